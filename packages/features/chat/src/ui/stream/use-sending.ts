import { useApi, useHubResync } from '@pausenplatz/kernel-browser';
import { useCallback, useEffect } from 'react';
import { mergeMessages } from '../../rules/index.ts';
import { useChatsStale } from '../data.ts';
import { putIntoOutbox, useOutbox, type WaitingMessage } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import type { LiveStream } from './use-stream.ts';

/** Sends messages of one chat, and shows what is stored and what waits. */
export function useSending(chatId: string, { updates, catchUp }: LiveStream) {
  const api = useApi();
  const stale = useChatsStale();
  const waiting = useOutbox(chatId);

  const flush = useCallback(async () => {
    // The number stays: what others wrote in between is fetched.
    await sendWaiting(api, chatId, (message) => updates.apply((now) => ({ ...now, messages: mergeMessages(now.messages, [message]) })));
    void catchUp();
    stale();
  }, [api, catchUp, chatId, stale, updates]);

  const isWaiting = waiting.some(({ isRefused }) => !isRefused);
  useEffect(() => {
    if (!isWaiting) return undefined;
    void flush();
    const now = () => void flush();
    addEventListener('online', now);
    return () => removeEventListener('online', now);
  }, [isWaiting, flush]);
  useHubResync(() => isWaiting && void flush());

  const send = useCallback(
    (message: Pick<WaitingMessage, 'text' | 'files' | 'replyTo'>) => {
      putIntoOutbox(chatId, { ...message, key: crypto.randomUUID(), at: new Date().toISOString(), isRefused: false });
      void flush();
    },
    [chatId, flush],
  );
  return { waiting, send };
}
