import { setTimeout as wait } from 'node:timers/promises';

/** The part of a `pg` client that is used. */
export interface PostgresListener {
  query(sql: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { readonly channel: string; readonly payload?: string | undefined }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  end(): Promise<void>;
}

interface ListeningFacts {
  readonly open: () => Promise<PostgresListener>;
  /** Everything that should be listened to now. */
  readonly wires: () => Iterable<string>;
  readonly onNotification: (wire: string, payload: string) => void;
  readonly onState: (state: 'up' | 'down' | 'gap', error?: unknown) => void;
}

const firstRetryMs = 100;
const lastRetryMs = 5_000;

/** Keeps one LISTEN connection alive: after a loss it comes back, listens to everything again and reports a gap. */
export class Listening {
  readonly #facts: ListeningFacts;
  #client: PostgresListener | null = null;
  #isStopped = false;
  #commands: Promise<void> = Promise.resolve();

  constructor(facts: ListeningFacts) {
    this.#facts = facts;
  }

  async start(): Promise<void> {
    await this.#open();
    this.#facts.onState('up');
  }

  listen(wire: string): Promise<void> {
    return this.#command(`LISTEN "${wire}"`);
  }

  unlisten(wire: string): Promise<void> {
    return this.#command(`UNLISTEN "${wire}"`);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  // One after the other: a LISTEN that overtakes an UNLISTEN of the same channel would leave us deaf.
  #command(sql: string): Promise<void> {
    const run = this.#runAfter(this.#commands, sql);
    this.#commands = run.catch(() => undefined);
    return run;
  }

  async #runAfter(before: Promise<void>, sql: string): Promise<void> {
    await before;
    await this.#client?.query(sql);
  }

  async #open(): Promise<void> {
    const client = await this.#facts.open();
    let isLost = false;
    let isWhole = false;
    const lose = (error?: Error) => {
      if (isLost || this.#isStopped) return;
      isLost = true;
      // Whoever opens it learns of it and tries again; a second one who tries would be one more with each break.
      if (!isWhole) return;
      if (this.#client === client) this.#client = null;
      this.#facts.onState('down', error);
      void this.#reopen();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', (message) => this.#facts.onNotification(message.channel, message.payload ?? ''));
    const heard = new Set<string>();
    // Again until nothing is new: channels may be joined while we listen to the others.
    for (
      let missing = [...this.#facts.wires()];
      missing.length > 0;
      missing = [...this.#facts.wires()].filter((wire) => !heard.has(wire))
    ) {
      for (const wire of missing) {
        heard.add(wire);
        await client.query(`LISTEN "${wire}"`);
      }
    }
    if (isLost) throw new Error('The connection broke before it listened.');
    if (this.#isStopped) return client.end();
    isWhole = true;
    this.#client = client;
  }

  async #reopen(): Promise<void> {
    for (let delay = firstRetryMs; !this.#isStopped; delay = Math.min(delay * 2, lastRetryMs)) {
      await wait(delay, undefined, { ref: false });
      try {
        await this.#open();
        this.#facts.onState('up');
        this.#facts.onState('gap');
        return;
      } catch (error) {
        this.#facts.onState('down', error);
      }
    }
  }
}
