import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { mentalArithmeticKeeps } from './keeps.ts';
import type { MentalArithmeticTables } from './tables.ts';

/** What mental arithmetic knows about people. */
export const mentalArithmeticSteps: Steps = {
  keeps: mentalArithmeticKeeps,
  async exportFor(services, userId) {
    const mentalArithmeticRuns = await ownTables<MentalArithmeticTables>(services.db)
      .selectFrom('mental_arithmetic_run')
      .select([
        'stage',
        'kind',
        'limit_ms',
        'tasks',
        'started_at',
        'finished_at',
        'asked',
        'answered',
        'right_first',
        'timeouts',
        'ms',
        'is_passed',
      ])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    return { data: { mentalArithmeticRuns } };
  },
};
