import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { getCardBoards, getChangedCards, listBoardComments } from '../../contract/index.ts';
import { withChanges } from '../../rules/index.ts';

/** A whole class that writes at once is caught up with so often at most, in milliseconds. */
const atMostEveryMs = 250;

/** Reads what changed on a board since it was read; many messages in a short while are one reading, and the last one is never lost. */
export function useCatchUp(pageId: string, blockId: string): () => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getCardBoards, { pageId });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return useCallback(() => {
    const read = async () => {
      const board = updates.current()?.boards.find((one) => one.blockId === blockId);
      if (!board) return markStale(client, getCardBoards);
      try {
        const changed = await api.call(getChangedCards, { blockId, since: board.revision });
        updates.apply((now) => ({ boards: now.boards.map((one) => (one.blockId === blockId ? withChanges(one, changed) : one)) }));
      } catch {
        // Whatever it was, the whole reading says it.
        await markStale(client, getCardBoards);
      }
      return undefined;
    };
    const later = () => {
      timer.current ??= setTimeout(() => {
        timer.current = null;
        reading.current = 'yes';
        void markStale(client, listBoardComments);
        void read().finally(() => {
          const more = reading.current === 'again';
          reading.current = 'no';
          if (more) later();
        });
      }, atMostEveryMs);
    };
    if (reading.current === 'no') later();
    else reading.current = 'again';
  }, [api, blockId, client, updates]);
}
