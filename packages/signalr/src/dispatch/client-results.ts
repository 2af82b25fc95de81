import type { Connection } from '../connection/connection.ts';
import { OutMessage } from '../protocol/out-message.ts';

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; default is the server's clientResultTimeoutMs. */
  readonly timeoutMs?: number;
}

let lastQuestion = 0;

/** Invokes an event on one client of this process and waits for what it returns (P9). Rejects on refusal, disconnect, abort and time-out. */
export function askClient(
  connection: Connection,
  question: { target: string; args: readonly unknown[] },
  options: AskOptions,
): Promise<unknown> {
  if (connection.state === 'connecting') {
    return Promise.reject(new Error("A client cannot be asked before 'connected' has finished: its answers are not read yet."));
  }
  if (connection.state !== 'open') return Promise.reject(new Error(`Connection '${connection.id}' disconnected.`));
  const { core } = connection;
  const invocationId = `s${++lastQuestion}`;
  return new Promise((resolve, reject) => {
    const forget = () => {
      connection.results?.delete(invocationId);
      reject(new Error('The question to the client was cancelled.'));
    };
    if (options.signal?.aborted === true) {
      forget();
      return;
    }
    options.signal?.addEventListener('abort', forget, { once: true });
    const settle = () => options.signal?.removeEventListener('abort', forget);
    connection.results ??= new Map();
    connection.results.set(invocationId, {
      deadline: core.clock.now() + (options.timeoutMs ?? core.limits.clientResultTimeoutMs),
      resolve: (value) => {
        settle();
        resolve(value);
      },
      reject: (error) => {
        settle();
        reject(error);
      },
    });
    core.outbox.enqueue(connection, new OutMessage({ type: 1, target: question.target, args: question.args, invocationId }));
  });
}
