import type { Connection } from '../connection/connection.ts';
import { signalOf } from '../connection/connection.ts';
import type { CompiledMethod } from '../hub/define-hub.ts';
import type { InvocationMessage } from '../protocol/messages.ts';
import type { CallFacts } from '../server/core.ts';

/** A running call that can be cancelled. Its signal is made only when somebody asks for it. */
export class Invocation implements CallFacts {
  readonly headers: Readonly<Record<string, string>> | null;
  readonly #connection: Connection;
  #controller: AbortController | null = null;
  #signal: AbortSignal | null = null;
  #isAborted = false;
  /** Set by a streaming call: ends its loop at once. */
  onAbort: (() => void) | null = null;

  constructor(connection: Connection, headers: Readonly<Record<string, string>> | null) {
    this.#connection = connection;
    this.headers = headers;
  }

  // The connection's own signal is in it too, because what a method leaves behind when it returns should end with the connection.
  signal(): AbortSignal {
    if (this.#signal === null) {
      this.#controller = new AbortController();
      if (this.#isAborted) this.#controller.abort();
      this.#signal = AbortSignal.any([this.#controller.signal, signalOf(this.#connection)]);
    }
    return this.#signal;
  }

  get isAborted(): boolean {
    return this.#isAborted;
  }

  abort(): void {
    if (this.#isAborted) return;
    this.#isAborted = true;
    this.#controller?.abort();
    this.onAbort?.();
  }
}

/** A call that waits because another one of its connection is running (P5). */
export interface QueuedInvocation {
  readonly message: InvocationMessage;
  readonly method: CompiledMethod;
  readonly invocation: Invocation;
}

/** A question to a client that has not answered yet (P9). */
export interface PendingResult {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** ms since 1970. */
  readonly deadline: number;
}
