import type { Connection } from '../connection/connection.ts';
import { holds } from '../connection/connection.ts';
import { putHold } from '../connection/hold.ts';
import { HubException } from '../hub/hub-exception.ts';
import type { CompletionMessage } from '../protocol/messages.ts';

/** Items for an upload that has ended are normal (the method left early) and are dropped. */
export function takeStreamItem(connection: Connection, streamId: string, item: unknown): void {
  const upload = connection.uploads?.get(streamId);
  if (upload === undefined) return;
  upload.push(item);
  if (upload.isFull) putHold(connection, holds.upload);
}

/** The end of an upload, or the answer to a question; only the asked connection can give it, because each has its own list (P9). */
export function completeFromClient(connection: Connection, message: CompletionMessage): void {
  const upload = connection.uploads?.get(message.invocationId);
  if (upload !== undefined) {
    connection.uploads?.delete(message.invocationId);
    upload.finish(message.error);
    return;
  }
  const question = connection.results?.get(message.invocationId);
  if (question === undefined) return;
  connection.results?.delete(message.invocationId);
  if (message.error === null) question.resolve(message.result);
  else question.reject(new HubException(message.error));
}
