import { type CallContext, stepKey } from '@pausenplatz/kernel-server';
import type { Pace } from '../contract/index.ts';
import type { ProgressTables } from './tables.ts';

type Asking = Pick<CallContext<ProgressTables>, 'db' | 'steps'>;

/** The feature in which teachers set how much time a child has tells it here to all others that run against a clock. One query. */
export const paceStep = stepKey<(asking: Pick<Asking, 'db'>, userIds: readonly string[]) => Promise<(userId: string) => Pace>>('pace');

/** How much time these people have; the usual where nobody sets any. */
export async function pacesOf(asking: Asking, userIds: readonly string[]): Promise<(userId: string) => Pace> {
  const [setting] = asking.steps.given(paceStep);
  return setting ? setting.step(asking, userIds) : () => 'standard';
}
