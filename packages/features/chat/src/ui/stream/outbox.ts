import { drafts } from '@pausenplatz/kernel-browser';
import { storedFile } from '@pausenplatz/documents/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { outboxPlace } from '../outbox-place.ts';

const reply = z.object({
  id: z.string(),
  from: z.nullable(z.string()),
  message: z.string(),
  /** Whose private answer it is: what is said to it is read by them and the admins alone. */
  onlyFor: z.nullable(z.string()),
});
/** A message that is being answered. */
export type Reply = z.output<typeof reply>;

/** What is answered, as it lies in a draft. */
export function readReply(kept: string): Reply | null {
  return kept === '' ? null : (reply.safeParse(JSON.parse(kept)).data ?? null);
}

const waiting = z.object({
  /** The idempotency key: however often it is sent, it is stored once. */
  key: z.string(),
  text: z.string(),
  files: z.array(storedFile),
  replyTo: z.nullable(reply),
  at: z.string(),
  /** The server said no: it goes back to who wrote it as soon as their field is free. */
  isRefused: z.boolean(),
});
/** A message that was sent and that the server has not confirmed yet. */
export type WaitingMessage = z.output<typeof waiting>;
const kept = z.array(waiting);

const placeOf = (chatId: string) => `chat-outbox:${chatId}`;
const chatIds = z.array(z.string());

/** Chats in which something waits. */
export const waitingChats = (): readonly string[] => chatIds.safeParse(JSON.parse(drafts.get(outboxPlace) ?? '[]')).data ?? [];
const listeners = new Set<() => void>();
const known = new Map<string, { readonly raw: string; readonly messages: readonly WaitingMessage[] }>();
const none: readonly WaitingMessage[] = [];

/** What waits, in the order in which it was written; it survives a reload, and a new sign-in of the same person. */
export function waitingIn(chatId: string): readonly WaitingMessage[] {
  const raw = drafts.get(placeOf(chatId));
  if (raw === null) return none;
  const place = `${drafts.owner()}:${chatId}`;
  const before = known.get(place);
  if (before?.raw === raw) return before.messages;
  const messages = kept.safeParse(JSON.parse(raw)).data ?? none;
  known.set(place, { raw, messages });
  return messages;
}

function keep(chatId: string, messages: readonly WaitingMessage[]): void {
  if (messages.length === 0) drafts.remove(placeOf(chatId));
  else drafts.set(placeOf(chatId), JSON.stringify(messages));
  const others = waitingChats().filter((id) => id !== chatId);
  const all = messages.length === 0 ? others : [...others, chatId];
  if (all.length === 0) drafts.remove(outboxPlace);
  else drafts.set(outboxPlace, JSON.stringify(all));
  for (const listener of listeners) listener();
}

export const putIntoOutbox = (chatId: string, message: WaitingMessage): void => keep(chatId, [...waitingIn(chatId), message]);

export const takeFromOutbox = (chatId: string, key: string): void =>
  keep(
    chatId,
    waitingIn(chatId).filter((one) => one.key !== key),
  );

export const markRefused = (chatId: string, key: string): void =>
  keep(
    chatId,
    waitingIn(chatId).map((one) => (one.key === key ? { ...one, isRefused: true } : one)),
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = drafts.subscribe(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

export const useOutbox = (chatId: string): readonly WaitingMessage[] => useSyncExternalStore(subscribe, () => waitingIn(chatId));
