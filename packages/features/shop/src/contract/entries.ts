import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { shopLimits } from './limits.ts';

export const entry = z.object({
  id: scalars.id,
  title: z.string(),
  done: z.boolean(),
  createdAt: scalars.timestamp,
});
export type Entry = z.output<typeof entry>;

const members = { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 } as const;
const writers: ActorTable = signedInActors(404, { ...members, pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403 });

export const listShop = defineCall({
  summary: 'The entries of a class, newest first; for its members and the admins of its school.',
  method: 'GET',
  path: 'shop/get',
  access: signedIn,
  actors: signedInActors(404, members),
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ entries: z.array(entry), canWrite: z.boolean() }),
  refusals: [...classReadRefusals],
});

export const addShop = defineCall({
  summary: 'Add an entry to a class that one teaches.',
  method: 'POST',
  path: 'shop/add',
  access: signedIn,
  actors: writers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ classId: scalars.id, title: scalars.text(shopLimits.titleMaximum) }),
  output: z.object({ entry }),
  refusals: [...classWriteRefusals, 'SHOP_FULL'],
});

export const setShopDone = defineCall({
  summary: 'Tick an entry off, or take that back.',
  method: 'POST',
  path: 'shop/set-done',
  access: signedIn,
  actors: writers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, done: z.boolean() }),
  output: z.object({ entry }),
  refusals: [...classWriteRefusals, 'SHOP_NOT_FOUND'],
});
