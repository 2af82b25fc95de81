import { isSilence, RefusedError, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chatMessageAdded, chatUpdated, earlierMessages, fetchMessages, getChat } from '../../contract/index.ts';
import { caughtUp, mergeMessages } from '../../rules/index.ts';

/** Asked for how many pages at most, to show a message of long ago. */
const pagesBack = 20;

/**
 * One chat, live: what is missing is fetched by the last number that is known, after every message of the hub and every interruption,
 * so that nothing is missing, doubled or out of its order.
 */
export function useStream(id: string) {
  const api = useApi();
  const updates = useOptimistic(getChat, { id });
  // Pages of long ago stay; what is new is fetched, and never the whole read over them.
  const query = useCall(getChat, { id }, { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false });
  const [isGone, setGone] = useState(false);
  const running = useRef(false);
  const again = useRef(false);

  const fetchAll = useCallback(async () => {
    for (let hasMore = true; hasMore;) {
      const since = updates.current()?.rev;
      if (since === undefined) return;
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
      const fetched = await api.call(fetchMessages, { id, since });
      updates.apply((now) => caughtUp(now, fetched, since));
      hasMore = fetched.hasMore;
    }
  }, [api, id, updates]);

  const guarded = useCallback(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // Whoever was taken out sees nothing any more; after a silence the connection comes back and asks again.
      if (error instanceof RefusedError && error.status === 404) setGone(true);
      else if (!isSilence(error) && !(error instanceof RefusedError)) throw error;
    }
  }, []);

  /** One question at a time; what comes meanwhile asks once more. */
  const catchUp = useCallback(async () => {
    again.current = true;
    if (running.current) return;
    running.current = true;
    try {
      while (again.current) {
        again.current = false;
        // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
        await guarded(fetchAll);
      }
    } finally {
      running.current = false;
    }
  }, [fetchAll, guarded]);

  const readAnew = useCallback(
    () =>
      guarded(async () => {
        const fresh = await api.call(getChat, { id });
        // What somebody sees hangs on whether they look after the chat.
        updates.apply((now) => (now.chat.isAdmin === fresh.chat.isAdmin ? { ...now, chat: fresh.chat } : fresh));
        await fetchAll();
      }),
    [api, fetchAll, guarded, id, updates],
  );

  const isThere = query.data !== undefined;
  // Kept from before: while it was not open nobody told this screen who is in the chat and what one may do.
  const [wasKept] = useState(isThere);
  const atFirst = wasKept ? readAnew : catchUp;
  useEffect(() => {
    if (isThere) void atFirst();
  }, [isThere, atFirst]);
  useHubMessage(chatMessageAdded, (message) => message.chatId === id && void catchUp());
  useHubMessage(chatUpdated, (message) => message.chatId === id && void readAnew());
  useHubResync(() => void readAnew());

  const [isReadingBack, setReadingBack] = useState(false);
  const readBack = useCallback(
    async (until = Number.POSITIVE_INFINITY) => {
      setReadingBack(true);
      await guarded(async () => {
        for (let page = 0; page < pagesBack; page += 1) {
          const now = updates.current();
          const before = now?.messages[0]?.seq;
          if (!now?.hasEarlier || before === undefined || ((page > 0 || Number.isFinite(until)) && before <= until)) break;
          // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
          const earlier = await api.call(earlierMessages, { id, before });
          updates.apply((known) => ({
            ...known,
            messages: mergeMessages(known.messages, earlier.messages),
            hasEarlier: earlier.hasEarlier,
          }));
        }
      });
      setReadingBack(false);
    },
    [api, guarded, id, updates],
  );
  return useMemo(
    () => ({ query, updates, isGone, catchUp, readAnew, readBack, isReadingBack }),
    [query, updates, isGone, catchUp, readAnew, readBack, isReadingBack],
  );
}

export type LiveStream = ReturnType<typeof useStream>;
