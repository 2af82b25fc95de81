import { changePeople, trashAccounts } from '@pausenplatz/account/server';
import { asSystem, type Work } from '@pausenplatz/kernel-server';
import { addPupils, changeClass, forgetActors, removePupils, renumberPupil } from '@pausenplatz/schools/server';
import { type BlockedUndo, isSameState, type PersonState, undoObstaclesOf } from '../rules/index.ts';
import type { Context } from './people-import.ts';
import type { PeopleImportTables } from './tables.ts';
import { statesOf } from './states-of.ts';

interface TouchedRow {
  readonly user_id: string;
  readonly how: 'created' | 'changed' | 'archived';
  readonly before: PersonState | null;
  readonly after: PersonState;
}

/** Takes an import back as a whole, or answers what stands in the way and changes nothing (R4). */
export async function takeBack(
  work: Work<PeopleImportTables>,
  context: Context,
  importRow: { readonly id: string; readonly new_class_ids: readonly string[] },
): Promise<BlockedUndo[]> {
  const rows: readonly TouchedRow[] = await work.db
    .selectFrom('import_touched')
    .selectAll()
    .where('import_id', '=', importRow.id)
    .execute();
  // Whoever was taken over by another school since then stands in the way, wherever they are.
  const present = await asSystem(() =>
    statesOf(
      work.db,
      rows.map((row) => row.user_id),
    ),
  );
  const obstacles = undoObstaclesOf(
    rows.map(({ user_id, how, before, after }) => ({ userId: user_id, how, before, after })),
    present,
  );
  if (obstacles.length > 0) return obstacles;
  const places = await placesOf(work, rows);
  const created = rows.filter(({ how }) => how === 'created');
  const byClass = (all: readonly TouchedRow[], which: 'before' | 'after') => Map.groupBy(all, (row) => row[which]?.classId ?? '');
  for (const [classId, people] of byClass(rows.filter(movesBack), 'after'))
    await removePupils(
      work,
      { classId, schoolId: places.get(classId) ?? '' },
      people.map((row) => row.user_id),
    );
  for (const { user_id, before } of rows) {
    if (before === null) continue;
    const { classId: _class, number: _number, ...words } = before;
    await changePeople(work, context, [{ userId: user_id, ...words }]);
  }
  for (const [classId, people] of byClass(
    rows.filter((row) => row.before !== null && row.before.classId !== row.after.classId),
    'before',
  )) {
    const schoolId = places.get(classId);
    // Who came from a class that went into the archive since finds no place there any more.
    if (schoolId !== undefined && (await isLiving(work, classId)))
      await addPupils(
        work,
        { classId, schoolId },
        people.map((row) => ({ userId: row.user_id, number: row.before?.number ?? null })),
      );
  }
  for (const { user_id, before, after } of rows)
    if (before?.classId && before.classId === after.classId && before.number !== after.number)
      await renumberPupil(work, before.classId, user_id, before.number ?? 0);
  // With one moment for both: a class that is fetched back brings along whom this undo took away with it.
  const now = context.clock.now();
  await trashAccounts(
    work,
    context,
    created.map((row) => row.user_id),
    now,
  );
  for (const classId of importRow.new_class_ids) await deleteIfEmpty(work, classId, now);
  await forgetActors(
    context,
    work,
    rows.map((row) => row.user_id),
  );
  return [];
}

/** Whoever came into the class where they are now. Whom the import made keeps the place, as everybody does in the trash. */
const movesBack = ({ before, after }: TouchedRow): boolean =>
  after.classId !== null && before !== null && before.classId !== after.classId && !isSameState(before, after);

async function placesOf(work: Work<PeopleImportTables>, rows: readonly TouchedRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ before, after }) => [before?.classId ?? null, after.classId]).filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await work.db.selectFrom('school_class').select(['id', 'school_id']).where('id', 'in', ids).execute();
  return new Map(found.map((row) => [row.id, row.school_id]));
}

async function isLiving(work: Work<PeopleImportTables>, classId: string): Promise<boolean> {
  const found = await work.db
    .selectFrom('school_class')
    .select('id')
    .where('id', '=', classId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

async function deleteIfEmpty(work: Work<PeopleImportTables>, classId: string, now: Date): Promise<void> {
  // Who is being added holds the class as well; a count without that would miss them.
  await work.db.selectFrom('school_class').select('id').where('id', '=', classId).forUpdate().execute();
  const somebody = await work.db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select('class_pupil.user_id')
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!somebody) await changeClass(work, classId, { deletedAt: now });
}
