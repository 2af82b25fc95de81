import { accountTexts } from '../texts.ts';
import { refuse } from './account.ts';
import { isCommon } from './common-passwords.ts';

/** Refuses a password that everybody knows, at its field. */
export function refuseCommon(password: string, userName: string, field = 'password'): void {
  const { PASSWORD_TOO_COMMON } = accountTexts.refusals;
  if (isCommon(password, userName)) refuse('PASSWORD_TOO_COMMON', { fields: { [field]: PASSWORD_TOO_COMMON.body } });
}

/** Refuses a password that is the present one, at its field. */
export function refuseUnchanged(): never {
  return refuse('PASSWORD_UNCHANGED', { fields: { password: accountTexts.refusals.PASSWORD_UNCHANGED.body } });
}
