import { type Kysely, sql } from 'kysely';

/*
 * The words of which migrations make their policies. They are calls of small functions where they can: PostgreSQL plans a statement
 * anew each time it is sent, and a page's statement with all conditions written out took eight milliseconds to plan (decision 0069).
 * Migrations that were released go on meaning what they meant: a new wish is a new function here.
 */

/** The column names the person who asks, or one whom a proof opened. */
export const isMine = (column: string): string => `wall.is_mine(${column})`;

/** The column names a school of the asker's families. */
export const isOfMySchools = (column: string): string => `wall.is_of_my_schools(${column})`;

/** The column names somebody who belongs to the asker's families. */
export const isOfMyPeople = (column: string): string => `wall.is_of_my_people(${column})`;

/** The column names a class that the asker stands in, or one of the asker's families. */
export const isOfMyClasses = (column: string): string => `wall.is_of_my_classes(${column})`;

/** The column names a row of another table that its own wall shows to the asker. */
export const isSeen = (table: string, column: string): string => `exists (select from ${table} seen where seen.id = ${column})`;

/** Makes a condition a function, whose statements are planned once per connection; `body` reads its arguments by their names. */
export async function nameCondition(db: Kysely<never>, signature: string, body: string): Promise<void> {
  await sql
    .raw(`create function wall.${signature} returns boolean language plpgsql stable parallel safe cost 20 as $$ begin ${body} end $$`)
    .execute(db);
}

/** Raises the wall around a table: its rows are there for the server itself and where the condition holds, for every statement. */
export async function raiseWall(db: Kysely<never>, table: string, ...conditions: readonly [string, ...string[]]): Promise<void> {
  const condition = orOpen(conditions);
  await enable(db, table);
  await sql.raw(`create policy wall on ${table} using (${condition}) with check (${condition})`).execute(db);
}

/** Each list holds the conditions of which one is enough; `add` is for new rows, where they ask for more than a change. */
interface Apart {
  readonly read: readonly string[];
  readonly change: readonly string[];
  readonly add?: readonly string[];
}

/** The same where more people read than change: a public page is read by everybody. */
export async function raiseWallApart(db: Kysely<never>, table: string, { read, change, add = change }: Apart): Promise<void> {
  const [seen, changed, added] = [orOpen(read), orOpen(change), orOpen(add)];
  await enable(db, table);
  await sql.raw(`create policy wall on ${table} for select using (${seen})`).execute(db);
  await sql.raw(`create policy wall_insert on ${table} for insert with check (${added})`).execute(db);
  await sql.raw(`create policy wall_update on ${table} for update using (${changed}) with check (${changed})`).execute(db);
  await sql.raw(`create policy wall_delete on ${table} for delete using (${changed})`).execute(db);
}

const orOpen = (conditions: readonly string[]): string => ['wall.is_open()', ...conditions].join(' or ');

async function enable(db: Kysely<never>, table: string): Promise<void> {
  await sql.raw(`alter table ${table} enable row level security`).execute(db);
  await sql.raw(`alter table ${table} force row level security`).execute(db);
}
