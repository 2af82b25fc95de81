import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, holdPupils, proveClass, shownPupils } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { assignVocabulary, getClassTable, type HardWord, vocabularyLimits as limits } from '../../contract/index.ts';
import { presentState, statesOf } from '../queries/items.ts';
import { proveList } from '../scope.ts';
import type { VocabularyTables } from '../tables.ts';
import { tellClass } from '../tell.ts';
import { handle, refuse } from '../vocabulary.ts';

type Own = Work<VocabularyTables>;
type Db = Kysely<VocabularyTables>;

const assignHandler = handle(assignVocabulary, async (context, { id, classId, pupilIds, isAssigned }) => {
  const { userId } = personOf(context);
  await proveList(context, id, 'mayAssign');
  await proveClass(context, classId, 'teach');
  return context.transact(async (work) => {
    await proveList({ ...context, db: work.db }, id, 'mayAssign');
    if (!(await holdClass(work, classId, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
    if (isAssigned) await give(work, { id, classId, pupilIds, userId, now: context.clock.now() });
    else await work.db.deleteFrom('vocabulary_assignment').where('vocabulary_id', '=', id).where('class_id', '=', classId).execute();
    tellClass(work, classId);
    return confirmed;
  });
});

interface Given {
  readonly id: string;
  readonly classId: string;
  readonly pupilIds: string[] | null;
  readonly userId: string;
  readonly now: Date;
}

async function give(work: Own, { id, classId, pupilIds, userId, now }: Given): Promise<void> {
  if (pupilIds !== null && !(await holdPupils(work, classId, pupilIds))) refuse('VOCABULARY_PUPILS_UNKNOWN');
  const held = await work.db
    .selectFrom('vocabulary')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) refuse('VOCABULARY_NOT_FOUND');
  const { count } = await work.db
    .selectFrom('vocabulary_assignment')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('vocabulary_id', '=', id)
    .where('class_id', '<>', classId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.classesPerList) refuse('VOCABULARY_CLASSES_TOO_MANY', { details: { count: limits.classesPerList } });
  await work.db
    .insertInto('vocabulary_assignment')
    .values({ vocabulary_id: id, class_id: classId, pupil_ids: pupilIds, created_by: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['vocabulary_id', 'class_id']).doUpdateSet({ pupil_ids: pupilIds }))
    .execute();
}

const tableHandler = handle(getClassTable, async (context, { id, classId, page }) => {
  const { db } = context;
  await proveList(context, id, 'mayAssign');
  const scope = await proveClass(context, classId, 'review');
  const given = await db
    .selectFrom('vocabulary_assignment')
    .select('pupil_ids')
    .where('vocabulary_id', '=', id)
    .where('class_id', '=', scope.classId)
    .executeTakeFirst();
  if (!given) return refuse('VOCABULARY_NOT_FOUND');
  const shown = (await shownPupils(db, scope)).filter((userId) => given.pupil_ids?.includes(userId) ?? true);
  const people = await namesOf(db, scope.classId, shown);
  const all = await wordsOf(db, id);
  const words = all.slice((page - 1) * limits.wordsPerPage, page * limits.wordsPerPage);
  const itemIds = words.map(({ itemId }) => itemId);
  const states = new Map((await statesOf(db, shown, itemIds)).map((row) => [`${row.user_id} ${row.item_id}`, presentState(row)]));
  const memos = await memosOf(db, id, shown);
  return {
    className: scope.className,
    pages: Math.max(1, Math.ceil(all.length / limits.wordsPerPage)),
    words,
    pupils: people.map(({ userId, name }) => ({
      userId,
      name,
      memos: memos.get(userId) ?? 0,
      states: itemIds.map((itemId) => states.get(`${userId} ${itemId}`) ?? null),
    })),
    hardest: await hardestOf(db, id, shown),
  };
});

/** The words of a list in order, those that are written. */
const wordsOf = (db: Db, id: string) =>
  db
    .selectFrom('vocabulary_item as item')
    .innerJoin('vocabulary_portion as portion', 'portion.id', 'item.portion_id')
    .select(['item.id as itemId', 'item.word'])
    .where('item.vocabulary_id', '=', id)
    .where('item.deleted_at', 'is', null)
    .where('item.word', '<>', '')
    .orderBy('portion.position')
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();

async function namesOf(db: Db, classId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id as userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('class_id', '=', classId)
    .where('user_account.id', 'in', userIds)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('class_pupil.number')
    .orderBy('user_account.id')
    .execute();
}

async function memosOf(db: Db, id: string, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly userId: string; readonly memos: number }>`
    select state.user_id as "userId", count(*)::int as memos from vocabulary_state state
      join vocabulary_item item on item.id = state.item_id and item.vocabulary_id = ${id} and item.deleted_at is null
    where state.user_id = any(${[...userIds]}::text[]) and state.is_memo group by state.user_id`.execute(db);
  return new Map(rows.map(({ userId, memos }) => [userId, memos]));
}

/** The words that these children wrote wrong most often. */
async function hardestOf(db: Db, id: string, userIds: readonly string[]): Promise<HardWord[]> {
  const { rows } = await sql<HardWord>`
    select item.id as "itemId", item.word, sum(state.lapses)::int as lapses, count(*)::int as pupils from vocabulary_state state
      join vocabulary_item item on item.id = state.item_id and item.vocabulary_id = ${id} and item.deleted_at is null
    where state.user_id = any(${[...userIds]}::text[]) and state.lapses > 0 and item.word <> ''
    group by item.id order by lapses desc, pupils desc, item.word, item.id limit ${limits.hardest}`.execute(db);
  return rows;
}

export const classHandlers = [assignHandler, tableHandler];
