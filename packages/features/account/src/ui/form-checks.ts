import { fill } from '@pausenplatz/kernel-contract';
import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { accountLimits } from '../contract/limits.ts';
import { accountTexts } from '../texts.ts';

/** The sentence for an empty field, or nothing. */
export function emptySentence(text: string): string | undefined {
  return text.trim() === '' ? accountTexts.signIn.empty : undefined;
}

/** Specification section 5: an empty and an invalid address have a sentence each. */
export function emailSentence(text: string): string | undefined {
  if (text.trim() === '') return accountTexts.signIn.empty;
  return isEmailAddress(text.trim()) ? undefined : accountTexts.signIn.emailWrong;
}

/** A new password: there at all, and long enough. */
export function newPasswordSentence(password: string): string | undefined {
  if (password === '') return accountTexts.signIn.empty;
  const missing = accountLimits.passwordMinimum - password.length;
  return missing > 0 ? fill(accountTexts.initialPassword.tooShort, { missing }) : undefined;
}

/** The same password twice. */
export function repeatSentence(password: string, repeat: string): string | undefined {
  return password === repeat ? undefined : accountTexts.initialPassword.different;
}
