import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { getPlan, getTasks } from '../../contract/plan.ts';

/** Answers of the two calls of a block; only their types, because their schemas are heavy for a framed page. */
export type PlanAnswer = OutputOf<typeof getPlan>;
export type TasksAnswer = OutputOf<typeof getTasks>;

/** The two calls by their paths. */
export const blockPaths = { plan: 'homework/get', tasks: 'homework/tasks/get' } as const;

/** How a block reads: with the session of its host, or without any in a frame. */
export type ReadBlock = <Answer>(path: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Answer>;
