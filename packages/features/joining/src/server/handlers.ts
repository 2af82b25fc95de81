import { confirmed } from '@pausenplatz/kernel-contract';
import { clockTime, daysAfter, daysBefore, longDay, plainLetters } from '@pausenplatz/kernel-format';
import { lockFor, personOf, type Work } from '@pausenplatz/kernel-server';
import { addMembers, adminsOf, closeJoinRequest, createSchool, forgetActors, openJoinRequest } from '@pausenplatz/schools/server';
import {
  answerRequest,
  askToJoin,
  createOwnSchool,
  findSchools,
  getOwnRequests,
  joinRequestAnswered,
  joinLimits,
  withdrawRequest,
} from '../contract/index.ts';
import { sql, type SqlBool } from 'kysely';
import { joinedAs } from '../texts.log.ts';
import { similarSchools } from '../rules/index.ts';
import { askOperator } from './confirmation.ts';
import { type Context, handle, refuse } from './joining.ts';
import { mailAdmins, mailAnswer } from './join-mails.ts';
import type { JoiningTables } from './tables.ts';

const findSchoolsHandler = handle(findSchools, async (context, { search }) => {
  const pattern = `%${plainLetters(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const schools = await context.db
    .selectFrom('school')
    .select(['id', 'name', 'place'])
    .select((where) => where('confirmed_at', 'is not', null).$castTo<boolean>().as('confirmed'))
    .where(sql<SqlBool>`plain_words(name || ' ' || place) like ${pattern}`)
    // Those that the operator knows first: anybody may found a school under a name that sounds right.
    .orderBy('confirmed', 'desc')
    .orderBy('name')
    .limit(joinLimits.schoolsFound)
    .execute();
  return { schools };
});

const getOwnRequestsHandler = handle(getOwnRequests, async (context) => {
  const rows = await context.db
    .selectFrom('join_request')
    .innerJoin('school', 'school.id', 'join_request.school_id')
    .select([
      'join_request.id',
      'school.id as schoolId',
      'school.name',
      'school.place',
      'state',
      'message',
      'reason',
      'join_request.created_at as at',
    ])
    .where('user_id', '=', personOf(context).userId)
    .orderBy('join_request.created_at', 'desc')
    .limit(joinLimits.schoolsFound)
    .execute();
  return {
    requests: rows.map(({ schoolId, name, place, at, ...row }) => ({
      ...row,
      school: { id: schoolId, name, place },
      at: at.toISOString(),
    })),
  };
});

const askToJoinHandler = handle(
  askToJoin,
  async (context, { schoolId, message }) => {
    const { userId, schoolIds } = personOf(context);
    const school = await context.db.selectFrom('school').select(['id', 'name']).where('id', '=', schoolId).executeTakeFirst();
    if (!school) return refuse('SCHOOL_NOT_FOUND');
    if (schoolIds.includes(schoolId)) refuse('ALREADY_MEMBER');
    return context.transact(async (work) => {
      await lockFor(work.db, `join ${schoolId} ${userId}`);
      await refuseTooOften(work, { schoolId, userId, now: context.clock.now() });
      const id = await openJoinRequest(work, { schoolId, userId, message });
      await mailAdmins(work, context, { school, adminIds: await adminsOf(work.db, schoolId), userId, message });
      await work.audit({ action: 'join.ask', scopeId: schoolId, subject: { kind: 'person', id: userId } });
      return { id };
    });
  },
  { asSystem: true },
);

/** Counted in the table, not in memory: it holds for every process, and after a restart. */
async function refuseTooOften(
  { db }: Work<JoiningTables>,
  { schoolId, userId, now }: { readonly schoolId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const recent = await db
    .selectFrom('join_request')
    .select('created_at')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    // An open one is answered first: asking twice is said in its own words.
    .where('state', '!=', 'open')
    .where('created_at', '>', daysBefore(now, 1))
    .orderBy('created_at', 'desc')
    .limit(joinLimits.requestsPerDay)
    .execute();
  const oldest = recent[joinLimits.requestsPerDay - 1];
  if (!oldest) return;
  const free = daysAfter(oldest.created_at, 1).toISOString();
  refuse('JOIN_TOO_OFTEN', { details: { count: recent.length, day: longDay(free), time: clockTime(free) } });
}

const withdrawRequestHandler = handle(withdrawRequest, async (context, { id }) => {
  const { userId } = personOf(context);
  const own = await context.db
    .selectFrom('join_request')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) return refuse('REQUEST_NOT_FOUND');
  await context.transact((work) => closeJoinRequest(work, id, { state: 'withdrawn', reason: null, by: userId, at: context.clock.now() }));
  return confirmed;
});

const answerRequestHandler = handle(answerRequest, async (context, { id, accept, reason }) => {
  const { userId: by, adminSchoolIds } = personOf(context);
  const request = await context.db
    .selectFrom('join_request')
    .innerJoin('school', 'school.id', 'join_request.school_id')
    .select(['school_id as schoolId', 'school.name'])
    .where('join_request.id', '=', id)
    .executeTakeFirst();
  if (!request || !adminSchoolIds.includes(request.schoolId)) return refuse('REQUEST_NOT_FOUND');
  if (!accept && reason === '') refuse('REASON_MISSING');
  await context.transact(async (work) => {
    const state = accept ? 'accepted' : 'declined';
    const { schoolId, userId } = await closeJoinRequest(work, id, { state, reason: reason || null, by, at: context.clock.now() });
    if (accept) await addMembers(work, schoolId, [userId], 'teacher');
    await forgetActors(context, work, [userId]);
    work.publish({ userId }, joinRequestAnswered, { v: 1, id, schoolId, accepted: accept });
    await mailAnswer(work, context, { school: { id: schoolId, name: request.name }, userId, accept, reason });
    await work.audit({
      action: accept ? 'join.accept' : 'join.decline',
      scopeId: schoolId,
      subject: { kind: 'person', id: userId },
      changes: accept ? [{ is: joinedAs }] : [],
    });
  });
  return confirmed;
});

const createOwnSchoolHandler = handle(createOwnSchool, async (context, { name, place, isAnother = false }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await refuseManyUnconfirmed(work, userId);
    if (!isAnother) await refuseSimilar(work, { name, place });
    const id = await createSchool(work, { name, place, parentId: null, confirmedAt: await atOnce(work, context) });
    await addMembers(work, id, [userId], 'teacher');
    await addMembers(work, id, [userId], 'admin');
    await forgetActors(context, work, [userId]);
    await work.audit({ action: 'school.create', scopeId: id, subject: { kind: 'school', id } });
    await askOperator(work, context, { id, name, place, founderId: userId });
    return { id };
  });
});

/** Schools that nobody knows are found by everybody, and each asks the operator: a few are enough. */
async function refuseManyUnconfirmed(work: Work<JoiningTables>, userId: string): Promise<void> {
  await lockFor(work.db, `found by ${userId}`);
  const { count } = await work.db
    .selectFrom('school_member')
    .innerJoin('school', 'school.id', 'school_member.school_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'admin')
    .where('confirmed_at', 'is', null)
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= joinLimits.unconfirmedSchools) refuse('SCHOOLS_UNCONFIRMED', { details: { count } });
}

/** Nobody founds a school by mistake that others of the staff room have founded. */
async function refuseSimilar(work: Work<JoiningTables>, wanted: { readonly name: string; readonly place: string }): Promise<void> {
  // Of two who found it at once the second is told of the first.
  await lockFor(work.db, `found ${plainLetters(wanted.place)}`);
  const near = await work.db
    .selectFrom('school')
    .select(['name', 'place'])
    .where(sql<SqlBool>`plain_words(place) = ${plainLetters(wanted.place)}`)
    .orderBy('name')
    .execute();
  const similar = similarSchools(wanted, near).slice(0, joinLimits.similarSchools);
  if (similar.length === 0) return;
  refuse('SCHOOL_SIMILAR', { details: { schools: similar.map(({ name, place }) => `${name}, ${place}`).join('; ') } });
}

/** Where an operator runs one school for itself, the first one founded is that school (`SINGLE_SCHOOL`); all others wait. */
async function atOnce(work: Work<JoiningTables>, { config, clock }: Pick<Context, 'config' | 'clock'>): Promise<Date | null> {
  if (!config.singleSchool) return null;
  await lockFor(work.db, 'first school');
  const another = await work.db.selectFrom('school').select('id').limit(1).executeTakeFirst();
  return another ? null : clock.now();
}

export const joinHandlers = [
  findSchoolsHandler,
  getOwnRequestsHandler,
  askToJoinHandler,
  withdrawRequestHandler,
  answerRequestHandler,
  createOwnSchoolHandler,
];
