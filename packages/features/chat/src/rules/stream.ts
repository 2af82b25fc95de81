import type { ChatMessage } from '../contract/index.ts';

/** What somebody knows of a chat's stream. */
interface Stream {
  readonly messages: ChatMessage[];
  readonly rev: number;
}
interface KnownStream extends Stream {
  /** Before the first message that is known there are others. */
  readonly hasEarlier: boolean;
}

/**
 * Brings in messages that were fetched, however often and in whatever order they come: each stands once, in the newest form, at its
 * place, and whoever quotes it says what it says now. The number stays as it is: only what was fetched without a gap moves it.
 */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of more) {
    const before = byId.get(one.id);
    if (!before || before.rev <= one.rev) byId.set(one.id, one);
  }
  return [...byId.values()].map((one) => quotingAnew(one, byId)).toSorted((one, other) => one.seq - other.seq);
}

function quotingAnew(one: ChatMessage, byId: ReadonlyMap<string, ChatMessage>): ChatMessage {
  const quoted = one.replyTo && byId.get(one.replyTo.id)?.message;
  return one.replyTo === null || quoted === undefined || quoted === null || quoted === one.replyTo.message
    ? one
    : { ...one, replyTo: { ...one.replyTo, message: quoted } };
}

/**
 * What was fetched since the number that is known: the stream has no gap before the new number. What changed before the first message
 * that is known comes with its page: the next page back is asked from there on.
 */
export function caughtUp<Known extends KnownStream>(now: Known, fetched: Stream, since: number): Known {
  const first = now.hasEarlier ? (now.messages[0]?.seq ?? 0) : 0;
  return {
    ...now,
    messages: mergeMessages(now.messages, fetched.messages).filter(({ seq }) => seq >= first),
    // An answer to an earlier question may come later.
    rev: since <= now.rev ? Math.max(now.rev, fetched.rev) : now.rev,
  };
}
