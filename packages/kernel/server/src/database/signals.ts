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

/** Opens one listening connection and keeps it open; after a break the gap listeners are told. */
export async function openSignals(url: string): Promise<Signals> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', () => void reconnect());
    next.on('notification', (note) => {
      for (const listener of listeners.get(note.channel.slice(prefix.length)) ?? []) listener(note.payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen "${prefix}${channel}"`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    client = null;
    for (let delayMs = 200; ; delayMs = Math.min(delayMs * 2, 5_000)) {
      if (isStopped) return;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (
        await connect().then(
          () => true,
          () => false,
        )
      )
        break;
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
