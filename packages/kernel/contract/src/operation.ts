import * as z from 'zod/mini';
import { signedInActors, signedIn } from './access.ts';
import { defineCall } from './call.ts';
import { defineHubMessage } from './hub.ts';
import * as scalars from './scalars.ts';

/** Long work in the background: it waits, runs, and ends well or badly. */
const operationStates = ['waiting', 'running', 'finished', 'failed'] as const;
export type OperationState = (typeof operationStates)[number];

const progress = {
  id: scalars.id,
  kind: z.string(),
  state: z.enum(operationStates),
  /** Steps of `total` that are done; the total is 0 until it is known. */
  done: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
};

/** How far it is; to all connections of the person who started it, twice a second at most. */
export const operationProgress = defineHubMessage('OperationProgress', z.object({ v: z.literal(1), ...progress }));

export const operation = z.object({
  ...progress,
  /** What it answers, by its kind; null until it is finished. */
  result: z.nullable(z.record(z.string(), z.unknown())),
  /** Why it failed, as a notice. */
  failure: z.nullable(z.object({ messageTitle: z.string(), messageBody: z.string() })),
});
export type Operation = z.output<typeof operation>;

export const getOperation = defineCall({
  summary: 'How far a background operation of the own is, and what it answered.',
  method: 'GET',
  path: 'operations/{id}',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: operation,
});
