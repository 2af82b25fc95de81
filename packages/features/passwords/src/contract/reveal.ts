import { passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { anyPerson, people, unproven } from './shapes.ts';

/** Good for this session and for ten minutes; null before somebody proved anything. */
const proof = z.nullable(z.string().check(scalars.atMost(400)));

export const provePresence = defineCall({
  summary: 'Prove by the own password that it is oneself; for ten minutes passwords are shown in this session.',
  method: 'POST',
  path: 'passwordsafe/prove',
  access: people,
  actors: anyPerson,
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ proof: z.string(), until: scalars.timestamp }),
  refusals: [...passwordProofRefusals, 'PASSWORD_OWN_NONE'],
});

export const revealSecret = defineCall({
  summary: 'One password, for who may see it and has just proven who they are; the log says so.',
  method: 'POST',
  path: 'passwordsafe/reveal',
  access: people,
  actors: unproven,
  mutates: true,
  input: z.strictObject({ id: scalars.id, userId: scalars.id, proof }),
  output: z.object({ secret: z.string() }),
  refusals: [
    ...classWriteRefusals,
    'PASSWORD_EMPTY',
    'PASSWORD_HIDDEN',
    'PASSWORD_ITEM_NOT_FOUND',
    'PASSWORD_PROOF_NEEDED',
    'PASSWORD_UNREADABLE',
  ],
});

export const printSlips = defineCall({
  summary: 'Slips of an entry for the children of a class: passwords that its teacher may see are on them, and the log says so.',
  method: 'POST',
  path: 'passwordsafe/slips',
  access: people,
  actors: unproven,
  mutates: true,
  input: z.strictObject({ id: scalars.id, proof }),
  output: z.object({
    title: z.string(),
    url: z.string(),
    slips: z.array(
      z.object({
        userId: scalars.id,
        name: z.string(),
        userName: z.string(),
        secret: z.nullable(z.string()),
        /** Why there is none: its child alone may see it, nobody has set one, or it cannot be read any more. */
        state: z.enum(['shown', 'childOnly', 'none', 'unreadable']),
      }),
    ),
  }),
  refusals: [...classWriteRefusals, 'PASSWORD_ITEM_NOT_FOUND', 'PASSWORD_PROOF_NEEDED'],
});
