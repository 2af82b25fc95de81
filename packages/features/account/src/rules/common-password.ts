import { commonPasswords } from './common-passwords.data.ts';

/** True for passwords that attackers try first, and for those that hardly vary or repeat the user name. */
export function isCommonPassword(password: string, userName: string): boolean {
  const lowered = password.toLowerCase();
  if (commonPasswords.has(lowered) || commonPasswords.has(lowered.replace(/[\d!?.*]+$/, ''))) return true;
  if (new Set(lowered).size <= 2) return true;
  const name = userName.toLowerCase().split('@')[0] ?? '';
  return name.length >= 3 && lowered.replace(/\d+$/, '') === name;
}
