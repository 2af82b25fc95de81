import type { Connection } from '../connection/connection.ts';
import { hasEnded, holds } from '../connection/connection.ts';
import { liftHold, putHold } from '../connection/hold.ts';
import type { CompiledMethod } from '../hub/define-hub.ts';
import type { InvocationMessage } from '../protocol/messages.ts';
import { inBackground } from '../server/core.ts';
import { answerError, answerResult, describeError } from './answer.ts';
import type { QueuedInvocation } from './invocation.ts';
import { Invocation } from './invocation.ts';
import { sendStream } from './send-stream.ts';
import { Upload } from './upload.ts';

class Unauthorized extends Error {}
class BindingError extends Error {
  override readonly name = 'BindingError';
}

/** Starts a call, or queues it behind the running one of its connection (P5). */
export function invoke(connection: Connection, message: InvocationMessage): void {
  const method = connection.core.hub.find(message.target);
  const refusal = findRefusal(connection, message, method);
  if (refusal !== null || method === undefined) {
    connection.core.hooks.log?.({ kind: 'invocation-failed', connectionId: connection.id, target: message.target, error: refusal });
    answerError(connection, message.invocationId, refusal ?? '');
    return;
  }
  const invocation = new Invocation(connection, message.headers);
  if (runsBeside(method) || connection.running < connection.core.limits.parallelInvocations) {
    run(connection, { message, method, invocation });
    return;
  }
  remember(connection, message.invocationId, invocation);
  connection.queue ??= [];
  connection.queue.push({ message, method, invocation });
  if (connection.queue.length >= connection.core.limits.queuedInvocations) putHold(connection, holds.queue);
}

function findRefusal(connection: Connection, message: InvocationMessage, method: CompiledMethod | undefined): string | null {
  const { target, invocationId } = message;
  if (method === undefined) return `Unknown hub method '${target}'`;
  if (method.isStream && message.type === 1) {
    return `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`;
  }
  if (!method.isStream && message.type === 4) {
    return `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`;
  }
  const streams = message.streamIds?.length ?? 0;
  if (streams !== method.uploads) return `Client sent ${streams} stream(s), Hub method expects ${method.uploads}.`;
  for (const id of message.streamIds ?? []) if (connection.uploads?.has(id) === true) return `Stream ID '${id}' is already in use.`;
  if (connection.invocations === null) return null;
  if (invocationId !== null && connection.invocations.has(invocationId)) return `Invocation ID '${invocationId}' is already in use.`;
  // A plain call without an id could not be told that it was refused; how many there are is bounded by the queue.
  const isCountedCall = invocationId !== null || runsBeside(method);
  if (!isCountedCall || connection.invocations.size < connection.core.limits.openInvocations) return null;
  return 'Too many calls are running on this connection.';
}

/** Streams in either direction do not wait for the calls before them (P5). */
function runsBeside(method: CompiledMethod): boolean {
  return method.isStream || method.uploads > 0;
}

function remember(connection: Connection, id: string | null, invocation: Invocation): void {
  if (hasEnded(connection)) {
    // The call itself has closed its connection: nobody would come to end it.
    invocation.abort();
    return;
  }
  connection.invocations ??= new Map();
  connection.invocations.set(id ?? invocation, invocation);
}

function run(connection: Connection, call: QueuedInvocation): void {
  const startedAt = connection.core.hooks.invoked === undefined ? 0 : performance.now();
  // Opened before the method starts: its first items may sit in the same frame.
  const uploads = openUploads(connection, call.message.streamIds);
  const ending = { call, uploads, startedAt };
  let outcome: unknown;
  try {
    outcome = start(connection, call, uploads);
  } catch (error) {
    fail(connection, ending, error);
    return;
  }
  if (!(outcome instanceof Promise)) {
    if (call.method.isStream) remember(connection, call.message.invocationId, call.invocation);
    succeed(connection, ending, outcome);
    return;
  }
  remember(connection, call.message.invocationId, call.invocation);
  const occupies = !call.method.isStream && uploads.length === 0;
  if (occupies) connection.running++;
  outcome
    .then(
      (value: unknown) => succeed(connection, ending, value),
      (error: unknown) => fail(connection, ending, error),
    )
    .finally(() => {
      if (occupies) runNext(connection);
    });
}

interface Ending {
  readonly call: QueuedInvocation;
  readonly uploads: readonly Upload[];
  readonly startedAt: number;
}

/** Binds, asks for permission, and calls the method: in this tick unless a right must be looked up. */
function start(connection: Connection, call: QueuedInvocation, uploads: readonly Upload[]): unknown {
  const { method, message, invocation } = call;
  const { core } = connection;
  const args = bind(method, message.args);
  const context = core.makeContext(connection, invocation);
  const execute = () => method.run(context, ...args, ...uploads);
  if (method.authorize === null && core.settings.authorize === null) return execute();
  const both = isAllowedTwice(
    method.authorize === null ? true : method.authorize(context, ...args),
    () => core.settings.authorize?.(context, method.name, args) ?? true,
  );
  if (both instanceof Promise) {
    return both.then((isAllowed) => {
      if (!isAllowed) throw new Unauthorized();
      return execute();
    });
  }
  if (!both) throw new Unauthorized();
  return execute();
}

function isAllowedTwice(first: boolean | Promise<boolean>, ask: () => boolean | Promise<boolean>): boolean | Promise<boolean> {
  if (!(first instanceof Promise)) return first && ask();
  return (async () => (await first) && ask())();
}

function bind(method: CompiledMethod, args: readonly unknown[]): readonly unknown[] {
  if (method.parse !== null) {
    try {
      return method.parse(args);
    } catch (error) {
      throw new BindingError('The arguments were refused.', { cause: error });
    }
  }
  if (args.length !== method.arity) {
    throw new BindingError(`Invocation provides ${args.length} argument(s) but target expects ${method.arity}.`);
  }
  return args;
}

function openUploads(connection: Connection, streamIds: readonly string[] | null): readonly Upload[] {
  if (streamIds === null) return [];
  return streamIds.map((id) => {
    const upload = new Upload(connection.core.limits.uploadBufferItems, () => liftUploadHold(connection));
    connection.uploads ??= new Map();
    connection.uploads.set(id, upload);
    return upload;
  });
}

function liftUploadHold(connection: Connection): void {
  for (const upload of connection.uploads?.values() ?? []) if (upload.isFull) return;
  liftHold(connection, holds.upload);
}

function runNext(connection: Connection): void {
  connection.running--;
  const { limits } = connection.core;
  while (connection.queue !== null && connection.running < limits.parallelInvocations) {
    const next = connection.queue.shift();
    if (next === undefined) break;
    run(connection, next);
  }
  if ((connection.queue?.length ?? 0) < limits.queuedInvocations) liftHold(connection, holds.queue);
}

function succeed(connection: Connection, ending: Ending, value: unknown): void {
  const { call } = ending;
  if (call.method.isStream) {
    const sent = sendStream(connection, call, value).then((isOk) => end(connection, ending, isOk));
    inBackground(connection.core, 'stream', sent, connection.id);
    return;
  }
  try {
    answerResult(connection, call.message.invocationId, value);
  } catch (error) {
    fail(connection, ending, error);
    return;
  }
  end(connection, ending, true);
}

function fail(connection: Connection, ending: Ending, error: unknown): void {
  const { target, invocationId } = ending.call.message;
  connection.core.hooks.log?.({ kind: 'invocation-failed', connectionId: connection.id, target, error });
  answerError(connection, invocationId, describeFailure(connection, target, error));
  end(connection, ending, false);
}

function describeFailure(connection: Connection, target: string, error: unknown): string {
  if (error instanceof Unauthorized) return `Failed to invoke '${target}' because user is unauthorized`;
  if (error instanceof BindingError) return describeError(connection, `Failed to invoke '${target}' due to an error on the server.`, error);
  return describeError(connection, `An unexpected error occurred invoking '${target}' on the server.`, error);
}

function end(connection: Connection, ending: Ending, ok: boolean): void {
  const { call, uploads, startedAt } = ending;
  connection.invocations?.delete(call.message.invocationId ?? call.invocation);
  for (const streamId of call.message.streamIds ?? []) connection.uploads?.delete(streamId);
  for (const upload of uploads) upload.close();
  connection.core.hooks.invoked?.({ method: call.method.name, ms: performance.now() - startedAt, ok });
}
