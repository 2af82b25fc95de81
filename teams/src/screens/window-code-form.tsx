import { Button } from '@fluentui/react-components';
import { windowLimits } from '@pausenplatz/federation/contract';
import { RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

/** The window could not hand over by itself: whoever signed in there types the code that it shows. */
export function WindowCodeForm({ onCode }: { readonly onCode: (code: string) => Promise<void> }) {
  const { roads: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const form = useForm({
    initial: { code: '' },
    secrets: ['code'],
    check: ({ code }) => ({ code: code.trim() === '' ? texts.codeMissing : undefined }),
    send: ({ code }) => onCode(code),
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.submit}>
      <p role="status">{texts.lost}</p>
      {refused && <RefusalBar refused={refused} />}
      <TextField
        form={form}
        name="code"
        label={texts.code}
        help={texts.codeHelp}
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        maximum={windowLimits.codeMaximum}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
