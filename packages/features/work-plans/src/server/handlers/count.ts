import { countPlan } from '../../contract/index.ts';
import { countsOf, reachedOf } from '../queries/counts.ts';
import { proveTeacher } from '../scope.ts';
import { handle } from '../work-plans.ts';

/** Three queries, however many classes have the plan. */
export const countPlanHandler = handle(countPlan, async ({ db, actor }, { url }) => {
  const { given } = await proveTeacher({ db, actor }, { url });
  const ids = given.map(({ id }) => id);
  const [counts, reached] = [await countsOf(db, ids), await reachedOf(db, ids)];
  return {
    counts: ids.map((assignmentId) => {
      const { pupilCount, waiting } = counts.get(assignmentId) ?? { pupilCount: 0, waiting: 0 };
      return { assignmentId, pupilCount, waiting, ...(reached.get(assignmentId) ?? { begun: 0, through: 0 }) };
    }),
  };
});
