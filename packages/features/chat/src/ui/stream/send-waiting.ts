import { isSilence, RefusedError, type useApi } from '@pausenplatz/kernel-browser';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ChatMessage, sendMessage } from '../../contract/index.ts';
import { markRefused, takeFromOutbox, waitingChats, type WaitingMessage, waitingIn } from './outbox.ts';

type Api = ReturnType<typeof useApi>;

const againMs = 5_000;
const running = new Map<string, Promise<void>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Nobody said yes or no: the request before may still be at work, the server stumbled over it, or its writer must sign in or choose a password first. */
const isOpen = (error: unknown) =>
  isSilence(error) || (error instanceof RefusedError && (error.status >= 500 || error.status === 401 || passing.has(error.body.code)));
const passing: ReadonlySet<string> = new Set(['STILL_WORKING', 'INITIAL_PASSWORD']);

/**
 * Sends what waits in a chat, one after the other, whether or not somebody still has it open. A message stays in the outbox until the
 * server has stored it, and goes under the same key again as long as nobody said yes or no.
 */
export function sendWaiting(api: Api, chatId: string, onStored: (message: ChatMessage) => void = () => undefined): Promise<void> {
  const now = running.get(chatId) ?? sendAll(api, chatId, onStored).finally(() => running.delete(chatId));
  running.set(chatId, now);
  return now;
}

/** The same in every chat: for who left one before it was sent, or loaded the page anew. */
export const sendAllWaiting = async (api: Api): Promise<unknown> => Promise.all(waitingChats().map((chatId) => sendWaiting(api, chatId)));

const nextOf = (chatId: string): WaitingMessage | undefined => waitingIn(chatId).find(({ isRefused }) => !isRefused);

async function sendAll(api: Api, chatId: string, onStored: (message: ChatMessage) => void): Promise<void> {
  clearTimeout(timers.get(chatId));
  for (let next = nextOf(chatId); next; next = nextOf(chatId)) {
    const { key, text, files, replyTo } = next;
    const input = { id: chatId, message: text, attachments: files.map(({ id }) => id), replyTo: replyTo?.id ?? null };
    try {
      // oxlint-disable-next-line no-await-in-loop -- what was written first comes first
      const { message } = await api.call(sendMessage, input, { idempotencyKey: key });
      onStored(message);
      takeFromOutbox(chatId, key);
    } catch (error) {
      if (isOpen(error)) {
        timers.set(
          chatId,
          setTimeout(() => void sendWaiting(api, chatId), againMs),
        );
        return;
      }
      markRefused(chatId, key);
      notifyRefusal(error);
    }
  }
}
