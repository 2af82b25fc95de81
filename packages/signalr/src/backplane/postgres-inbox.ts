import { isRecord } from '../protocol/fields.ts';
import type { Query } from './backplane.ts';

interface InboxFacts {
  readonly query: Query;
  readonly rowsOf: (result: unknown) => readonly unknown[];
  readonly prefix: string;
  readonly take: (wire: string, text: string) => void;
}

/** Hands notifications on in order, although stored payloads must be fetched first. */
export class PostgresInbox {
  readonly #facts: InboxFacts;
  #tail: Promise<void> | null = null;
  #waiting = 0;

  constructor(facts: InboxFacts) {
    this.#facts = facts;
  }

  push(wire: string, payload: string): void {
    if (this.#tail === null && !payload.startsWith('#')) {
      this.#facts.take(wire, payload);
      return;
    }
    this.#waiting++;
    const tail = this.#takeAfter(this.#tail, wire, payload);
    this.#tail = tail;
  }

  async #takeAfter(before: Promise<void> | null, wire: string, payload: string): Promise<void> {
    await before;
    const text = payload.startsWith('#') ? await this.#fetch(payload.slice(1)) : payload;
    if (text !== null) this.#facts.take(wire, text);
    this.#waiting--;
    if (this.#waiting === 0) this.#tail = null;
  }

  // A payload that cannot be read is a lost message: the next one of its sender shows the hole.
  async #fetch(id: string): Promise<string | null> {
    try {
      const result = await this.#facts.query(`SELECT body FROM ${this.#facts.prefix}_payload WHERE id = $1`, [id]);
      const row = this.#facts.rowsOf(result)[0];
      return isRecord(row) && typeof row['body'] === 'string' ? row['body'] : null;
    } catch {
      return null;
    }
  }
}
