import type { UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AssignedTo, ListIcon, ListSummary } from '../../contract/index.ts';
import { type Rights, rightsOf, todoOf } from '../../rules/index.ts';
import type { VocabularyTables } from '../tables.ts';

type Db = Kysely<VocabularyTables>;
type Asking = Pick<UserActor, 'userId' | 'roles' | 'schoolIds' | 'teachesClassIds' | 'attendsClassIds'>;

/** A list as whoever asks finds it, with how far they are. */
export interface ListRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly icon: ListIcon | null;
  readonly isShared: boolean;
  readonly updatedAt: Date;
  readonly isDeleted: boolean;
  readonly isAuthor: boolean;
  readonly teachesAuthor: boolean;
  readonly teachesGiven: boolean;
  readonly learns: boolean;
  readonly isSharedHere: boolean;
  readonly authorName: string | null;
  readonly words: number;
  readonly learnable: number;
  readonly working: number;
  readonly known: number;
  readonly due: number;
  readonly fresh: number;
  readonly errors: number;
  readonly isUncorrected: boolean;
}

/** What is learnable, as the rule `isLearnable` has it. */
const learnable = sql`(item.word <> '' and (item.error is null or item.corrected_by_teacher))`;
const list = (ids: readonly string[]) => sql`${[...ids]}::text[]`;

/** Lists that the asker stands in relation to: written, taught, given, shared. */
export const isOwn = ({ userId }: Asking) => sql`list.owner_id = ${userId}`;
export const isLearnt = ({ userId, attendsClassIds }: Asking) => sql`exists (select from vocabulary_assignment given
  where given.vocabulary_id = list.id and given.class_id = any(${list(attendsClassIds)})
    and (given.pupil_ids is null or ${userId} = any(given.pupil_ids)))`;
export const isTaught = ({ teachesClassIds }: Asking) => sql`exists (select from vocabulary_assignment given
  where given.vocabulary_id = list.id and given.class_id = any(${list(teachesClassIds)}))`;
export const isOfPupil = ({ teachesClassIds }: Asking) => sql`exists (select from class_pupil place
  where place.user_id = list.owner_id and place.class_id = any(${list(teachesClassIds)}))`;
export const isSharedHere = ({ schoolIds }: Asking) => sql`(list.is_shared and exists (select from school_member belongs
  where belongs.user_id = list.owner_id and belongs.kind = 'teacher' and belongs.school_id = any(${list(schoolIds)})))`;

/** Lists of which this is true, in one query whatever their number and length; the last changed first. */
export async function readLists(
  db: Db,
  asking: Asking,
  { condition, today, deleted = false }: { readonly condition: RawBuilder<unknown>; readonly today: string; readonly deleted?: boolean },
): Promise<ListRow[]> {
  const { userId } = asking;
  const { rows } = await sql<ListRow>`
    with chosen as (
      select list.*, ${isOwn(asking)} as "isAuthor", ${isOfPupil(asking)} as "teachesAuthor", ${isTaught(asking)} as "teachesGiven",
        ${isLearnt(asking)} as learns, ${isSharedHere(asking)} as "isSharedHere"
      from vocabulary list where (list.deleted_at is null or ${deleted}) and (${condition}) order by list.updated_at desc, list.id limit 400)
    select chosen.id, chosen.owner_id as "ownerId", chosen.name, chosen.icon, chosen.is_shared as "isShared",
      chosen.updated_at as "updatedAt", chosen.deleted_at is not null as "isDeleted", chosen."isAuthor", chosen."teachesAuthor",
      chosen."teachesGiven", chosen.learns, chosen."isSharedHere",
      case when chosen."teachesAuthor" then author.first_name || ' ' || author.last_name end as "authorName",
      count(item.id) filter (where item.word <> '')::int as words,
      count(item.id) filter (where ${learnable})::int as learnable,
      count(item.id) filter (where state.box > 0 and not state.is_known)::int as working,
      count(item.id) filter (where state.is_known)::int as known,
      count(item.id) filter (where ${learnable} and not state.is_known and state.due_on <= ${today}::date)::int as due,
      count(item.id) filter (where ${learnable} and state.item_id is null)::int as fresh,
      count(item.id) filter (where item.error is not null and not item.corrected_by_teacher)::int as errors,
      coalesce('Pupil' = any(author.roles), false)
        and count(item.id) filter (where item.word <> '' and not item.corrected_by_teacher) > 0 as "isUncorrected"
    from chosen left join user_account author on author.id = chosen.owner_id
      left join vocabulary_item item on item.vocabulary_id = chosen.id and item.deleted_at is null
      left join vocabulary_state state on state.item_id = item.id and state.user_id = ${userId}
    group by chosen.id, chosen.owner_id, chosen.name, chosen.icon, chosen.is_shared, chosen.updated_at, chosen.deleted_at, chosen."isAuthor",
      chosen."teachesAuthor", chosen."teachesGiven", chosen.learns, chosen."isSharedHere", author.first_name, author.last_name, author.roles
    order by chosen.updated_at desc, chosen.id`.execute(db);
  return rows;
}

const isTeacher = ({ roles }: Asking): boolean => roles.includes('Teacher');

export const rightsIn = (row: ListRow, asking: Asking): Rights => rightsOf({ ...row, isTeacher: isTeacher(asking) });

/** Whether new words of it wait: for those it is given to, and for a child that wrote it. Others begin it by their own will. */
export const isLearner = (row: ListRow, asking: Asking): boolean => row.learns || (row.isAuthor && !isTeacher(asking));

/** To which of the asker's classes lists are given, and to whom of them; of that a pupil learns the class alone. */
export async function assignmentsOf(db: Db, asking: Asking, ids: readonly string[]): Promise<ReadonlyMap<string, AssignedTo[]>> {
  if (ids.length === 0) return new Map();
  const { teachesClassIds, attendsClassIds } = asking;
  const rows = await db
    .selectFrom('vocabulary_assignment as given')
    .innerJoin('school_class', 'school_class.id', 'given.class_id')
    .select(['vocabulary_id', 'class_id', 'school_class.name', 'pupil_ids'])
    .where('vocabulary_id', 'in', ids)
    .where('class_id', '=', sql<string>`any(${[...teachesClassIds, ...attendsClassIds]}::text[])`)
    .orderBy('school_class.name')
    .execute();
  const shown = rows.map(({ vocabulary_id, class_id: classId, name: className, pupil_ids }) => ({
    vocabulary_id,
    given: { classId, className, pupilIds: teachesClassIds.includes(classId) ? pupil_ids : null },
  }));
  return new Map([...Map.groupBy(shown, (row) => row.vocabulary_id)].map(([id, all]) => [id, all.map(({ given }) => given)]));
}

/** New words that somebody began today, in all lists together. */
export async function begunOn(db: Db, userId: string, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('vocabulary_state')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('first_on', '=', today)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Shown {
  readonly asking: Asking;
  readonly assignedTo: readonly AssignedTo[];
  readonly begunToday: number;
}

export const presentList = (row: ListRow, { asking, assignedTo, begunToday }: Shown): ListSummary => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  words: row.words,
  learnableWords: row.learnable,
  wordsWorkingOn: row.working,
  known: row.known,
  todo: todoOf({ due: row.due, fresh: isLearner(row, asking) ? row.fresh : 0, begunToday }),
  errors: row.errors,
  isOwn: row.isAuthor,
  isShared: row.isShared,
  author: row.isAuthor ? null : row.authorName,
  isUncorrected: row.isUncorrected,
  // A pupil's own place says that it is for them.
  assignedTo: row.learns || row.teachesGiven ? [...assignedTo] : [],
  lastModifiedAt: row.updatedAt.toISOString(),
});
