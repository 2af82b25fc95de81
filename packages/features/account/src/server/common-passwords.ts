import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isCommonPassword, isInBloomFilter } from '../rules/index.ts';

/** The 100,000 most frequent passwords of at least eight characters, as a Bloom filter (docs/decisions/0073). */
const filter = readFileSync(new URL('common-passwords.bloom', import.meta.url));

const hash = (word: string): Uint8Array => createHash('sha256').update(word).digest();

/** Whether a password is one that everybody tries, or hardly more than the user name. */
export function isCommon(password: string, userName: string): boolean {
  return isCommonPassword(password, userName, (word) => isInBloomFilter(filter, word, hash));
}
