import { accountTexts } from '../texts.ts';

export interface SignInFields {
  readonly userName: string;
  readonly password: string;
}

export type FieldErrors<Fields> = Partial<Record<keyof Fields & string, string>>;

/** Specification section 5: 6 to 254 characters, local part to 64, labels to 63, top-level domain of letters. */
const email = /^(?=.{6,254}$)[^\s@]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** True for an address of the specification's format. */
export function isEmailAddress(value: string): boolean {
  return email.test(value);
}

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
