import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { passwordsLimits as limits } from './limits.ts';

const base64url = (minimum: number, maximum: number) =>
  z.string().check(z.minLength(minimum), scalars.atMost(maximum), z.regex(/^[A-Za-z0-9_-]+$/));

const between = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));

/** How a key is made of a vault password. Another algorithm is another member: who opens reads which one it was. */
export const derivation = z.discriminatedUnion('algorithm', [
  /** What vaults had at first; they move over when somebody opens them. */
  z.strictObject({
    algorithm: z.literal('pbkdf2-sha256'),
    rounds: between(limits.roundsMinimum, limits.roundsMaximum),
    salt: base64url(22, 64),
  }),
  z.strictObject({
    algorithm: z.literal('argon2id'),
    memoryKib: between(limits.memoryMinimum, limits.memoryMaximum),
    passes: between(limits.passesMinimum, limits.passesMaximum),
    salt: base64url(22, 64),
  }),
]);
export type Derivation = z.output<typeof derivation>;

/** Nonce, ciphertext and tag (AES-256-GCM) as one text; the server never has the key. */
export const sealed = base64url(38, limits.sealedMaximum);
/** The vault’s own key under another one: 32 bytes, a nonce and a tag. */
export const wrapped = base64url(80, 80);
/** Shows that somebody knows the password or the recovery code, and opens nothing by itself: 32 bytes. */
export const knowledge = base64url(43, 43);

/** What a browser needs before somebody has typed the vault password. */
export const vaultFace = z.object({ derivation, revision: z.int() });
export type VaultFace = z.output<typeof vaultFace>;

export const vaultItem = z.object({ id: scalars.id, version: z.int(), sealed: z.string(), updatedAt: scalars.timestamp });
export type VaultItem = z.output<typeof vaultItem>;
