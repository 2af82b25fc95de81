import { type Kysely, sql, type Transaction } from 'kysely';
import type { KernelTables } from './kernel-tables.ts';

/** Columns that people read in order or search in, in whatever table; keys, addresses and secrets keep the order of their bytes. */
const wordColumns = ['first_name', 'last_name', 'name', 'place', 'subject', 'task', 'title'];

interface Column {
  readonly table: string;
  readonly column: string;
}

/**
 * Gives every column of words the collation `german`: Ö beside O, 3a before 10a, and capitals of all letters. Answers how many columns
 * were not so before. It asks what is there and not what was done, so that a later feature need not think of it, the own database and
 * any other are alike, and a database whose ICU library changed is put in order again.
 */
export async function sortInGerman(db: Kysely<KernelTables>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await ensureCollation(transaction);
    const columns = await otherwiseSorted(transaction);
    for (const one of columns) await collate(transaction, one);
    return columns.length;
  });
}

async function ensureCollation(db: Transaction<KernelTables>): Promise<void> {
  const { rows } = await sql<{ outdated: boolean }>`
    select collversion is distinct from pg_collation_actual_version(oid) as outdated
    from pg_collation where collname = 'german' and collnamespace = 'public'::regnamespace`.execute(db);
  const [found] = rows;
  if (!found) await createCollation(db);
  else if (found.outdated) await putInOrderAgain(db);
}

async function createCollation(db: Transaction<KernelTables>): Promise<void> {
  const { rows } = await sql<{ fits: boolean }>`select pg_encoding_to_char(encoding) = 'UTF8'
    and exists (select 1 from pg_collation where collprovider = 'i') as fits from pg_database where datname = current_database()`.execute(
    db,
  );
  if (!rows[0]?.fits)
    throw new Error('Diese Datenbank kann nicht nach Umlauten sortieren. Nötig sind die Kodierung UTF8 und ein PostgreSQL mit ICU.');
  await sql`create collation public.german (provider = icu, locale = 'de-CH-u-kn-true')`.execute(db);
}

/** Another version of ICU may order some letters otherwise than the indexes were built. */
async function putInOrderAgain(db: Transaction<KernelTables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    where 'public.german'::regcollation::oid = any(indcollation::oid[])`.execute(db);
  for (const { name } of rows) await sql`reindex index ${sql.raw(name)}`.execute(db);
  await sql`alter collation public.german refresh version`.execute(db);
}

/** Keys are compared by their bytes; so is what was given an order of its own. */
async function otherwiseSorted(db: Transaction<KernelTables>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attribute.attname as "column"
    from pg_attribute attribute join pg_class class on class.oid = attribute.attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attribute.attname = any(${wordColumns})
      and attribute.atttypid = 'text'::regtype and attribute.attcollation = 'default'::regcollation and not attribute.attisdropped
      and not exists (select 1 from pg_index where indrelid = class.oid and indisprimary and attribute.attnum = any(indkey::smallint[]))
    order by 1, 2`.execute(db);
  return rows;
}

/** What the database derives from a column has to go while the column changes, and is derived anew. */
async function collate(db: Transaction<KernelTables>, { table, column }: Column): Promise<void> {
  const derived = await derivedFrom(db, { table, column });
  const steps = [
    ...derived.map((one) => sql`drop column ${sql.id(one.name)}`),
    sql`alter column ${sql.id(column)} type text collate public.german`,
    ...derived.map(
      (one) => sql`add column ${sql.id(one.name)} ${sql.raw(one.type)} generated always as (${sql.raw(one.expression)}) stored`,
    ),
  ];
  for (const step of steps) await sql`alter table public.${sql.id(table)} ${step}`.execute(db);
  for (const statement of derived.flatMap((one) => one.indexes)) await sql.raw(statement).execute(db);
}

interface Derived {
  readonly name: string;
  readonly type: string;
  readonly expression: string;
  /** Statements that make its indexes. */
  readonly indexes: readonly string[];
}

async function derivedFrom(db: Transaction<KernelTables>, { table, column }: Column): Promise<readonly Derived[]> {
  const { rows } = await sql<Derived>`
    select derived.attname as name, format_type(derived.atttypid, derived.atttypmod) as type, pg_get_expr(made.adbin, made.adrelid) as expression,
      array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = made.adrelid and made.adnum = any(indkey::smallint[])) as indexes
    from pg_attrdef made
    join pg_attribute derived on derived.attrelid = made.adrelid and derived.attnum = made.adnum and derived.attgenerated = 's'
    join pg_depend needs on needs.classid = 'pg_attrdef'::regclass and needs.objid = made.oid and needs.refobjid = made.adrelid
    join pg_attribute source on source.attrelid = made.adrelid and source.attnum = needs.refobjsubid
    where made.adrelid = ${`public.${table}`}::regclass and source.attname = ${column}`.execute(db);
  return rows;
}
