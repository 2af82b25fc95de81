import { isoWeekday, mondayOf } from '@pausenplatz/kernel-format';
import type { Work } from '@pausenplatz/kernel-server';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';
import { homeworkLimits } from '../contract/index.ts';
import { refuse } from './homework.ts';
import type { HomeworkTables } from './tables.ts';

/** Where a task stands: a day, a box, or a box in one week. Whose it is: a class's or one person's. */
export interface PlanSlot {
  readonly classId: string | null;
  readonly ownerId: string | null;
  readonly date: string | null;
  readonly boxId: string | null;
}

/** Checks that a place exists, holds its box, and writes it as it is stored: a weekly box carries its Monday, another box no day. */
export async function proveSlot(work: Work<HomeworkTables>, place: PlanSlot): Promise<PlanSlot> {
  if (place.boxId === null) return place.date === null ? refuse('PLACE_IMPOSSIBLE') : place;
  const box = await work.db
    .selectFrom('homework_box')
    .select('per_week')
    .where('id', '=', place.boxId)
    .where('class_id', '=', place.classId ?? '')
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!box) return refuse('BOX_NOT_FOUND');
  if (!box.per_week) return { ...place, date: null };
  if (place.date === null) return refuse('PLACE_IMPOSSIBLE');
  return { ...place, date: isoWeekday(place.date) === 1 ? place.date : mondayOf(place.date) };
}

/**
 * A position in a place, behind `afterId` (null: first, undefined: last). The place is locked until the commit, so that two
 * teachers at once get two positions; `DAY_IS_FULL` above the limit.
 */
export async function positionIn(
  work: Work<HomeworkTables>,
  place: PlanSlot,
  afterId: string | null | undefined,
  movedId?: string,
): Promise<string> {
  const key = [place.classId ?? place.ownerId, place.date, place.boxId].join('/');
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 403))`.execute(work.db);
  const neighbours = (await neighboursIn(work, place)).filter((one) => one.id !== movedId);
  if (neighbours.length >= homeworkLimits.tasksPerDay) refuse('DAY_IS_FULL', { details: { maximum: homeworkLimits.tasksPerDay } });
  const found = afterId === null ? -1 : neighbours.findIndex((one) => one.id === afterId);
  // A neighbour that went away meanwhile is no reason to lose the move: the end serves.
  const index = afterId === undefined || (afterId !== null && found < 0) ? neighbours.length - 1 : found;
  const before = neighbours[index]?.position ?? null;
  const after = neighbours[index + 1]?.position ?? null;
  if (before === null || after === null || before < after) return generateKeyBetween(before, after);
  return renumbered(work, neighbours, index);
}

async function neighboursIn(work: Work<HomeworkTables>, place: PlanSlot) {
  return work.db
    .selectFrom('homework_task')
    .select(['id', 'position'])
    .where('class_id', place.classId === null ? 'is' : '=', place.classId)
    .where('owner_id', place.ownerId === null ? 'is' : '=', place.ownerId)
    .where('date', place.date === null ? 'is' : '=', place.date)
    .where('box_id', place.boxId === null ? 'is' : '=', place.boxId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Copies of a series bring their position along, so two tasks may share one; then the place is numbered anew. */
async function renumbered(work: Work<HomeworkTables>, neighbours: readonly { readonly id: string }[], index: number): Promise<string> {
  const keys = generateNKeysBetween(null, null, neighbours.length + 1);
  for (const [at, { id }] of neighbours.entries()) {
    await work.db
      .updateTable('homework_task')
      .set({ position: keys[at <= index ? at : at + 1] ?? 'a0' })
      .where('id', '=', id)
      .execute();
  }
  return keys[index + 1] ?? 'a0';
}
