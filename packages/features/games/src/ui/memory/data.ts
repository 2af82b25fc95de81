import { isSilence, markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import type { HandingIn } from '@pausenplatz/progress/ui/run';
import { useQueryClient } from '@tanstack/react-query';
import {
  finishMemory,
  getMemory,
  getMemoryPairs,
  type LentKind,
  type MemorySize,
  type ReadySet,
  startMemory,
} from '../../contract/index.ts';
import { dealt, largestUpTo, lentPairs, memoryGrids, newMemory, type MemoryGame, type Pair, readyPairs } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';

/** What a game is laid out with. */
export type ChosenSet = { readonly kind: ReadySet } | { readonly kind: LentKind; readonly id: string };

export interface Choice {
  readonly set: ChosenSet;
  readonly size: MemorySize;
  readonly players: number;
}

/** A game that lies on the table. */
export interface LaidOut {
  readonly choice: Choice;
  readonly pairs: readonly Pair[];
  readonly game: MemoryGame;
  /** Under which it is handed in; null for a game of several, and for one that was begun without a line. */
  readonly countedAs: string | null;
}

type Finished = InputOf<typeof finishMemory>;
export type Counted = OutputOf<typeof finishMemory>;

/** How a game that was played alone is handed in. */
export const memoryHandingIn: HandingIn<Finished, Counted> = { trainer: 'memory', send: (api, run) => api.call(finishMemory, run) };

export const useMemorySets = () => useCall(getMemory, {}, { staleTime: 0 });

/** What was played counts in the numbers that the choice shows. */
export function useMemoryPlayed(): () => void {
  const client = useQueryClient();
  return () => void markStale(client, getMemory);
}

/** Lays out a game; null where its cards could not be had. One that is played alone is begun on the server, so that it counts. */
export function useLayOut(): (choice: Choice) => Promise<LaidOut | null> {
  const api = useApi();
  return async (choice) => {
    const { set, players } = choice;
    try {
      const lent = 'id' in set ? (await api.call(getMemoryPairs, { kind: set.kind, id: set.id })).pairs : null;
      const size = lent === null ? choice.size : largestUpTo(choice.size, lent.length);
      if (size === null) {
        notify({ type: 'warning', title: memoryTexts.choose.tooFew });
        return null;
      }
      const { pairs: count } = memoryGrids[size];
      const pairs = lent === null ? readyPairs(set.kind as ReadySet, count, Math.random) : lentPairs(lent, count, Math.random);
      const begun = players === 1 ? await api.call(startMemory, { size, set: set.kind }).catch(withoutLine) : null;
      const seed = begun?.seed ?? Math.floor(Math.random() * 2 ** 31);
      return { choice: { ...choice, size }, pairs, game: newMemory(dealt(size, seed), players), countedAs: begun?.id ?? null };
    } catch (error) {
      notifyRefusal(error);
      return null;
    }
  };
}

/** A game is fun without a line, too; it does not count then. */
function withoutLine(error: unknown): null {
  if (isSilence(error)) return null;
  throw error;
}
