import type { ChatMessage } from '../contract/index.ts';

/** What somebody knows of a chat's stream. */
interface Stream {
  readonly messages: ChatMessage[];
  readonly rev: number;
}

/**
 * Brings in messages that were fetched, however often and in whatever order they come: each stands once, in the newest form, at its
 * place. The number stays as it is: only what was fetched without a gap moves it.
 */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of more) {
    const before = byId.get(one.id);
    if (!before || before.rev <= one.rev) byId.set(one.id, one);
  }
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** What was fetched since the number that is known: the stream has no gap before the new number. */
export const caughtUp = <Known extends Stream>(now: Known, fetched: Stream, since: number): Known => ({
  ...now,
  messages: mergeMessages(now.messages, fetched.messages),
  // An answer to an earlier question may come later.
  rev: since <= now.rev ? Math.max(now.rev, fetched.rev) : now.rev,
});
