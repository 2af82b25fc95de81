import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where mental arithmetic holds people: what a child did is the child's, and goes with it. */
export const mentalArithmeticKeeps = keepsOf<OwnTables>()({
  people: { 'mental_arithmetic_run.user_id': { erased: 'row', exportedAs: 'mentalArithmeticRuns' } },
  classes: {},
  neither: { mental_arithmetic_run: ['id', 'kind', 'tasks', 'result'] },
});
