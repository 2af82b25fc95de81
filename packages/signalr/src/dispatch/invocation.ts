import type { CompiledMethod } from '../hub/define-hub.ts';
import type { InvocationMessage } from '../protocol/messages.ts';
import type { CallFacts } from '../server/core.ts';

/** A running call that can be cancelled. The controller is made only when somebody asks for the signal. */
export class Invocation implements CallFacts {
  readonly headers: Readonly<Record<string, string>> | null;
  #controller: AbortController | null = null;
  #isAborted = false;
  /** Set by a streaming call: ends its loop at once. */
  onAbort: (() => void) | null = null;

  constructor(headers: Readonly<Record<string, string>> | null) {
    this.headers = headers;
  }

  signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isAborted) this.#controller.abort();
    return this.#controller.signal;
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
