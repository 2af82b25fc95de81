import { markStale, useCall } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { getClassStages, getMentalArithmetic } from '../contract/index.ts';

// A run in between has changed all of these: they are read anew whenever they are looked at.
const fresh = { staleTime: 0 } as const;

export const useStages = () => useCall(getMentalArithmetic, {}, fresh);
export const useClassStages = (classId: string) => useCall(getClassStages, { classId }, fresh);

/** After a run was handed in. */
export function useStagesStale(): () => void {
  const client = useQueryClient();
  return () => void markStale(client, getMentalArithmetic);
}

/** After something was set for a child. */
export function useClassStagesStale(classId: string): () => void {
  const client = useQueryClient();
  return () => void markStale(client, getClassStages, { classId });
}
