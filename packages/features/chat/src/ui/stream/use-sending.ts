import { isSilence, useApi, useHubResync } from '@pausenplatz/kernel-browser';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useRef } from 'react';
import { sendMessage } from '../../contract/index.ts';
import { mergeMessages } from '../../rules/index.ts';
import { useChatsStale } from '../data.ts';
import { putIntoOutbox, takeFromOutbox, useOutbox, type WaitingMessage, waitingIn } from './outbox.ts';
import type { LiveStream } from './use-stream.ts';

const againAfterMs = 5_000;

/**
 * Sends what waits, one after the other. A message stays in the outbox until the server has stored it, and goes under the same key again
 * when nobody answered; one that is refused goes back to who wrote it.
 */
export function useSending(chatId: string, { updates, catchUp }: LiveStream, onRefused: (message: WaitingMessage) => void) {
  const api = useApi();
  const stale = useChatsStale();
  const waiting = useOutbox(chatId);
  const running = useRef(false);
  const giveBack = useRef(onRefused);
  useEffect(() => {
    giveBack.current = onRefused;
  });

  const flush = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      for (let next = waitingIn(chatId)[0]; next; next = waitingIn(chatId)[0]) {
        const { key, text, files, replyTo } = next;
        const input = { id: chatId, message: text, attachments: files.map(({ id }) => id), replyTo: replyTo?.id ?? null };
        try {
          // oxlint-disable-next-line no-await-in-loop -- what was written first comes first
          const { message } = await api.call(sendMessage, input, { idempotencyKey: key });
          // The number stays: what others wrote in between is fetched.
          updates.apply((now) => ({ ...now, messages: mergeMessages(now.messages, [message]) }));
          takeFromOutbox(chatId, key);
        } catch (error) {
          if (isSilence(error)) return;
          takeFromOutbox(chatId, key);
          notifyRefusal(error);
          giveBack.current(next);
        }
      }
    } finally {
      running.current = false;
    }
    void catchUp();
    stale();
  }, [api, catchUp, chatId, stale, updates]);

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    void flush();
    const timer = setInterval(() => void flush(), againAfterMs);
    const now = () => void flush();
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [isWaiting, flush]);
  useHubResync(() => isWaiting && void flush());

  const send = useCallback(
    (message: Omit<WaitingMessage, 'key' | 'at'>) => {
      putIntoOutbox(chatId, { ...message, key: crypto.randomUUID(), at: new Date().toISOString() });
      void flush();
    },
    [chatId, flush],
  );
  return { waiting, send };
}
