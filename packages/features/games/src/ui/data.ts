import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  getClassWords,
  getWordRound,
  getWordStatistics,
  type Level,
  type Player,
  type Round,
  setClassWords,
  setWordPlayer,
  startWordRound,
} from '../contract/index.ts';

export type Kind = 'daily' | 'free';
export type Playing = OutputOf<typeof getWordRound>;

const askedFor = (kind: Kind, classId: string | null): InputOf<typeof getWordRound> => ({ kind, ...(classId !== null && { classId }) });

/** A board as it stands now: another day, another device may have gone on. */
export const useWordRound = (kind: Kind, classId: string | null) => useCall(getWordRound, askedFor(kind, classId), { staleTime: 0 });

/** Shows a board as the server has judged it. */
export function useShownRound(kind: Kind, classId: string | null): (round: Round) => void {
  const client = useQueryClient();
  const updates = useOptimistic(getWordRound, askedFor(kind, classId));
  return (round) => {
    updates.apply((now) => ({ ...now, round }));
    if (round.state !== 'open') void markStale(client, getWordStatistics);
  };
}

/** Reads all boards again, such as after somebody went on elsewhere. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return () => void markStale(client, getWordRound);
}

/** Begins a free board; answers whether there is one. */
export function useStart(classId: string | null): (level: Level) => Promise<boolean> {
  const api = useApi();
  const shown = useShownRound('free', classId);
  return async (level) => {
    try {
      const { round } = await api.call(startWordRound, { level, classId });
      shown(round);
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    }
  };
}

/** What somebody has set for themselves, shown at once. */
export function useSetPlayer(kind: Kind, classId: string | null): (field: keyof Player, value: boolean) => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getWordRound, askedFor(kind, classId));
  return (field, value) =>
    void updates
      .attempt({
        show: (now) => ({ ...now, player: { ...now.player, [field]: value } }),
        send: () => api.call(setWordPlayer, { field, value }),
      })
      .then(() => markStale(client, getWordRound));
}

export const useWordStatistics = () => useCall(getWordStatistics, {}, { staleTime: 0 });

export const useClassWords = (classId: string) => useCall(getClassWords, { classId }, { staleTime: 0 });

export function useSetClassWords() {
  const api = useApi();
  const client = useQueryClient();
  return async (...[input, sending]: [InputOf<typeof setClassWords>, { readonly idempotencyKey: string }]) => {
    const set = await api.call(setClassWords, input, sending);
    void markStale(client, getClassWords);
    void markStale(client, getWordRound);
    return set;
  };
}
