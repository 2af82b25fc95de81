import { storedFile } from '@pausenplatz/documents/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { breakoutLimits as limits } from './limits.ts';
import { lockSecret } from './mechanisms.ts';

/** Who changes a page of class 3a is its teacher, and the admin of the school; pupils read it and get no lock by these calls. */
export const keepers = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 });

const hint = z.strictObject({
  text: scalars.text(limits.hintMaximum),
  /** It opens by itself after so many minutes at the lock; null: when a team asks for it. */
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(limits.hintMinutes))),
});
export type LockHint = z.output<typeof hint>;

const lockContent = z.strictObject({
  title: scalars.text(limits.lockTitleMaximum),
  /** Goes on with the story before the lock is seen. */
  story: scalars.optionalText(limits.storyMaximum),
  task: scalars.optionalText(limits.taskMaximum),
  pictureId: z.nullable(scalars.id),
  alt: scalars.optionalText(limits.altMaximum),
  audioId: z.nullable(scalars.id),
  secret: lockSecret,
  hints: z.array(hint).check(scalars.atMost(limits.hints)),
});
export type LockContent = z.output<typeof lockContent>;

export const editedLock = z.extend(lockContent, {
  id: scalars.id,
  picture: z.nullable(storedFile),
  audio: z.nullable(storedFile),
});
export type EditedLock = z.output<typeof editedLock>;

const call = { access: signedIn, actors: keepers } as const;
const found = ['BREAKOUT_NOT_FOUND', 'BREAKOUT_FORBIDDEN'] as const;

export const getBreakoutLocks = defineCall({
  ...call,
  summary: 'All locks of a breakout with their solutions, and how it ends, for those who change its page.',
  method: 'GET',
  path: 'breakouts/locks/{blockId}',
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ locks: z.array(editedLock), ending: z.string() }),
  refusals: [...found],
});

export const saveBreakoutLock = defineCall({
  ...call,
  summary: 'Change a lock, or add one at the end (`id` null).',
  method: 'POST',
  path: 'breakouts/lock/save',
  mutates: true,
  idempotent: true,
  input: z.strictObject({ blockId: scalars.id, id: z.nullable(scalars.id), lock: lockContent }),
  output: z.object({ lock: editedLock }),
  refusals: [...found, 'BREAKOUT_LOCK_NOT_FOUND', 'BREAKOUT_FULL', 'BREAKOUT_FILE_WRONG', 'BREAKOUT_PICTURE_MISSING'],
});

export const moveBreakoutLock = defineCall({
  ...call,
  summary: 'Put a lock behind another one of its breakout; null: to the beginning.',
  method: 'POST',
  path: 'breakouts/lock/move',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, id: scalars.id, afterId: z.nullable(scalars.id) }),
  output: scalars.done,
  refusals: [...found, 'BREAKOUT_LOCK_NOT_FOUND'],
});

export const deleteBreakoutLock = defineCall({
  ...call,
  summary: 'Take a lock out of its breakout for good.',
  method: 'POST',
  path: 'breakouts/lock/delete',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, id: scalars.id }),
  output: scalars.done,
  refusals: [...found, 'BREAKOUT_LOCK_NOT_FOUND'],
});

export const saveBreakoutEnding = defineCall({
  ...call,
  summary: 'What a team reads once its last lock is open.',
  method: 'POST',
  path: 'breakouts/ending/save',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, ending: scalars.optionalText(limits.endingMaximum) }),
  output: scalars.done,
  refusals: [...found],
});
