import { useApi } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { getPlan, updateClassSettings } from '../../contract/index.ts';
import { usePlanView } from '../planner/plan-context.ts';

// The union's members without the class, which every setting of this dialog shares.
type Change =
  InputOf<typeof updateClassSettings> extends infer One
    ? One extends { schoolClassId: string }
      ? Omit<One, 'schoolClassId'>
      : never
    : never;

/** Saves one setting of the class and reads the plan again. */
export function useSaveSetting(): (change: Change) => void {
  const api = useApi();
  const client = useQueryClient();
  const { plan } = usePlanView();
  return (change) => {
    const input = { schoolClassId: plan.schoolClass.id, ...change };
    api.call(updateClassSettings, input).then(() => client.invalidateQueries({ queryKey: [getPlan.id] }), notifyRefusal);
  };
}
