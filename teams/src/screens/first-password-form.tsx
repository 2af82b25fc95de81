import { NewPasswordField, newPasswordSentence } from '@pausenplatz/account/ui';
import { Button } from '@fluentui/react-components';
import type { Api } from '@pausenplatz/kernel-browser';
import { RefusalBar, useForm } from '@pausenplatz/kernel-ui';
import { choosePassword, type OwnSignIn } from '../own-sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

interface FirstPasswordFormProps {
  readonly api: Api;
  readonly own: OwnSignIn;
  readonly submitLabel: string;
  readonly onSignedIn: (own: OwnSignIn) => Promise<void>;
}

/** Whoever came with a first password chooses one of their own, here, and goes on. */
export function FirstPasswordForm({ api, own, submitLabel, onSignedIn }: FirstPasswordFormProps) {
  const { firstPassword: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const { firstName, lastName, userName } = own.user;
  const form = useForm({
    initial: { password: '' },
    secrets: ['password'],
    check: ({ password }) => ({ password: newPasswordSentence(password) }),
    send: async ({ password }) => onSignedIn(await choosePassword(api, own, password)),
  });
  const { attach, onSubmit, fields, errors, refused, busy } = form;
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.title}>
      <p role="status">{texts.body}</p>
      {refused && <RefusalBar refused={refused} />}
      <NewPasswordField
        label={texts.password}
        value={fields.password}
        error={errors.password}
        ownWords={[firstName, lastName, userName]}
        onText={(password) => form.set('password', password)}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
