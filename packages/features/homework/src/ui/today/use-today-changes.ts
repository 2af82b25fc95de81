import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useMemo } from 'react';
import { getToday, type Plan, type Today } from '../../contract/index.ts';
import { type PlanChanges, useChangesOf } from '../data.ts';

const inPlan =
  (classId: string, change: (plan: Plan) => Plan) =>
  (today: Today): Today => ({
    ...today,
    plans: today.plans.map((plan) => (plan.schoolClass.id === classId ? { ...plan, ...change(plan) } : plan)),
  });

/** Changes of one class's plan as it stands on the home screen. */
export function useTodayChanges(classId: string): PlanChanges {
  const updates = useOptimistic(getToday, {});
  const ofPlan = useMemo<Parameters<typeof useChangesOf>[0]>(() => {
    const lifted = <Result>(change: {
      show: (plan: Plan) => Plan;
      send: () => Promise<Result>;
      settle?: (plan: Plan, result: Result) => Plan;
    }) => {
      const { show, send, settle } = change;
      return {
        show: inPlan(classId, show),
        send,
        ...(settle && { settle: (today: Today, result: Result) => inPlan(classId, (plan) => settle(plan, result))(today) }),
      };
    };
    return {
      current: () => updates.current()?.plans.find(({ schoolClass }) => schoolClass.id === classId),
      run: (change) => updates.run(lifted(change)),
      attempt: (change) => updates.attempt(lifted(change)),
      apply: (change) => updates.apply(inPlan(classId, change)),
    };
  }, [updates, classId]);
  return useChangesOf(ofPlan, classId);
}
