import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely, Selectable } from 'kysely';
import type { AdventTables } from './tables.ts';

export type FileOfDoor = FileRow;

/** A door with its file. */
export type DoorRow = Selectable<AdventTables['advent_door']> & { readonly file: FileOfDoor | null };

/** The doors of a calendar in the order of their numbers, with their files: two queries, whatever their number. */
export async function doorsOf(db: Kysely<AdventTables>, calendarId: string): Promise<readonly DoorRow[]> {
  const rows = await db.selectFrom('advent_door').selectAll().where('calendar_id', '=', calendarId).orderBy('number').execute();
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  const files = new Map((await filesOf(db, ids)).map((file) => [file.id, file]));
  return rows.map((row) => ({ ...row, file: row.file_id === null ? null : (files.get(row.file_id) ?? null) }));
}

async function filesOf(db: Kysely<AdventTables>, ids: readonly string[]): Promise<FileOfDoor[]> {
  return ids.length === 0 ? [] : db.selectFrom('file').select(fileColumns).where('id', 'in', ids).execute();
}

export async function fileOf(db: Kysely<AdventTables>, id: string | null): Promise<FileOfDoor | null> {
  return id === null ? null : ((await filesOf(db, [id]))[0] ?? null);
}

/** Doors behind which somebody has looked. */
export async function openedBy(db: Kysely<AdventTables>, calendarId: string, userId: string | null): Promise<ReadonlySet<number>> {
  if (userId === null) return new Set();
  const rows = await db
    .selectFrom('advent_opened')
    .select('number')
    .where('calendar_id', '=', calendarId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

interface Pupil {
  readonly id: string;
  readonly name: string;
}

/** The children who are in the class today, by their first names; two of the same name with the first letter of the last one. */
export async function pupilsOf(db: Kysely<AdventTables>, classId: string | null): Promise<readonly Pupil[]> {
  if (classId === null) return [];
  const rows = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'first_name', 'last_name'])
    .where('class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('user_account.id')
    .execute();
  return rows.map(({ id, first_name, last_name }) => {
    const isAlone = rows.filter((one) => one.first_name === first_name).length === 1;
    return { id, name: isAlone ? first_name : `${first_name} ${last_name.slice(0, 1)}.` };
  });
}
