import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type BoxCounts, flashcardLimits as limits, type LearnBox } from '../../contract/index.ts';
import { secureStability } from '../../rules/index.ts';
import type { FlashcardsTables } from '../tables.ts';

type Db = Kysely<FlashcardsTables>;

/** A box as whoever asks finds it. */
export interface BoxRow {
  readonly id: string;
  readonly setId: string;
  readonly title: string;
  readonly ownerId: string;
  readonly userId: string | null;
  readonly classId: string | null;
  readonly className: string | null;
  /** The class is neither archived nor deleted. */
  readonly isLiving: boolean;
  readonly pupilIds: string[] | null;
  readonly startOn: string | null;
  readonly testOn: string | null;
  readonly isArchived: boolean;
  readonly createdAt: Date;
  /** Also where the class is archived: who taught it last goes on looking. */
  readonly teaches: boolean;
  readonly learns: boolean;
}

interface Asking {
  readonly userId: string;
  /** Living classes of the actor. */
  readonly attendsClassIds: readonly string[];
}

/** Boxes whose set is there, of which this is true, whatever their number in one query; the newest first. */
export async function readBoxes(db: Db, asking: Asking, condition: RawBuilder<unknown>): Promise<BoxRow[]> {
  const { userId, attendsClassIds } = asking;
  const { rows } = await sql<BoxRow>`
    select box.id, box.set_id as "setId", set.title, box.owner_id as "ownerId", box.user_id as "userId", box.class_id as "classId",
      class.name as "className", (class.id is null or (class.archived_at is null and class.deleted_at is null)) as "isLiving",
      box.pupil_ids as "pupilIds", box.start_on::text as "startOn", box.test_on::text as "testOn", box.archived_at is not null as "isArchived",
      box.created_at as "createdAt",
      coalesce(class.deleted_at is null and exists (
        select from class_teacher teacher where teacher.class_id = class.id and teacher.user_id = ${userId}), false) as teaches,
      coalesce(box.user_id = ${userId} and (set.is_public or set.owner_id = ${userId}), false) or (coalesce(box.class_id = any(${[...attendsClassIds]}::text[]), false)
        and (box.pupil_ids is null or ${userId} = any(box.pupil_ids))) as learns
    from flashcard_box box join flashcard_set set on set.id = box.set_id and set.deleted_at is null
      left join school_class class on class.id = box.class_id
    where ${condition} order by box.created_at desc, box.id`.execute(db);
  return rows;
}

/** When the test is close, each card comes once more in its last two days. */
const isDue = (today: string) => sql`(state.due_on <= ${today}::date
  or (box.test_on > ${today}::date and ${lastDays} <= ${today}::date and state.last_on < ${lastDays}))`;
/** The last two school days before a test begin here. */
const lastDays = sql`(box.test_on - case extract(isodow from box.test_on) when 1 then 4 when 2 then 4 when 7 then 3 else 2 end)`;

/**
 * How far these people are with these boxes, in one query: cards, those never seen, those due, those that are secure, and so many new ones
 * as this day still brings.
 */
export async function countsOf(
  db: Db,
  { boxIds, userIds, today }: { readonly boxIds: readonly string[]; readonly userIds: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, BoxCounts>> {
  if (boxIds.length === 0 || userIds.length === 0) return new Map();
  const { rows } = await sql<BoxCounts & { readonly boxId: string; readonly userId: string }>`
    select box.id as "boxId", person.id as "userId", count(card.id)::int as cards,
      count(card.id) filter (where state.user_id is null)::int as fresh,
      count(card.id) filter (where ${isDue(today)} and (box.start_on is null or box.start_on <= ${today}::date))::int as due,
      count(card.id) filter (where state.stability >= ${secureStability})::int as secure,
      least(count(card.id) filter (where state.user_id is null and (box.start_on is null or box.start_on <= ${today}::date)), greatest(0,
        ${limits.newPerDay} - (select count(*) from flashcard_state begun where begun.user_id = person.id and begun.first_on = ${today}::date))
      )::int as ready
    from flashcard_box box cross join unnest(${[...userIds]}::text[]) as person (id)
      left join flashcard_card card on card.set_id = box.set_id and card.deleted_at is null
      left join flashcard_state state on state.user_id = person.id and state.box_id = box.id and state.card_id = card.id
    where box.id = any(${[...boxIds]}::text[]) group by box.id, person.id`.execute(db);
  return new Map(rows.map(({ boxId, userId, ...counts }) => [`${boxId} ${userId}`, counts]));
}

interface ChosenCard {
  readonly boxId: string;
  readonly setId: string;
  readonly cardId: string;
  readonly isNew: boolean;
}

/**
 * What somebody trains now in these boxes: what is due, the longest due first, then new cards in the order of their sets, as many as the day
 * still allows. One query; `all` counts what did not fit as well.
 */
export async function chooseCards(
  db: Db,
  asked: {
    readonly boxIds: readonly string[];
    readonly userId: string;
    readonly today: string;
    readonly atOnce: number;
    readonly newPerDay: number;
  },
): Promise<readonly (ChosenCard & { readonly all: number })[]> {
  const { boxIds, userId, today, atOnce, newPerDay } = asked;
  const { rows } = await sql<ChosenCard & { readonly all: number }>`
    with fit as (
      select box.id as box_id, box.set_id, card.id as card_id, state.user_id is null as is_new, state.due_on,
        row_number() over (partition by state.user_id is null order by box.test_on nulls last, box.created_at, card.position, card.id) as place
      from flashcard_box box join flashcard_card card on card.set_id = box.set_id and card.deleted_at is null
        left join flashcard_state state on state.user_id = ${userId} and state.box_id = box.id and state.card_id = card.id
      where box.id = any(${[...boxIds]}::text[]) and (box.start_on is null or box.start_on <= ${today}::date)
        and (state.user_id is null or ${isDue(today)})),
    begun as (select count(*)::int as count from flashcard_state where user_id = ${userId} and first_on = ${today}::date)
    select box_id as "boxId", set_id as "setId", card_id as "cardId", is_new as "isNew", count(*) over ()::int as all
    from fit, begun where not is_new or place <= greatest(0, ${newPerDay} - begun.count)
    order by is_new, due_on, place limit ${atOnce}`.execute(db);
  return rows;
}

/** The cards of a box that its pupils forgot most often. */
export async function hardestCards(db: Db, box: Pick<BoxRow, 'id' | 'setId'>, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('flashcard_state')
    .innerJoin('flashcard_card', 'flashcard_card.id', 'card_id')
    .select(['flashcard_card.id', 'front', 'back'])
    .select((select) => select.fn.sum<number>('lapses').as('lapses'))
    .where('box_id', '=', box.id)
    .where('user_id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .groupBy('flashcard_card.id')
    .having((having) => having(having.fn.sum('lapses'), '>', 0))
    .orderBy('lapses', 'desc')
    .orderBy('flashcard_card.id')
    .limit(5)
    .execute();
}

export const noCounts: BoxCounts = { cards: 0, fresh: 0, due: 0, secure: 0, ready: 0 };

/** Boxes as their reader sees them; `own` only where they learn with it. */
export const presentBox = (row: BoxRow, counts: BoxCounts | undefined, mayChange: boolean): LearnBox => ({
  id: row.id,
  setId: row.setId,
  title: row.title,
  schoolClass: row.classId === null ? null : { id: row.classId, name: row.className ?? '' },
  // Who else it is for is for who teaches them.
  pupilIds: row.teaches ? row.pupilIds : null,
  startOn: row.startOn,
  testOn: row.testOn,
  isArchived: row.isArchived,
  mayChange,
  own: row.learns ? (counts ?? noCounts) : null,
});
