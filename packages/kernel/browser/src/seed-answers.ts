import { hashKey, type QueryClient } from '@tanstack/react-query';

/** An answer that somebody else has read: id of the call, input, output. */
type ReadAnswer = readonly [callId: string, input: unknown, output: unknown];

const drawnOf = new WeakMap<QueryClient, Map<string, unknown>>();

/** Puts answers into a new cache that were read before there was one: by the server, for the page that it drew. */
export function seedAnswers(client: QueryClient, answers: readonly ReadAnswer[]): void {
  const drawn = drawnOf.get(client) ?? new Map<string, unknown>();
  drawnOf.set(client, drawn);
  for (const [callId, input, output] of answers) {
    client.setQueryData([callId, input], output);
    drawn.set(hashKey([callId, input]), client.getQueryData([callId, input]));
  }
}

/** The answer with which the page was drawn; undefined where it was drawn without. */
export function drawnAnswer(client: QueryClient, key: readonly unknown[]): unknown {
  return drawnOf.get(client)?.get(hashKey(key));
}
