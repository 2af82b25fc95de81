import { Button, Input } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { FormField, notify, notifyRefusal, Screen as ScreenFrame, useDraft } from '@pausenplatz/kernel-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { linkAccount, type TeamsSession } from '../sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

/** `/teams/first-login`: proves the own account once and links it with the Microsoft account. */
export function FirstLogin({ session, onLinked }: { readonly session: TeamsSession; readonly onLinked: () => void }) {
  const { firstLogin: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const userName = useDraft('teams-first-login');
  const [password, setPassword] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The field came with the first click: the next thing to do is to type.
  useEffect(() => {
    if (needsCode) form.current?.querySelector<HTMLElement>('input[autocomplete=one-time-code]')?.focus();
  }, [needsCode]);

  async function link(): Promise<void> {
    setBusy(true);
    setFields({});
    try {
      const result = await linkAccount(session, userName.text, password, code.trim());
      if (result === 'secondFactor') return setNeedsCode(true);
      if (result === 'initialPassword') return void notify({ type: 'info', title: texts.title, body: texts.initialPassword });
      userName.clear();
      notify({ type: 'success', title: texts.linked });
      onLinked();
    } catch (error) {
      if (error instanceof RefusedError && error.body.fields) setFields(error.body.fields);
      else notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void link();
  };
  return (
    <ScreenFrame title={texts.title} width="narrow">
      <p>{texts.body}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <FormField label={texts.userName} error={fields['UserName']}>
          <Input size="large" value={userName.text} onChange={(_event, { value }) => userName.setText(value)} autoComplete="username" />
        </FormField>
        <FormField label={texts.password} error={fields['Password']}>
          <Input
            size="large"
            type="password"
            value={password}
            onChange={(_event, { value }) => setPassword(value)}
            autoComplete="current-password"
          />
        </FormField>
        {needsCode && (
          <FormField label={texts.code} help={texts.codeHelp} error={fields['code']}>
            <Input size="large" value={code} onChange={(_event, { value }) => setCode(value)} autoComplete="one-time-code" />
          </FormField>
        )}
        <Button type="submit" appearance="primary" size="large" disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </ScreenFrame>
  );
}
