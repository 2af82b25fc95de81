import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { getClassLights, getOwnRanking, getRanking, type RankingList, setClassRanking, setOwnRanking } from '../contract/index.ts';

// The lists are made anew each minute.
const fresh = { staleTime: 60_000 } as const;

export const useRanking = (list: RankingList) => useCall(getRanking, { list }, fresh);
export const useClassLights = (classId: string) => useCall(getClassLights, { classId }, fresh);
export const useOwnRanking = () => useCall(getOwnRanking, {});

/** Goes on the lists or off them, or draws another alias; shown at once where it is known. */
export function useSetOwnRanking(): (isListed: boolean, newAlias: boolean) => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getOwnRanking, {});
  return (isListed, newAlias) =>
    void updates
      .run({
        show: (now) => ({ ...now, isListed }),
        send: () => api.call(setOwnRanking, { isListed, newAlias }),
        settle: (_now, own) => own,
      })
      .then(() => markStale(client, getRanking), notifyRefusal);
}

/** Opens the lists for the children of a class, or closes them. */
export function useSetClassRanking(classId: string): (isListed: boolean) => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getClassLights, { classId });
  return (isListed) =>
    void updates
      .attempt({ show: (now) => ({ ...now, isListed }), send: () => api.call(setClassRanking, { classId, isListed }) })
      .then(() => markStale(client, getRanking));
}
