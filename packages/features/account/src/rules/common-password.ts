import { commonPasswords } from './common-passwords.data.ts';

/**
 * True for passwords that attackers try first, and for those that hardly vary or repeat the user name. `isListed` knows a long list of
 * passwords in small letters.
 */
export function isCommonPassword(password: string, userName: string, isListed: (password: string) => boolean): boolean {
  const lowered = password.toLowerCase();
  const bare = lowered.replace(/[\d!?.*]+$/, '');
  if (commonPasswords.has(lowered) || commonPasswords.has(bare) || isListed(lowered)) return true;
  if (new Set(lowered).size <= 2) return true;
  const name = userName.toLowerCase().split('@')[0] ?? '';
  return name.length >= 3 && lowered.replace(/\d+$/, '') === name;
}
