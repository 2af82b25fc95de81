import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { getClassMap, getDiplomaInfo, getPupilMap, getSpeed, getTraining, type KeySet, setKeyFacts, setPupil } from '../contract/index.ts';

// A run in between has changed all of these: they are read anew whenever they are looked at.
const fresh = { staleTime: 0 } as const;

export const useTraining = () => useCall(getTraining, {}, fresh);
export const useSpeed = () => useCall(getSpeed, {}, fresh);
export const useDiploma = () => useCall(getDiplomaInfo, {}, fresh);
export const useClassMap = (classId: string) => useCall(getClassMap, { classId }, fresh);
export const usePupilMap = (classId: string, pupilId: string) => useCall(getPupilMap, { classId, pupilId }, fresh);

/** Sets the key facts of a class: it shows at once, and goes back when the server refuses. */
export function useSetKeyFacts(classId: string): (keySet: KeySet) => void {
  const api = useApi();
  const updates = useOptimistic(getClassMap, { classId });
  return (keySet) => void updates.attempt({ show: (now) => ({ ...now, keySet }), send: () => api.call(setKeyFacts, { classId, keySet }) });
}

/** Saves what is set for a child; rejects where the server refuses. */
export function useSetPupil(): (settings: InputOf<typeof setPupil>) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  return async (settings) => {
    await api.call(setPupil, settings);
    await markStale(client, getClassMap, { classId: settings.classId });
  };
}
