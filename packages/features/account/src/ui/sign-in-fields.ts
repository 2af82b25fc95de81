import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { accountTexts } from '../texts.ts';

export interface SignInFields {
  readonly userName: string;
  readonly password: string;
}

export type FieldErrors<Fields> = Partial<Record<keyof Fields & string, string>>;

/** Sentences for what must be mended before the server is asked; empty when all is well. */
export function signInErrors({ userName, password }: SignInFields): FieldErrors<SignInFields> {
  const { empty, emailWrong } = accountTexts.signIn;
  const name = userName.trim();
  return {
    ...(name === '' && { userName: empty }),
    ...(name.includes('@') && !isEmailAddress(name) && { userName: emailWrong }),
    ...(password === '' && { password: empty }),
  };
}
