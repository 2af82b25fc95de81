import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, lockFor, newId, personOf, type UserActor, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import {
  answerDuel,
  type DuelPerson,
  endDuel,
  gamesLimits as limits,
  getDuelPartners,
  getDuels,
  inviteDuel,
  setClassDuels,
} from '../../contract/index.ts';
import { dealDuel, playableFor } from '../duels/deal.ts';
import { holdDuel, readDuels, stateOf } from '../duels/find.ts';
import { presentBrief, presentDuel } from '../duels/present.ts';
import { storeDuel, tellDuel } from '../duels/store.ts';
import { handle, refuse } from '../games.ts';
import { holdPlace } from '../places.ts';
import type { GamesTables } from '../tables.ts';

type Context = CallContext<GamesTables>;

const listHandler = handle(getDuels, async (context) => {
  const now = context.clock.now();
  const duels = (await readDuels(context)).map((duel) => presentBrief(duel, now));
  return { duels: duels.filter(({ state }) => state === 'invited' || state === 'playing') };
});

interface Person extends DuelPerson {
  readonly kind: 'pupil' | 'teacher';
}

/** Everybody who attends or teaches a class today, teachers by name and pupils by number. */
async function peopleOf(db: Context['db'], classId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`select account.id, account.first_name as "firstName", account.last_name as "lastName", place.kind
    from (select user_id, 'pupil' as kind, number from class_pupil where class_id = ${classId}
      union all select user_id, 'teacher', 0 from class_teacher where class_id = ${classId}) place
    join user_account account on account.id = place.user_id
    where account.deleted_at is null and account.disabled_at is null
    order by place.number, account.last_name, account.first_name, account.id`.execute(db);
  return rows;
}

const isAllowed = async (db: Context['db'], classId: string): Promise<boolean> =>
  (await db.selectFrom('memory_class').select('has_duels').where('class_id', '=', classId).executeTakeFirst())?.has_duels ?? true;

const partnersHandler = handle(getDuelPartners, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'read');
  const { userId } = personOf(context);
  const people = await peopleOf(context.db, scope.classId);
  // Who only administers the school does not play along; in an archived class nobody does.
  const others = !scope.isArchived && people.some(({ id }) => id === userId) ? people.filter(({ id }) => id !== userId) : [];
  const named = (kind: Person['kind']) =>
    others.flatMap(({ id, firstName, lastName, kind: own }) => (own === kind ? [{ id, firstName, lastName }] : []));
  return {
    isAllowed: !scope.isArchived && (await isAllowed(context.db, scope.classId)),
    canSet: scope.rights.has('teach'),
    pupils: named('pupil'),
    teachers: named('teacher'),
  };
});

const setClassHandler = handle(setClassDuels, async (context, { classId, isAllowed: hasDuels }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    if (!(await holdClass(work, scope.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
    await work.db
      .insertInto('memory_class')
      .values({ class_id: scope.classId, has_duels: hasDuels })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ has_duels: hasDuels }))
      .execute();
    return confirmed;
  });
});

const perHour = { name: 'memory-duel', points: limits.duelsPerHour, perSeconds: 3_600 } as const;

const inviteHandler = handle(inviteDuel, async (context, { classId, userId: otherId, set, size }) => {
  const scope = await proveClass(context, classId, 'read');
  if (scope.isArchived) return refuse('CLASS_ARCHIVED');
  const person = personOf(context);
  if ((await context.rateLimiter.take(perHour, person.userId)) > 0) return refuse('GAMES_DUEL_MANY');
  return context.transact(async (work) => {
    const { db } = work;
    if (!(await holdPlace(work, classId, person.userId))) return refuse('CLASS_FORBIDDEN');
    const other = (await peopleOf(db, classId)).find(({ id }) => id === otherId);
    if (!other || otherId === person.userId || !(await holdPlace(work, classId, otherId))) return refuse('GAMES_DUEL_PARTNER');
    if (!(await isAllowed(db, classId))) return refuse('GAMES_DUEL_OFF');
    await lockFor(db, `duels of ${person.userId}`);
    await refuseInPeace(context, work, { inviterId: person.userId, other });
    const asker = asSeenIn(classId, other, person);
    const playable = await playableFor({ ...context, db }, { set, size }, { asker, name: other.firstName });
    await withdrawWaiting(context, work);
    const id = newId();
    const now = context.clock.now();
    const people = { class_id: classId, inviter_id: person.userId, invitee_id: otherId };
    const chosen = { set_name: set.kind, set_id: set.id, set_title: playable.title, size: playable.size };
    const nothing = { cards: JSON.stringify([]), turn: 1, finders: [], last: null, last_places: [], turned_at: null };
    const times = { invited_at: now, changed_at: now, inviter_seen_at: now, invitee_seen_at: now };
    await db
      .insertInto('memory_duel')
      .values({ id, state: 'invited', rev: 1, ...people, ...chosen, ...nothing, ...times })
      .execute();
    tellDuel(work, { id, rev: 1, inviter_id: person.userId, invitee_id: otherId });
    return { id };
  });
});

/** Somebody else as the trainers know them in one class: what they have from elsewhere is nobody’s business here. */
function asSeenIn(classId: string, other: Person, person: UserActor): UserActor {
  const [attends, teaches] = other.kind === 'pupil' ? [[classId], []] : [[], [classId]];
  return { ...person, userId: other.id, roles: [], adminSchoolIds: [], attendsClassIds: attends, teachesClassIds: teaches };
}

/** Who declined a moment ago is not asked by the same person again. */
async function refuseInPeace(
  { clock }: Context,
  { db }: Work<GamesTables>,
  { inviterId, other }: { readonly inviterId: string; readonly other: Person },
): Promise<void> {
  const declined = await db
    .selectFrom('memory_duel')
    .select('id')
    .where('inviter_id', '=', inviterId)
    .where('invitee_id', '=', other.id)
    .where('state', '=', 'declined')
    .where('changed_at', '>', new Date(clock.now().getTime() - limits.duelPeaceMs))
    .limit(1)
    .executeTakeFirst();
  if (declined) refuse('GAMES_DUEL_DECLINED', { details: { name: other.firstName } });
}

/** One invitation waits at a time. */
async function withdrawWaiting(context: Context, work: Work<GamesTables>): Promise<void> {
  const rows = await work.db
    .updateTable('memory_duel')
    .set({ state: 'withdrawn', changed_at: context.clock.now(), rev: sql<number>`rev + 1` })
    .where('inviter_id', '=', personOf(context).userId)
    .where('state', '=', 'invited')
    .returning(['id', 'rev', 'inviter_id', 'invitee_id'])
    .execute();
  for (const row of rows) tellDuel(work, row);
}

const answerHandler = handle(answerDuel, async (context, { id, accept }) =>
  context.transact(async (work) => {
    const duel = await holdDuel(context, work, id);
    if (duel.me !== 1) return refuse('GAMES_DUEL_NOT_FOUND');
    const now = context.clock.now();
    // Sent again because the answer was lost.
    if (duel.state === (accept ? 'playing' : 'declined')) return presentDuel(duel, now);
    if (stateOf(duel, now) !== 'invited') return refuse('GAMES_DUEL_OVER');
    if (!accept) return storeDuel(context, work, { duel, change: { state: 'declined' } });
    const cards = await dealDuel({ ...context, db: work.db }, duel);
    const finders = Array.from({ length: cards.length / 2 }, () => -1);
    const begun = { cards: JSON.stringify(cards), finders, inviter_seen_at: now, invitee_seen_at: now };
    return storeDuel(context, work, { duel, change: { state: 'playing', ...begun } });
  }),
);

const endHandler = handle(endDuel, async (context, { id }) =>
  context.transact(async (work) => {
    const duel = await holdDuel(context, work, id);
    const now = context.clock.now();
    const state = stateOf(duel, now);
    if (state === 'playing') return storeDuel(context, work, { duel, change: { state: 'left' } });
    if (state !== 'invited') return presentDuel(duel, now);
    return storeDuel(context, work, { duel, change: { state: duel.me === 0 ? 'withdrawn' : 'declined' } });
  }),
);

export const duelInvitationHandlers = [listHandler, partnersHandler, setClassHandler, inviteHandler, answerHandler, endHandler];
