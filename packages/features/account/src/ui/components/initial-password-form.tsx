import { Button, makeStyles } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill, safeOwnPath } from '@pausenplatz/kernel-contract';
import { type SignedInUser, useSessionStore } from '@pausenplatz/kernel-host';
import { Card, FormField, notify, notifyRefusal, useFirstErrorFocus } from '@pausenplatz/kernel-ui';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountLimits } from '../../contract/limits.ts';
import { changeInitialPassword } from '../../contract/sign-in.ts';
import { accountTexts } from '../../texts.ts';
import { passwordStrength } from '../password-strength.ts';
import type { FieldErrors } from '../sign-in-fields.ts';
import { takePendingLink } from '../pending-link.ts';
import { useLinkAccount } from '../use-link-account.ts';
import { PasswordInput } from './password-input.tsx';
import { StrengthWords } from './strength-words.tsx';

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px' } });

interface Fields {
  readonly password: string;
  readonly repeat: string;
}

/** Two fields, hints in words, and on to where the person wanted to go. */
export function InitialPasswordForm({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const texts = accountTexts.initialPassword;
  const api = useApi();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const connect = useLinkAccount();
  const [query] = useSearchParams();
  const [fields, setFields] = useState<Fields>({ password: '', repeat: '' });
  const [errors, setErrors] = useState<FieldErrors<Fields>>({});
  const [busy, setBusy] = useState(false);
  const form = useFirstErrorFocus(errors);

  const save = async () => {
    setBusy(true);
    try {
      await api.call(changeInitialPassword, { password: fields.password });
      const link = takePendingLink();
      if (link) await connect(link, fields.password);
      sessions.become({ status: 'signedIn', user });
      notify({ type: 'success', title: texts.saved });
      await navigate(safeOwnPath(query.get('redirectUrl')), { replace: true });
    } catch (error) {
      const sentence = passwordSentence(error);
      if (sentence === null) notifyRefusal(error);
      else setErrors({ password: sentence });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = errorsOf(fields);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !busy) void save();
  };

  return (
    <Card>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={texts.title}>
        <FormField label={texts.password} help={fill(texts.help, { minimum: accountLimits.passwordMinimum })} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={fields.password}
            onText={(password) => setFields({ ...fields, password })}
          />
        </FormField>
        {fields.password !== '' && (
          <StrengthWords strength={passwordStrength(fields.password, [user.firstName, user.lastName, user.userName])} />
        )}
        <FormField label={texts.repeat} error={errors.repeat}>
          <PasswordInput
            name="repeat"
            autoComplete="new-password"
            value={fields.repeat}
            onText={(repeat) => setFields({ ...fields, repeat })}
          />
        </FormField>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}

function errorsOf({ password, repeat }: Fields): FieldErrors<Fields> {
  const texts = accountTexts.initialPassword;
  const missing = accountLimits.passwordMinimum - password.length;
  if (password === '') return { password: accountTexts.signIn.empty };
  if (missing > 0) return { password: fill(texts.tooShort, { missing }) };
  return password === repeat ? {} : { repeat: texts.different };
}

/** The sentence that belongs at the field, or null where the error is of another kind. */
function passwordSentence(error: unknown): string | null {
  if (!(error instanceof RefusedError)) return null;
  if (error.is('PASSWORD_UNCHANGED') || error.is('PASSWORD_TOO_COMMON')) return error.body.messageBody;
  return error.body.fields?.['password'] ?? null;
}
