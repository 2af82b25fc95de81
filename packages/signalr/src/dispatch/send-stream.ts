import type { Connection } from '../connection/connection.ts';
import { OutMessage } from '../protocol/out-message.ts';
import { answerError, describeError } from './answer.ts';
import type { Invocation, QueuedInvocation } from './invocation.ts';

/**
 * Sends what a streaming method yields and then its completion; waits whenever the client cannot take more (A8).
 * A cancelled stream is completed without error at once, even if the method never looks at its signal (P7).
 * Resolves to whether it ended without error; never rejects.
 */
export async function sendStream(connection: Connection, call: QueuedInvocation, value: unknown): Promise<boolean> {
  const { core } = connection;
  const { invocation, message } = call;
  const invocationId = message.invocationId ?? '';
  const iterator = openIterator(value);
  if (iterator === null) {
    answerError(connection, invocationId, 'The value returned by the streaming method is not a stream.');
    return false;
  }
  try {
    while (!invocation.isAborted) {
      const step = await orAbort(invocation, iterator.next());
      if (step === 'aborted' || step.done === true) break;
      core.outbox.enqueue(connection, new OutMessage({ type: 2, invocationId, item: step.value ?? null }));
      const room = core.outbox.whenRoom(connection);
      if (room !== null) await orAbort(invocation, room);
    }
  } catch (error) {
    core.hooks.log?.({ kind: 'invocation-failed', connectionId: connection.id, target: message.target, error });
    leave(iterator);
    answerError(connection, invocationId, describeError(connection, 'An error occurred on the server while streaming results.', error));
    return false;
  }
  if (invocation.isAborted) leave(iterator);
  core.outbox.enqueue(connection, new OutMessage({ type: 3, invocationId }));
  return true;
}

// Not Promise.race: every race would hang one more reaction on a promise that lives as long as the stream.
function orAbort<T>(invocation: Invocation, step: Promise<T>): Promise<T | 'aborted'> {
  return new Promise((resolve, reject) => {
    invocation.onAbort = () => resolve('aborted');
    step.then(resolve, reject);
  });
}

function openIterator(value: unknown): AsyncIterator<unknown> | null {
  return isAsyncIterable(value) ? value[Symbol.asyncIterator]() : null;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

// Lets the method run its `finally`; it may hang or throw, which concerns nobody any more.
function leave(iterator: AsyncIterator<unknown>): void {
  iterator.return?.().catch(() => undefined);
}
