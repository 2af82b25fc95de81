import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, notifyRefusal, TextLink, useDraft, useFirstErrorFocus } from '@pausenplatz/kernel-ui';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { login } from '../../contract/sign-in.ts';
import { accountTexts } from '../../texts.ts';
import { waitWords } from '../../rules/wait-words.ts';
import { signInRefusal } from '../sign-in-answer.ts';
import { type FieldErrors, signInErrors, type SignInFields } from '../sign-in-fields.ts';
import { type Entered, useEntered } from '../use-entered.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordInput } from './password-input.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  // Fluent pads the box by 8 px and draws an unchecked label in grey.
  remember: { display: 'grid', marginLeft: '-8px', '& label': { color: tokens.colorNeutralForeground1 } },
  help: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, marginLeft: '40px', marginTop: '-6px' },
  forgotten: { justifySelf: 'center', padding: '4px 8px' },
});

// Steps that few people meet load when they do.
const SecondFactorForm = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }));
const RestoreForm = lazy(async () => ({ default: (await import('./restore-form.tsx')).RestoreForm }));

/** Password first; then perhaps a code, or the account is fetched back from the trash. */
type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'secondFactor'; readonly challenge: string }
  | { readonly kind: 'trash'; readonly sentence: string };

const nothingWrong: FieldErrors<SignInFields> = {};

interface SignInFormProps {
  /** Runs before the screen is left. */
  readonly first?: (answer: Entered, password: string) => Promise<void>;
  /** Where to go afterwards; the address knows unless said. */
  readonly redirectUrl?: string;
}

/** Sign-in with user name or e-mail and password; goes on to `redirectUrl` afterwards, if that is our own. */
export function SignInForm({ first, redirectUrl }: SignInFormProps) {
  const styles = useStyles();
  const texts = accountTexts.signIn;
  const api = useApi();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const name = useDraft('sign-in:user-name');
  const [password, setPassword] = useState('');
  const before = first && ((answer: Entered) => first(answer, password));
  const entered = useEntered(before);
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
      case 'trash':
        setStep({ kind: 'trash', sentence: refusal.sentence });
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
      if (answer.secondFactor && answer.challenge !== null) return setStep({ kind: 'secondFactor', challenge: answer.challenge });
      name.clear();
      await entered(answer, redirectUrl);
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

  const back = () => setStep({ kind: 'password' });
  if (step.kind !== 'password')
    return (
      <Suspense fallback={texts.busy}>
        {step.kind === 'secondFactor' ? (
          <SecondFactorForm
            challenge={step.challenge}
            onBack={back}
            {...(before && { first: before })}
            {...(redirectUrl !== undefined && { redirectUrl })}
          />
        ) : (
          <RestoreForm
            userName={name.text.trim()}
            password={password}
            sentence={step.sentence}
            onRestored={() => void signIn()}
            onBack={back}
          />
        )}
      </Suspense>
    );

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={texts.title}>
      {refused !== null && secondsLeft === 0 && <FormMessage>{refused}</FormMessage>}
      {secondsLeft > 0 && <FormMessage>{fill(texts.waiting, { wait: waitWords(secondsLeft) })}</FormMessage>}
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
      <TextLink to="/passwort-vergessen" className={styles.forgotten}>
        {texts.forgotten}
      </TextLink>
    </form>
  );
}

function pick(field: keyof SignInFields, sentence: string | undefined): FieldErrors<SignInFields> {
  return sentence === undefined ? {} : { [field]: sentence };
}
