import { Input } from '@fluentui/react-components';
import { PasswordInput } from '@pausenplatz/account/ui';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { vaultPasswordSentence } from './vault-password.ts';

const { vault: texts } = passwordsUiTexts;

interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

/** What is wrong with a new vault password, for a form's `check`. */
export const newPasswordErrors = ({ password, repeat }: NewPassword) => ({
  password: vaultPasswordSentence(password),
  repeat: password === repeat ? undefined : texts.repeatWrong,
});

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly form: {
    readonly fields: NewPassword;
    readonly errors: { readonly password?: string | undefined; readonly repeat?: string | undefined };
    readonly set: (name: keyof NewPassword, text: string) => void;
  };
}

/** A new vault password, twice: nobody can reset it. */
export function NewPasswordFields({ label, form }: NewPasswordFieldsProps) {
  const { fields, errors, set } = form;
  return (
    <>
      <FormField label={label} help={fill(texts.passwordHelp, { count: passwordsLimits.vaultMinimum })} error={errors.password} required>
        <PasswordInput name="vault-password" autoComplete="new-password" value={fields.password} onText={(text) => set('password', text)} />
      </FormField>
      <FormField label={texts.repeat} error={errors.repeat} required>
        <PasswordInput name="vault-repeat" autoComplete="new-password" value={fields.repeat} onText={(text) => set('repeat', text)} />
      </FormField>
    </>
  );
}

interface RecoveryFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** The code from the paper. */
export function RecoveryField({ label, error, code, onCode }: RecoveryFieldProps) {
  return (
    <FormField label={label} error={error} required>
      <Input name="recovery" autoComplete="off" spellCheck={false} value={code} onChange={(_event, { value }) => onCode(value)} />
    </FormField>
  );
}
