import { accountLimits } from '../contract/limits.ts';

/** How well a password holds, in four words. */
export type PasswordStrength = 'short' | 'guessable' | 'fair' | 'good';

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '9876543210', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'qwertyuiop'];
const goodLength = 14;
const fairDistinct = 5;

/**
 * A friendly estimate while typing; the server's list of common passwords has the last word.
 * Length counts most (NIST SP 800-63B), names of the person and keyboard rows count against.
 */
export function passwordStrength(password: string, ownWords: readonly string[]): PasswordStrength {
  if (password.length < accountLimits.passwordMinimum) return 'short';
  const lower = password.toLowerCase();
  const withoutOwn = ownWords
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .reduce((left, word) => left.replaceAll(word, ''), lower);
  const distinct = new Set(withoutOwn).size;
  if (distinct < fairDistinct || isRow(withoutOwn)) return 'guessable';
  return withoutOwn.length >= goodLength ? 'good' : 'fair';
}

/** Most of it is a piece of a keyboard row, the alphabet or the numbers. */
function isRow(text: string): boolean {
  for (let start = 0; start + 4 <= text.length; start += 1) {
    const piece = text.slice(start, start + Math.max(4, Math.ceil(text.length * 0.6)));
    if (piece.length >= 4 && rows.some((row) => row.includes(piece))) return true;
  }
  return false;
}
