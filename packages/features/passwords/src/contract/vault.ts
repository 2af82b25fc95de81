import { type ActorTable, defineCall, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adults, people } from './shapes.ts';
import { derivation, knowledge, wrapped } from './vault-shapes.ts';

/** Nobody in the matrix has a vault to open. */
const withoutVault: ActorTable = signedInActors(404, adults);
const owners: ActorTable = signedInActors(200, adults);

export const createVault = defineCall({
  summary: 'Begin a vault: its key, wrapped by the vault password and by the recovery code, of which the server knows neither.',
  method: 'POST',
  path: 'passwordsafe/vault/create',
  access: people,
  actors: owners,
  mutates: true,
  input: z.strictObject({ derivation, knowledge, wrapped, recoveryKnowledge: knowledge, recoveryWrapped: wrapped }),
  output: z.object({ revision: z.int() }),
  refusals: ['PASSWORD_FORBIDDEN', 'VAULT_EXISTS'],
});

const by = z.enum(['password', 'recovery']);

export const openVault = defineCall({
  summary: 'The wrapped key of one’s vault, for who shows that they know its password or its recovery code; guesses are counted.',
  method: 'POST',
  path: 'passwordsafe/vault/open',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({ by, knowledge }),
  output: z.object({ wrapped: z.string() }),
  refusals: ['PASSWORD_FORBIDDEN', 'TOO_MANY_ATTEMPTS', 'VAULT_NOT_FOUND', 'VAULT_WRONG'],
});

export const rewrapVault = defineCall({
  summary: 'Wrap the same key by a new vault password; entries stay as they are. Of two changes at once one is refused.',
  method: 'POST',
  path: 'passwordsafe/vault/change-password',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({
    by,
    knowledge,
    revision: z.int().check(z.gte(1), z.lte(1_000_000)),
    next: z.strictObject({ derivation, knowledge, wrapped }),
  }),
  output: z.object({ revision: z.int() }),
  refusals: ['PASSWORD_CHANGED', 'PASSWORD_FORBIDDEN', 'TOO_MANY_ATTEMPTS', 'VAULT_NOT_FOUND', 'VAULT_WRONG'],
});
