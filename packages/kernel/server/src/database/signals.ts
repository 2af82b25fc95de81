import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';

/** Short notes between the server's processes, by LISTEN/NOTIFY. They arrive after the sender's commit, at most once. */
export interface Signals {
  on(channel: string, listener: (payload: string) => void): void;
  /** Inside a transaction the note leaves with the commit. */
  send<Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void>;
  /** Told when notes may have been missed. */
  onGap(listener: () => void): void;
  stop(): Promise<void>;
}

const prefix = 'pausenplatz_';

/** How long the next attempt waits: twice as long each time, up to a bound, and no two processes at the same moment. */
const waitsMs = { first: 200, most: 5_000 };
const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2);

/** Opens one listening connection and keeps it open; after a break the gap listeners are told. */
export async function openSignals(url: string, pause: (ms: number) => Promise<unknown> = sleep): Promise<Signals> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', () => undefined);
    next.on('notification', (note) => {
      for (const listener of listeners.get(note.channel.slice(prefix.length)) ?? []) listener(note.payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`listen "${prefix}${channel}"`);
    } catch (error) {
      // One that was never whole says that it ended as well; only the one that listens is missed.
      await next.end().catch(() => undefined);
      throw error;
    }
    // Stopped while it was opened.
    if (isStopped) return next.end();
    next.on('end', () => void reconnect());
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    client = null;
    for (let delayMs = waitsMs.first; ; delayMs = Math.min(delayMs * 2, waitsMs.most)) {
      if (isStopped) return;
      await pause(jittered(delayMs));
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) break;
    }
    for (const listener of gapListeners) listener();
  };

  await connect();
  return {
    on(channel, listener) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Signal name: ${channel}`);
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      void client?.query(`listen "${prefix}${channel}"`).catch(() => undefined);
    },
    async send(db, channel, payload) {
      await sql`select pg_notify(${prefix + channel}, ${payload})`.execute(db);
    },
    onGap: (listener) => void gapListeners.push(listener),
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
