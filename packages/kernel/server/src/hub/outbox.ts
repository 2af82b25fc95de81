import { type Kysely, sql } from 'kysely';
import { kernelTables } from '../database/own-tables.ts';
import type { HubTarget, Services } from '../services.ts';

export interface OutboxEntry {
  readonly target: HubTarget;
  readonly name: string;
  readonly payload: unknown;
  /** Connection that is not told, because it made the change itself. */
  readonly except: string | null;
}

/** Stores messages beside the data change they tell about; answers their numbers. */
export async function writeOutbox<Tables>(transaction: Kysely<Tables>, entries: readonly OutboxEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => ({
    target: JSON.stringify(entry.target),
    name: entry.name,
    payload: JSON.stringify(entry.payload),
    except: entry.except,
  }));
  const inserted = await kernelTables(transaction).insertInto('outbox').values(rows).returning('id').execute();
  return inserted.map((row) => Number(row.id));
}

/** Sends committed messages and forgets them. A crash before the end leaves them to the sweep of the next start. */
export async function flushOutbox(services: Services, entries: readonly OutboxEntry[], ids: readonly number[]): Promise<void> {
  if (entries.length === 0) return;
  for (const entry of entries) send(services, entry);
  await services.db
    .deleteFrom('outbox')
    .where('id', 'in', ids.map(String))
    .execute()
    .catch((error: unknown) => services.log.warn({ err: error }, 'outbox rows stay for the sweep'));
}

/** Sends what a crashed process left behind; rows younger than `olderThanSeconds` belong to running requests. */
export async function sweepOutbox(services: Services, olderThanSeconds: number): Promise<number> {
  const left = await services.db
    .deleteFrom('outbox')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .returning(['target', 'name', 'payload', 'except'])
    .execute();
  for (const row of left) {
    // Written by writeOutbox above, so the shape is known.
    send(services, { target: JSON.parse(row.target) as HubTarget, name: row.name, payload: row.payload, except: row.except });
  }
  return left.length;
}

function send(services: Services, entry: OutboxEntry): void {
  services.hub.send(entry.target, entry.name, entry.payload, entry.except);
}
