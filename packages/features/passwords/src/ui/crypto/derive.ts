import { tidyCode } from '@pausenplatz/kernel-format';
import { type Derivation, passwordsLimits } from '../../contract/index.ts';
import { toBase64Url, fromBase64Url } from '../random.ts';
import { type Argon, argonInWorker } from './argon.ts';

/** What a password or a code becomes: something that shows that one knows it, and a key that never leaves the browser. */
export interface Derived {
  readonly knowledge: string;
  readonly wrapping: CryptoKey;
}

/** A server that asks for less than is allowed would get something that it could guess. */
export class WeakDerivation extends Error {}

/** How a new vault, or a new password of one, derives its key today. */
export const newDerivation = (): Derivation => ({
  algorithm: 'argon2id',
  memoryKib: passwordsLimits.memoryMinimum,
  passes: passwordsLimits.passesMinimum,
  salt: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
});

/** Whether a vault is derived as new ones are. */
export const isOfToday = ({ algorithm }: Derivation): boolean => algorithm === 'argon2id';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The one way from a vault password to its keys; another algorithm is another branch, and old vaults still open. */
export async function deriveKey(password: string, derivation: Derivation, argon: Argon = argonInWorker): Promise<Derived> {
  const typed = bytesOf(password.normalize('NFC'));
  const salt = fromBase64Url(derivation.salt);
  if (derivation.algorithm === 'argon2id') {
    const { memoryKib, passes } = derivation;
    if (memoryKib < passwordsLimits.memoryMinimum || passes < passwordsLimits.passesMinimum) throw new WeakDerivation();
    return partsOf(await argon({ password: typed, salt, memoryKib, passes }), 'password');
  }
  const { rounds } = derivation;
  if (rounds < passwordsLimits.roundsMinimum) throw new WeakDerivation();
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  return partsOf(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, base, 256), 'password');
}

/** A recovery code is random enough to need no rounds. */
export const deriveRecovery = (code: string): Promise<Derived> => partsOf(bytesOf(tidyCode(code)), 'recovery');

/** Two values that say nothing about each other (HKDF): what the server may hear, and the key. */
async function partsOf(secret: BufferSource, purpose: string): Promise<Derived> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: bytesOf(`pausenplatz ${purpose} ${info}`),
  });
  const knowledge = await crypto.subtle.deriveBits(hkdf('knowledge'), base, 256);
  const wrapping = await crypto.subtle.deriveKey(hkdf('wrapping'), base, { name: 'AES-GCM', length: 256 }, false, ['wrapKey', 'unwrapKey']);
  return { knowledge: toBase64Url(new Uint8Array(knowledge)), wrapping };
}
