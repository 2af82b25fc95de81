import { Button, makeStyles } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill, safeOwnPath } from '@pausenplatz/kernel-contract';
import { type SignedInUser, useSessionStore, useSlotLater } from '@pausenplatz/kernel-host';
import { Card, FormField, notify, RefusalBar, useForm } from '@pausenplatz/kernel-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountLimits } from '../../contract/limits.ts';
import { changeInitialPassword } from '../../contract/sign-in.ts';
import { accountTexts } from '../../texts.ts';
import { passwordChosen } from '../password-chosen.ts';
import { passwordStrength } from '../password-strength.ts';
import { newPasswordSentence, repeatSentence } from '../form-checks.ts';
import { PasswordInput } from './password-input.tsx';
import { StrengthWords } from './strength-words.tsx';

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px' } });

/** Two fields, hints in words, and on to where the person wanted to go. */
export function InitialPasswordForm({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const texts = accountTexts.initialPassword;
  const api = useApi();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const loadWaiting = useSlotLater(passwordChosen);
  const [query] = useSearchParams();
  const form = useForm({
    initial: { password: '', repeat: '' },
    secrets: ['password', 'repeat'],
    check: ({ password, repeat }) => {
      const wrong = newPasswordSentence(password);
      return wrong === undefined ? { repeat: repeatSentence(password, repeat) } : { password: wrong };
    },
    send: async ({ password }) => {
      await api.call(changeInitialPassword, { password });
      // Without it nothing is lost: it waits on.
      const waiting = await loadWaiting().catch(() => []);
      for (const follow of waiting) await follow(api, password);
      sessions.become({ status: 'signedIn', user });
      notify({ type: 'success', title: texts.saved });
      await navigate(safeOwnPath(query.get('redirectUrl')), { replace: true });
    },
  });
  const { attach, onSubmit, fields, errors, refused, busy } = form;

  return (
    <Card>
      <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.title}>
        {refused && <RefusalBar refused={refused} />}
        <FormField label={texts.password} help={fill(texts.help, { minimum: accountLimits.passwordMinimum })} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={fields.password}
            onText={(password) => form.set('password', password)}
          />
        </FormField>
        {fields.password !== '' && (
          <StrengthWords strength={passwordStrength(fields.password, [user.firstName, user.lastName, user.userName])} />
        )}
        <FormField label={texts.repeat} error={errors.repeat}>
          <PasswordInput name="repeat" autoComplete="new-password" value={fields.repeat} onText={(repeat) => form.set('repeat', repeat)} />
        </FormField>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}
