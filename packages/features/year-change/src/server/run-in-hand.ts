import type { Services } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** The queue has tried a run for the last time after little more than an hour; whatever is older was lost with its process. */
const lostAfterMs = 2 * 3_600_000;

type PlanState = OwnTables['year_plan']['state'];

/** Which of these tasks are still waited for or carried out. A run that was lost leaves its plan to whoever planned it. */
export async function runsInHand({ db, clock }: Pick<Services, 'db' | 'clock'>, taskIds: readonly string[]): Promise<Set<string>> {
  if (taskIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('task')
    .select('id')
    .where('id', 'in', taskIds)
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '>', new Date(clock.now().getTime() - lostAfterMs))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How a plan stands once nobody runs it: one of which nothing was done is a draft, and can be thrown away as one. */
export const stateAtRest = (steps: readonly { readonly state: string }[]): PlanState =>
  steps.some(({ state }) => state === 'done' || state === 'undone') ? 'done' : 'draft';
