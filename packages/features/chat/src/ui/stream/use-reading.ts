import { isSilence, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useEffect, useSyncExternalStore } from 'react';
import { readChat } from '../../contract/index.ts';
import { useChatsStale } from '../data.ts';
import type { LiveStream } from './use-stream.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Notes that what is on the screen was read, once somebody looks at it; all their devices count anew. */
export function useReading(chatId: string, { query, updates }: LiveStream): void {
  const api = useApi();
  const stale = useChatsStale();
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { data } = query;
  const last = data?.messages.at(-1)?.seq ?? 0;
  const isUnread = data !== undefined && last > data.readSeq;
  useEffect(() => {
    if (!isUnread || !isSeen) return;
    updates.apply((now) => ({ ...now, readSeq: Math.max(now.readSeq, last) }));
    api.call(readChat, { id: chatId, upTo: last }).then(stale, (error: unknown) => {
      // It is said again with the next message.
      if (!isSilence(error) && !(error instanceof RefusedError)) throw error;
    });
  }, [api, chatId, isSeen, isUnread, last, stale, updates]);
}
