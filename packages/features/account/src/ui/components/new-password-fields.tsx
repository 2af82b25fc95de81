import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { accountLimits } from '../../contract/limits.ts';
import { accountTexts } from '../../texts.ts';
import { passwordStrength } from '../password-strength.ts';
import { PasswordInput } from './password-input.tsx';
import { StrengthWords } from './strength-words.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  /** Names of the person, which a good password does not hold. */
  readonly ownWords?: readonly string[];
}

/** A new password with how well it holds, in words. */
export function NewPasswordField({ label, value, error, onText, ownWords = [] }: NewPasswordFieldProps) {
  return (
    <>
      <FormField label={label} help={fill(accountTexts.initialPassword.help, { minimum: accountLimits.passwordMinimum })} error={error}>
        <PasswordInput name="new-password" autoComplete="new-password" value={value} onText={onText} />
      </FormField>
      {value !== '' && <StrengthWords strength={passwordStrength(value, ownWords)} />}
    </>
  );
}
