import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill, safeOwnPath } from '@pausenplatz/kernel-contract';
import { initialPasswordPath, useSessionStore } from '@pausenplatz/kernel-host';
import { FormField, notifyRefusal, useDraft, useFirstErrorFocus } from '@pausenplatz/kernel-ui';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { login } from '../../contract/sign-in.ts';
import { accountTexts } from '../../texts.ts';
import { signInRefusal } from '../sign-in-answer.ts';
import { type FieldErrors, signInErrors, type SignInFields } from '../sign-in-fields.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordInput } from './password-input.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  // Fluent pads the box by 8 px and draws an unchecked label in grey.
  remember: { display: 'grid', marginLeft: '-8px', '& label': { color: tokens.colorNeutralForeground1 } },
  help: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, marginLeft: '40px', marginTop: '-6px' },
  forgotten: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
});

const nothingWrong: FieldErrors<SignInFields> = {};

/** Sign-in with user name or e-mail and password; goes on to `redirectUrl` afterwards, if that is our own. */
export function SignInForm() {
  const styles = useStyles();
  const texts = accountTexts.signIn;
  const api = useApi();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = useDraft('sign-in:user-name');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [errors, setErrors] = useState(nothingWrong);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [secondsLeft, waitFor] = useSecondsLeft();
  const form = useFirstErrorFocus(errors);

  const showRefusal = (error: unknown) => {
    const refusal = signInRefusal(error);
    switch (refusal?.kind) {
      case 'credentials':
        setRefused(refusal.sentence);
        setPassword('');
        form.current?.querySelector<HTMLElement>('input[name="password"]')?.focus();
        return;
      case 'wait':
        waitFor(refusal.seconds);
        return;
      case 'fields':
        setErrors({ ...pick('userName', refusal.fields['UserName']), ...pick('password', refusal.fields['Password']) });
        return;
      case undefined:
        notifyRefusal(error);
    }
  };

  const signIn = async () => {
    setBusy(true);
    try {
      const answer = await api.call(login, { UserName: name.text.trim(), Password: password, RememberMe: rememberMe, keeps: 'cookie' });
      const wanted = safeOwnPath(query.get('redirectUrl'));
      name.clear();
      sessions.become({ status: answer.initialPassword ? 'initialPassword' : 'signedIn', user: answer.user });
      const onward = wanted === '/' ? '' : `?redirectUrl=${encodeURIComponent(wanted)}`;
      await navigate(answer.initialPassword ? initialPasswordPath + onward : wanted, { replace: true });
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signInErrors({ userName: name.text, password });
    setErrors(wrong);
    setRefused(null);
    if (Object.keys(wrong).length === 0 && !busy && secondsLeft === 0) void signIn();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={texts.title}>
      {refused !== null && secondsLeft === 0 && <FormMessage>{refused}</FormMessage>}
      {secondsLeft > 0 && <FormMessage>{fill(texts.waiting, { seconds: secondsLeft })}</FormMessage>}
      <FormField label={texts.userName} error={errors.userName}>
        <Input
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={name.text}
          onChange={(_event, { value }) => name.setText(value)}
        />
      </FormField>
      <FormField label={texts.password} error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" value={password} onText={setPassword} />
      </FormField>
      <div className={styles.remember}>
        <Checkbox label={texts.rememberMe} checked={rememberMe} onChange={(_event, { checked }) => setRememberMe(checked === true)} />
        <span className={styles.help}>{texts.rememberHelp}</span>
      </div>
      <Button type="submit" appearance="primary" size="large" disabled={secondsLeft > 0} disabledFocusable={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
      <p className={styles.forgotten}>{texts.forgotten}</p>
    </form>
  );
}

function pick(field: keyof SignInFields, sentence: string | undefined): FieldErrors<SignInFields> {
  return sentence === undefined ? {} : { [field]: sentence };
}
