import type { QueryClient } from '@tanstack/react-query';

/** An answer that somebody else has read: id of the call, input, output. */
type ReadAnswer = readonly [callId: string, input: unknown, output: unknown];

/** Puts answers into a new cache that were read before there was one: by the server, for the page that it drew. */
export function seedAnswers(client: QueryClient, answers: readonly ReadAnswer[]): void {
  for (const [callId, input, output] of answers) client.setQueryData([callId, input], output);
}
