import { sql } from 'kysely';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { type KeptSeal, openKept, openSealed, sealText } from './sealed.ts';

/** Rows that are read and written at once. */
const batch = 500;

/** How many texts of a kind today's secret opens, how many only the one before, and how many neither of them. */
export interface SealCount {
  readonly purpose: string;
  readonly today: number;
  readonly before: number;
  readonly unreadable: number;
}

interface SealedRow {
  readonly owner: string;
  readonly sealed: string;
}

type Parts = Pick<Services, 'db' | 'signer' | 'keptSeals'>;

/** The sealed texts of a column, by batches in the order of their owners. */
async function* batchesOf({ db }: Parts, { table, column, owner }: KeptSeal): AsyncGenerator<readonly SealedRow[]> {
  const [from, by, sealed] = [sql.table(table), sql.ref(owner), sql.ref(column)];
  let after = '';
  for (;;) {
    const { rows } = await sql<SealedRow>`select ${by} as owner, ${sealed} as sealed from ${from}
      where ${sealed} is not null and ${by} > ${after} order by ${by} limit ${sql.lit(batch)}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.owner;
  }
}

/** Counts with which secret each kept text opens. */
export async function countSeals(services: Parts): Promise<readonly SealCount[]> {
  const counts: SealCount[] = [];
  for (const kept of services.keptSeals) {
    const count = { purpose: kept.purpose, today: 0, before: 0, unreadable: 0 };
    for await (const rows of batchesOf(services, kept))
      for (const { owner, sealed } of rows) {
        if (openSealed(services, kept.purpose, owner, sealed) !== null) count.today += 1;
        else if (openKept(services, kept.purpose, owner, sealed) === null) count.unreadable += 1;
        else count.before += 1;
      }
    counts.push(count);
  }
  return counts;
}

/** Seals with today's secret what the one before has sealed; answers how many texts. It may be interrupted and begun again at any time. */
export async function reseal(services: Parts): Promise<number> {
  let done = 0;
  for (const kept of services.keptSeals) for await (const rows of batchesOf(services, kept)) done += await resealRows(services, kept, rows);
  return done;
}

async function resealRows(services: Parts, { purpose, table, column, owner: by }: KeptSeal, rows: readonly SealedRow[]): Promise<number> {
  const fresh = rows.flatMap(({ owner, sealed }) => {
    if (openSealed(services, purpose, owner, sealed) !== null) return [];
    const text = openKept(services, purpose, owner, sealed);
    return text === null ? [] : [{ owner, sealed, again: sealText(services, purpose, owner, text) }];
  });
  if (fresh.length === 0) return 0;
  // Who wrote another one meanwhile sealed it with today's secret: theirs stays.
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = fresh.again
    from unnest(${fresh.map((one) => one.owner)}::text[], ${fresh.map((one) => one.sealed)}::text[], ${fresh.map((one) => one.again)}::text[])
      as fresh (owner, sealed, again)
    where ${sql.ref(`${table}.${by}`)} = fresh.owner and ${sql.ref(`${table}.${column}`)} = fresh.sealed`.execute(services.db);
  return fresh.length;
}

/** While the secret of before is set: every ten minutes what is still sealed with it is sealed anew. */
export const resealKept: JobDefinition = {
  name: 'kernel-reseal',
  schedule: '*/10 * * * *',
  // A canton's passwords take minutes; who is interrupted goes on with the next run.
  mayTakeSeconds: 3_600,
  retries: 0,
  async run(services: Services) {
    if (!services.signer.former) return;
    const texts = await reseal(services);
    if (texts > 0) services.log.info({ texts }, 'sealed anew with the new secret');
  },
};
