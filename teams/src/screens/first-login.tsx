import { Button } from '@fluentui/react-components';
import { notify, RefusalBar, Screen as ScreenFrame, TextField, unfinished, useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { linkAccount, type TeamsSession } from '../sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

/** `/teams/first-login`: proves the own account once and links it with the Microsoft account. */
export function FirstLogin({ session, onLinked }: { readonly session: TeamsSession; readonly onLinked: () => void }) {
  const { firstLogin: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const [needsCode, setNeedsCode] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  // The field came with the first click: the next thing to do is to type.
  useEffect(() => {
    if (needsCode) lead.current?.parentElement?.querySelector<HTMLElement>('input[autocomplete=one-time-code]')?.focus();
  }, [needsCode]);
  const form = useForm({
    name: 'teams-first-login',
    initial: { UserName: '', Password: '', code: '' },
    secrets: ['Password', 'code'],
    send: async ({ UserName, Password, code }) => {
      const result = await linkAccount(session, UserName, Password, code.trim());
      if (result === 'secondFactor') {
        setNeedsCode(true);
        return unfinished;
      }
      if (result === 'initialPassword') {
        notify({ type: 'info', title: texts.title, body: texts.initialPassword });
        return unfinished;
      }
      notify({ type: 'success', title: texts.linked });
      return onLinked();
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <ScreenFrame title={texts.title} width="narrow">
      <p ref={lead}>{texts.body}</p>
      <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate>
        {refused && <RefusalBar refused={refused} />}
        <TextField form={form} name="UserName" label={texts.userName} size="large" autoComplete="username" />
        <TextField form={form} name="Password" label={texts.password} type="password" size="large" autoComplete="current-password" />
        {needsCode && (
          <TextField form={form} name="code" label={texts.code} help={texts.codeHelp} size="large" autoComplete="one-time-code" />
        )}
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {texts.submit}
        </Button>
      </form>
    </ScreenFrame>
  );
}
