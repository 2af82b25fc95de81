import type { Query } from './backplane.ts';

interface Parcel {
  readonly wire: string;
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const maxBatch = 500;

/** Sends notifications in order: one statement at a time, and everything that came meanwhile in the next one (NOTIFY commits serialise anyway). */
export class PostgresOutbox {
  readonly #query: Query;
  readonly #store: (query: Query, text: string) => Promise<string>;
  #waiting: Parcel[] = [];
  #running: Promise<void> | null = null;

  constructor(query: Query, store: (query: Query, text: string) => Promise<string>) {
    this.#query = query;
    this.#store = store;
  }

  send(wire: string, text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ wire, text, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    // Lets the rest of this turn's messages join the first batch.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxBatch);
      try {
        const texts: string[] = [];
        for (const parcel of batch) texts.push(await this.#store(this.#query, parcel.text));
        const wires = batch.map((parcel) => parcel.wire);
        await this.#query('SELECT pg_notify(t.wire, t.body) FROM unnest($1::text[], $2::text[]) AS t(wire, body)', [wires, texts]);
        for (const parcel of batch) parcel.resolve();
      } catch (error) {
        for (const parcel of batch) parcel.reject(error);
      }
    }
    this.#running = null;
  }
}
