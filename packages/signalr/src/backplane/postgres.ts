import { randomBytes } from 'node:crypto';
import type { Backplane, Channel, Envelope, OnState, Query } from './backplane.ts';
import { nodeOf, readEnvelope, writeEnvelope } from './envelope-text.ts';
import { PostgresInbox } from './postgres-inbox.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import type { PostgresListener } from './postgres-listener.ts';
import { Listening } from './postgres-listener.ts';
import { Sequences } from './sequences.ts';

export type { PostgresListener } from './postgres-listener.ts';

export interface PostgresBackplaneOptions {
  /** Opens one more connected client, used for LISTEN alone; called again after every loss. */
  readonly listen: () => Promise<PostgresListener>;
  /** Runs a statement on any pooled connection. */
  readonly query: Query;
  /** Starts the names of channels and of the payload table; letters, digits and _ (at most 20). Default `hub`. */
  readonly prefix?: string;
  /** Creates the payload table at the start. Default true; false where a migration does it (see `payloadTable`). */
  readonly createTable?: boolean;
  /** Reads a stored payload: the rows of a query result. Default: its `rows` property, as pg returns it. */
  readonly rowsOf?: (result: unknown) => readonly unknown[];
}

// NOTIFY takes less than 8,000 bytes; what is longer goes through the table.
const maxInlineBytes = 7_900;
const buckets = 16;
const sweepMs = 60_000;

/** The payload table: unlogged, because nothing in it is worth a crash recovery. */
export function payloadTable(prefix = 'hub'): string {
  return `CREATE UNLOGGED TABLE IF NOT EXISTS ${prefix}_payload (id text PRIMARY KEY, body text NOT NULL, at timestamptz NOT NULL DEFAULT now())`;
}

/** FNV-1a, so that every process puts a group or user on the same of the 16 channels. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % buckets;
}

/**
 * LISTEN and NOTIFY. One dedicated connection listens; sends are batched in order over the pool.
 * `sendWithin` puts a message into the caller's own transaction: it is delivered when, and only if, that commits.
 */
export function createPostgresBackplane(options: PostgresBackplaneOptions): Backplane {
  const prefix = options.prefix ?? 'hub';
  if (!/^[a-z][a-z0-9_]{0,19}$/i.test(prefix)) throw new Error(`Not a usable prefix: '${prefix}'.`);
  const nodeId = randomBytes(9).toString('base64url');
  const sequences = new Sequences();
  const wireOf = (channel: Channel): string => {
    if (channel === 'all') return `${prefix}_all`;
    if (channel.startsWith('n:')) return `${prefix}_n_${channel.slice(2)}`;
    if (channel.startsWith('c:')) return `${prefix}_n_${nodeOf(channel.slice(2))}`;
    return `${prefix}_${bucketOf(channel)}`;
  };
  const store = async (query: Query, text: string): Promise<string> => {
    if (Buffer.byteLength(text) <= maxInlineBytes) return text;
    const id = randomBytes(12).toString('base64url');
    await query(`INSERT INTO ${prefix}_payload (id, body) VALUES ($1, $2)`, [id, text]);
    return `#${id}`;
  };
  const outbox = new PostgresOutbox(options.query, store);
  const members = new Map<string, number>();
  let listening: Listening | null = null;
  let sweeper: NodeJS.Timeout | null = null;
  return {
    nodeId,
    async start(onMessage: (envelope: Envelope) => void, onState: OnState) {
      if (options.createTable !== false) await createTable(options.query, prefix);
      const inbox = new PostgresInbox({
        query: options.query,
        rowsOf: options.rowsOf ?? rowsOf,
        prefix,
        take: (wire, text) => {
          const envelope = readEnvelope(text);
          if (envelope === null || wireOf(envelope.channel) !== wire) return;
          if (!sequences.hear(wire, envelope.origin, envelope.seq)) onState('gap', { touches: (channel) => wireOf(channel) === wire });
          onMessage(envelope);
        },
      });
      listening = new Listening({
        open: options.listen,
        wires: () => [wireOf('all'), wireOf(`n:${nodeId}`), ...members.keys()],
        onNotification: (wire, payload) => inbox.push(wire, payload),
        onState: (state, error) => {
          if (state === 'gap') sequences.forgetAll();
          onState(state, error === undefined ? {} : { error });
        },
      });
      await listening.start();
      sweeper = setInterval(() => {
        const swept = options.query(`DELETE FROM ${prefix}_payload WHERE at < now() - interval '60 seconds'`, []);
        swept.catch((error: unknown) => onState('down', { error }));
      }, sweepMs);
      sweeper.unref();
    },
    async publish(envelope) {
      const wire = wireOf(envelope.channel);
      await outbox.send(wire, writeEnvelope({ ...envelope, origin: nodeId, seq: sequences.next(wire) }));
      return {};
    },
    async publishWithin(query, envelope) {
      // Not counted: whether and when it commits is not known here, so a number would look like a hole to others.
      const text = await store(query, writeEnvelope({ ...envelope, origin: nodeId, seq: 0 }));
      await query('SELECT pg_notify($1, $2)', [wireOf(envelope.channel), text]);
    },
    async subscribe(channel) {
      const wire = wireOf(channel);
      const count = (members.get(wire) ?? 0) + 1;
      members.set(wire, count);
      if (count === 1) sequences.forget(wire);
      await listening?.listen(wire);
    },
    async unsubscribe(channel) {
      const wire = wireOf(channel);
      const count = (members.get(wire) ?? 1) - 1;
      if (count > 0) members.set(wire, count);
      else {
        members.delete(wire);
        await listening?.unlisten(wire);
      }
    },
    async stop() {
      if (sweeper !== null) clearInterval(sweeper);
      await outbox.idle();
      await listening?.stop();
    },
  };
}

// Two processes that start together may both find no table; the loser's error is harmless the second time.
async function createTable(query: Query, prefix: string): Promise<void> {
  try {
    await query(payloadTable(prefix), []);
  } catch {
    await query(payloadTable(prefix), []);
  }
}

function rowsOf(result: unknown): readonly unknown[] {
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
}
