import { type Kysely, sql } from 'kysely';
import type { Work } from '../calls/transact.ts';
import type { Services } from '../services.ts';
import { ownWork } from '../calls/transact.ts';
import type { AnyKeeps, Erasure, Fate, Gone } from './keeps.ts';
import type { Json } from './without-id.ts';

type Db = Kysely<never>;
interface Open extends Omit<Erasure, 'fileIds'> {
  readonly db: Db;
  readonly fileIds: Set<string>;
}

/**
 * Erases a person or a class from all tables of all features, as their lists say, in the caller's transaction; answers how many
 * rows went, by table. Features that build on others go first: what they keep refers to the rows of the foundation.
 */
export async function erase<Tables>(services: Services, work: Work<Tables>, of: 'people' | 'classes', id: string): Promise<Gone> {
  const kernelWork: Erasure['work'] = ownWork(work as never);
  const open: Open = { services, work: kernelWork, id, db: kernelWork.db as never, fileIds: new Set() };
  const gone: Record<string, number> = {};
  for (const { step } of services.steps.of('keeps').toReversed())
    for (const [column, { erased }] of Object.entries(columnsOf(step, of)))
      for (const [table, count] of Object.entries(await carryOut(open, column, erased))) gone[table] = (gone[table] ?? 0) + count;
  return gone;
}

const columnsOf = (keeps: AnyKeeps, of: 'people' | 'classes') => keeps[of];

/** The table, with its schema where it is not the public one, and the column. */
export function placeOf(name: string): { readonly table: string; readonly column: string } {
  const at = name.lastIndexOf('.');
  return { table: name.slice(0, at), column: name.slice(at + 1) };
}

async function carryOut(open: Open, name: string, fate: Fate): Promise<Gone> {
  const { db, id } = open;
  const place = placeOf(name);
  const [table, column] = [sql.table(place.table), sql.ref(place.column)];
  if (fate === 'row') return counted(place.table, await sql`delete from ${table} where ${column} = ${id}`.execute(db));
  if (fate === 'null') await sql`update ${table} set ${column} = null where ${column} = ${id}`.execute(db);
  if (fate === 'nobody') await sql`update ${table} set ${column} = '' where ${column} = ${id}`.execute(db);
  if (fate === 'fromList')
    await sql`update ${table} set ${column} = array_remove(${column}, ${id}) where ${id} = any(${column})`.execute(db);
  if (typeof fate === 'string') return {};
  if ('row' in fate) {
    const conditions = Object.entries(fate.row).map(([other, value]) => sql`${sql.ref(other)} = ${value}`);
    return counted(
      place.table,
      await sql`delete from ${table} where ${column} = ${id} and ${sql.join(conditions, sql` and `)}`.execute(db),
    );
  }
  if ('json' in fate) await leaveJson(open, place, fate.json);
  if ('below' in fate) return leaveBelow(open, place, fate);
  return 'by' in fate ? fate.by(open) : {};
}

const counted = (table: string, { numAffectedRows = 0n }: { readonly numAffectedRows?: bigint }): Gone => ({
  [table]: Number(numAffectedRows),
});

type ColumnName = ReturnType<typeof placeOf>;

async function leaveJson({ db, id }: Open, place: ColumnName, without: (value: Json, id: string) => Json): Promise<void> {
  const [table, column] = [sql.table(place.table), sql.ref(place.column)];
  const { rows } = await sql<{ row: string; value: Json }>`
    select ctid::text as row, ${column} as value from ${table} where position(${id} in ${column}::text) > 0 for update`.execute(db);
  for (const { row, value } of rows)
    await sql`update ${table} set ${column} = ${JSON.stringify(without(value, id))}::jsonb where ctid = ${row}::tid`.execute(db);
}

/** The rows below go before those that they belong to, so that they are counted and the files they showed are known. */
async function leaveBelow({ db, id, fileIds }: Open, place: ColumnName, { below, files }: Extract<Fate, { below: string }>): Promise<Gone> {
  const above = placeOf(below);
  const parents = sql`select id from ${sql.table(above.table)} where ${sql.ref(above.column)} = ${id}`;
  const shown = files === undefined ? sql`null` : sql.ref(files);
  const { rows } = await sql<{ file: string | null }>`
    delete from ${sql.table(place.table)} where ${sql.ref(place.column)} in (${parents}) returning ${shown} as file`.execute(db);
  for (const { file } of rows) if (file !== null) fileIds.add(file);
  return { [place.table]: rows.length };
}
