import { HubException } from '../hub/hub-exception.ts';

/** What a client uploads to one parameter of one call (P8). Iterable once. */
export class Upload implements AsyncIterableIterator<unknown> {
  readonly #capacity: number;
  readonly #onRoom: () => void;
  #items: unknown[] = [];
  #waiting: { resolve: (result: IteratorResult<unknown>) => void; reject: (error: Error) => void } | null = null;
  #end: 'open' | 'done' | HubException = 'open';

  constructor(capacity: number, onRoom: () => void) {
    this.#capacity = capacity;
    this.#onRoom = onRoom;
  }

  /** True once the buffer is full: the client is then not read until the method has taken something. */
  get isFull(): boolean {
    return this.#items.length >= this.#capacity;
  }

  push(item: unknown): void {
    if (this.#end !== 'open') return;
    if (this.#waiting === null) {
      this.#items.push(item);
      return;
    }
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve({ done: false, value: item });
  }

  /** The client is through; with an error text the method's loop throws it after the items before it. */
  finish(error: string | null): void {
    if (this.#end !== 'open') return;
    this.#end = error === null ? 'done' : new HubException(error);
    if (this.#waiting === null) return;
    const { resolve, reject } = this.#waiting;
    this.#waiting = null;
    if (this.#end === 'done') resolve({ done: true, value: undefined });
    else reject(this.#end);
  }

  next(): Promise<IteratorResult<unknown>> {
    if (this.#items.length > 0) {
      const wasFull = this.isFull;
      const value = this.#items.shift();
      if (wasFull) this.#onRoom();
      return Promise.resolve({ done: false, value });
    }
    if (this.#end === 'done') return Promise.resolve({ done: true, value: undefined });
    if (this.#end !== 'open') return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** The method has left its loop: later items are dropped. */
  return(): Promise<IteratorResult<unknown>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** The call has ended: nothing more is kept, and reading goes on. */
  close(): void {
    const wasFull = this.isFull;
    this.#items = [];
    if (this.#end === 'open') this.finish(null);
    if (wasFull) this.#onRoom();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
