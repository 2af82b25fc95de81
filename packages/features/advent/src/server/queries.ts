import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import { asSystem } from '@pausenplatz/kernel-server';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CalendarScope } from './scope.ts';
import type { AdventTables } from './tables.ts';

export type FileOfDoor = FileRow;

type Door = Selectable<AdventTables['advent_door']>;

/** A door from outside: where it is and when it opens, and that something is behind it, but never what. */
export type DoorFace = Pick<Door, 'number' | 'opens_on' | 'x' | 'y' | 'work' | 'pupil_id'> & { readonly holds: boolean };

/** A door with what is behind it. */
export type DoorRow = Door & DoorFace & { readonly file: FileOfDoor | null };

const face = ['number', 'opens_on', 'x', 'y', 'work', 'pupil_id'] as const;
const holds = sql<boolean>`content is not null`.as('holds');

/** The doors of calendars from outside, of each in the order of their numbers. */
export const facesOf = (db: Kysely<AdventTables>, calendarIds: readonly string[]) =>
  calendarIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('advent_door')
        .select([...face, 'calendar_id', holds])
        .where('calendar_id', 'in', calendarIds)
        .orderBy('number')
        .execute();

/** The same for whoever was proven to see the calendar: rows of doors are there for those alone who make it or stand in its class. */
export const shownFaces = (db: Kysely<AdventTables>, { row }: CalendarScope): Promise<readonly DoorFace[]> =>
  asSystem(() => facesOf(db, [row.id]));

/** What is behind one door, for whoever was proven to look behind it. */
export const behindDoor = (db: Kysely<AdventTables>, { row }: CalendarScope, number: number): Promise<DoorRow | undefined> =>
  asSystem(async () => (await withFiles(db, await rowsOf(db, row.id).where('number', '=', number).execute()))[0]);

/** The doors of a calendar in the order of their numbers, with their files: two queries, whatever their number. */
export async function doorsOf(db: Kysely<AdventTables>, calendarId: string): Promise<readonly DoorRow[]> {
  return withFiles(db, await rowsOf(db, calendarId).execute());
}

const rowsOf = (db: Kysely<AdventTables>, calendarId: string) =>
  db.selectFrom('advent_door').selectAll().where('calendar_id', '=', calendarId).orderBy('number');

async function withFiles(db: Kysely<AdventTables>, rows: readonly Door[]): Promise<readonly DoorRow[]> {
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  const files = new Map((await filesOf(db, ids)).map((file) => [file.id, file]));
  return rows.map((row) => ({ ...row, holds: row.content !== null, file: row.file_id === null ? null : (files.get(row.file_id) ?? null) }));
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
