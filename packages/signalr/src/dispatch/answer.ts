import type { Connection } from '../connection/connection.ts';
import { HubException } from '../hub/hub-exception.ts';
import { OutMessage } from '../protocol/out-message.ts';

/** Error text for the client: details only of a HubException, or of all errors where the server is told to (P4). */
export function describeError(connection: Connection, text: string, error: unknown): string {
  const isTold = error instanceof HubException || connection.core.settings.detailedErrors;
  return isTold && error instanceof Error ? `${text} ${error.name}: ${error.message}` : text;
}

/** Completes a call with an error; a call without an id gets no answer at all (P3). */
export function answerError(connection: Connection, invocationId: string | null, error: string): void {
  if (invocationId === null) return;
  connection.core.outbox.enqueue(connection, new OutMessage({ type: 3, invocationId, error }));
}

/** Completes a call with its result; a method without one answers null (P3). Throws when the result cannot be serialised. */
export function answerResult(connection: Connection, invocationId: string | null, result: unknown): void {
  if (invocationId === null) return;
  connection.core.outbox.enqueue(connection, new OutMessage({ type: 3, invocationId, result: result ?? null }));
}
