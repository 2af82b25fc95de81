import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { checkPlan, getWorkPlan, listPlans, listTemplates, listWaiting, type PlanTab } from '../contract/index.ts';

export const usePlanList = (tab: PlanTab) => useCall(listPlans, { tab });
export const usePlan = (url: string) => useCall(getWorkPlan, { url });
export const useWaiting = (isTeacher: boolean) => useCall(listWaiting, {}, { enabled: isTeacher });

/** Everything of plans that is on the screen is read again. */
export function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const shown of [listPlans, getWorkPlan, listTemplates, checkPlan]) void markStale(client, shown);
  };
}

/** Makes a call whose answer no screen shows by itself; a refusal is said and answers null. What is shown is read again. */
export function useChange() {
  const api = useApi();
  const again = useAgain();
  return async <C extends AnyCall>(call: C, input: InputOf<C>): Promise<OutputOf<C> | null> => {
    try {
      const options = call.idempotent ? { idempotencyKey: crypto.randomUUID() } : {};
      const answer = await api.call(call, input, options);
      again();
      return answer;
    } catch (error) {
      notifyRefusal(error);
      return null;
    }
  };
}
