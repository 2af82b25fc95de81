import type { Connection } from '../connection/connection.ts';
import type { Limits } from '../options/limits.ts';
import type { Refusal } from './respond.ts';

// What a request keeps besides its body: its headers, its answer, its socket.
const leastBytes = 4_096;
const headers = { 'retry-after': '5' };
const tooMuchOfOne: Refusal = { status: 429, text: 'Too much is waiting on this connection.', headers };
const tooMuchOfAll: Refusal = { status: 503, text: 'Too much is waiting.', headers };

/** One POST that waits for its turn. */
export interface WaitingPost {
  /** Counts `more` bytes that have arrived; the refusal is final. */
  arrive(more: number): Refusal | null;
  /** The POST has been taken or refused. */
  leave(): void;
}

/** What all POSTs that wait for their turn hold in memory (A7). */
export class WaitingPosts {
  readonly #limits: Limits;
  readonly #ofConnection = new WeakMap<Connection, number>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Bytes that have arrived and wait, with a least amount for each request. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Lets a POST wait. A connection is held to what it announces, so that of many bodies sent at once the first ones are read and the others not at all;
   * all together are held to what has arrived, because announcing costs a client nothing.
   */
  enter(connection: Connection, announced: number | null): WaitingPost | Refusal {
    const post = { own: Math.max(announced ?? 0, leastBytes), counted: leastBytes, arrived: 0 };
    if (this.#isTooMuch(this.#add(connection, post.own), post.own)) {
      this.#add(connection, -post.own);
      return tooMuchOfOne;
    }
    this.#bytes += post.counted;
    return {
      arrive: (more) => {
        post.arrived += more;
        const growth = Math.max(post.arrived, leastBytes) - post.counted;
        post.counted += growth;
        this.#bytes += growth;
        const surplus = Math.max(0, post.arrived - post.own);
        post.own += surplus;
        const sum = this.#add(connection, surplus);
        if (surplus > 0 && this.#isTooMuch(sum, post.own)) return tooMuchOfOne;
        // One message's worth is always taken: nobody can fill up the place of all the others.
        return this.#bytes <= this.#limits.waitingBytes || sum <= this.#limits.maxMessageBytes ? null : tooMuchOfAll;
      },
      leave: () => {
        this.#bytes -= post.counted;
        this.#add(connection, -post.own);
        post.counted = 0;
        post.own = 0;
      },
    };
  }

  // A POST that nothing else waits beside is bounded by maxPayloadBytes alone.
  #isTooMuch(sum: number, own: number): boolean {
    return sum > this.#limits.waitingBytesPerConnection && sum > own;
  }

  #add(connection: Connection, change: number): number {
    const sum = (this.#ofConnection.get(connection) ?? 0) + change;
    this.#ofConnection.set(connection, sum);
    return sum;
  }
}
