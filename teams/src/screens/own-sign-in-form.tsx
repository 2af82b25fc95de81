import { Button } from '@fluentui/react-components';
import type { Api } from '@pausenplatz/kernel-browser';
import { RefusalBar, TextField, unfinished, useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { type OwnSignIn, signInOnce } from '../own-sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { useFirstLoginStyles } from './first-login-styles.ts';

interface OwnSignInFormProps {
  readonly api: Api;
  /** Under it what was typed is kept. */
  readonly name: string;
  readonly submitLabel: string;
  /** Whoever is through; what it throws stands in the form. */
  readonly onSignedIn: (own: OwnSignIn) => Promise<void>;
}

/** The own account once, with its second step where it has one, and with a password of one's own where it has none yet. */
export function OwnSignInForm(props: OwnSignInFormProps) {
  const [first, setFirst] = useState<OwnSignIn | null>(null);
  return first ? <FirstPasswordForm {...props} own={first} /> : <NameAndPassword {...props} onFirst={setFirst} />;
}

interface NameAndPasswordProps extends OwnSignInFormProps {
  readonly onFirst: (own: OwnSignIn) => void;
}

function NameAndPassword({ api, name, submitLabel, onSignedIn, onFirst }: NameAndPasswordProps) {
  const { firstLogin: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const [needsCode, setNeedsCode] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // The field came with the first click: the next thing to do is to type.
  useEffect(() => {
    if (needsCode) fields.current?.querySelector<HTMLElement>('input[autocomplete=one-time-code]')?.focus();
  }, [needsCode]);
  const form = useForm({
    name,
    initial: { UserName: '', Password: '', code: '' },
    secrets: ['Password', 'code'],
    send: async ({ UserName, Password, code }) => {
      const step = await signInOnce(api, UserName, Password, code.trim());
      if (step.kind === 'in') return onSignedIn(step.own);
      if (step.kind === 'secondFactor') setNeedsCode(true);
      else onFirst(step.own);
      return unfinished;
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <form ref={attach} onSubmit={onSubmit} noValidate>
      <div ref={fields} className={styles.form}>
        {refused && <RefusalBar refused={refused} />}
        <TextField form={form} name="UserName" label={texts.userName} size="large" autoComplete="username" />
        <TextField form={form} name="Password" label={texts.password} type="password" size="large" autoComplete="current-password" />
        {needsCode && (
          <TextField form={form} name="code" label={texts.code} help={texts.codeHelp} size="large" autoComplete="one-time-code" />
        )}
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
