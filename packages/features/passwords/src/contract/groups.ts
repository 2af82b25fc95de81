import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { passwordsLimits as limits } from './limits.ts';
import { classTeachers, people } from './shapes.ts';

const name = scalars.text(limits.groupMaximum);

export const addGroup = defineCall({
  summary: 'Add a group to the accounts of a class that one teaches, or to a child’s own; an adult’s groups are sealed with their entries.',
  method: 'POST',
  path: 'passwordsafe/add-group',
  access: people,
  actors: classTeachers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ classId: z.nullable(scalars.id), name }),
  output: z.object({ id: scalars.id }),
  refusals: [...classWriteRefusals, 'PASSWORD_FORBIDDEN', 'PASSWORDS_FULL'],
});

export const editGroup = defineCall({
  summary: 'Rename a group.',
  method: 'POST',
  path: 'passwordsafe/edit-group',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, name }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PASSWORD_GROUP_NOT_FOUND'],
});

export const deleteGroup = defineCall({
  summary: 'Take a group away; its entries stay, without a group.',
  method: 'POST',
  path: 'passwordsafe/delete-group',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PASSWORD_GROUP_NOT_FOUND'],
});
