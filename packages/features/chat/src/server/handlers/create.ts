import { type CallContext, lockFor, newId, personOf } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { chatLimits, type ChatTo, createChat, listChatNames } from '../../contract/index.ts';
import { refusalOfPersons } from '../../rules/index.ts';
import { type OwnWork, tellAll } from '../change.ts';
import { handle, refuse } from '../chat.ts';
import { childrenTogether, namesFor, placesFor } from '../names.ts';
import { peopleOfChat } from '../people.ts';
import type { ChatTables } from '../tables.ts';

type Context = CallContext<ChatTables>;

const namesHandler = handle(listChatNames, async (context) => ({
  ...(await placesFor(context)),
  persons: await namesFor(context),
  needsAdult: personOf(context).roles.includes('Pupil'),
}));

/** Where a chat belongs. */
interface Place {
  readonly schoolId: string;
  readonly classId: string | null;
  readonly groupId: string | null;
  readonly userIds: readonly string[];
  /** Of whom one place may not have any number. */
  readonly countedBy: string;
}

const createHandler = handle(createChat, async (context, { name, to, writePermissions, ...rights }) => {
  const { userId } = personOf(context);
  const prove = (db: Context['db']) => provePlace({ ...context, db }, to);
  await prove(context.db);
  return context.transact(async (work) => {
    const id = newId();
    const place = await holdPlace(work, context, to, await prove(work.db));
    await refuseTooMany(work, context, to, place);
    await work.db
      .insertInto('chat')
      .values({
        id,
        school_id: place.schoolId,
        kind: to.kind,
        class_id: place.classId,
        group_id: place.groupId,
        name,
        write_mode: writePermissions,
        attach_image: rights.attachImage,
        attach_documents: rights.attachDocuments,
        attach_emoji: rights.attachEmoji,
        attach_gif: rights.attachGif,
        created_by: userId,
        created_at: context.clock.now(),
      })
      .execute();
    await seat(work, id, userId, place);
    await tellAll(work, id);
    return { id };
  });
});

/** Everybody who is in it from its first message on; who made it looks after it, where they are no child. */
async function seat({ db }: OwnWork, chatId: string, userId: string, { userIds }: Place): Promise<void> {
  const rows = [...new Set([userId, ...userIds])].map((one) => ({ chat_id: chatId, user_id: one }));
  if (userIds.length > 0) await db.insertInto('chat_member').values(rows).execute();
  await sql`insert into chat_member (chat_id, user_id) select chat.id, person.user_id
    from chat cross join lateral ${peopleOfChat} person where chat.id = ${chatId} on conflict do nothing`.execute(db);
  await sql`update chat_member set is_admin = true from user_account account where chat_id = ${chatId} and user_id = ${userId}
    and account.id = user_id and not 'Pupil' = any(account.roles)`.execute(db);
}

async function provePlace(context: Context, to: ChatTo): Promise<Place> {
  const person = personOf(context);
  switch (to.kind) {
    case 'class': {
      const { schoolId, classId } = await proveClass(context, to.id, 'teach');
      return { schoolId, classId, groupId: null, userIds: [], countedBy: classId };
    }
    case 'group':
    case 'team': {
      const { db } = context;
      const group = await db
        .selectFrom('school_group')
        .select(['id', 'school_id', 'class_id'])
        .where('id', '=', to.id)
        .where('kind', '=', to.kind)
        .executeTakeFirst();
      if (!group) return refuse('CHAT_PLACE_NOT_FOUND');
      if (group.class_id !== null) await proveClass(context, group.class_id, 'teach');
      else await proveTeam(context, to.id);
      return { schoolId: group.school_id, classId: group.class_id, groupId: group.id, userIds: [], countedBy: group.id };
    }
    case 'school':
      if (!person.schoolIds.includes(to.id)) return refuse('CHAT_PLACE_NOT_FOUND');
      if (!(await isTeacherOf(context, to.id))) return refuse('CHAT_PLACE_FORBIDDEN');
      return { schoolId: to.id, classId: null, groupId: null, userIds: [], countedBy: to.id };
    case 'persons':
      return provePersons(context, to.userIds);
  }
}

/** A team's chat is opened by an adult who is in it. */
async function proveTeam({ db, actor }: Context, groupId: string): Promise<void> {
  const person = personOf({ actor });
  const inIt = await db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  if (!inIt) refuse('CHAT_PLACE_NOT_FOUND');
  if (!person.roles.includes('Teacher')) refuse('CHAT_PLACE_FORBIDDEN');
}

async function isTeacherOf({ db, actor }: Context, schoolId: string): Promise<boolean> {
  const { userId } = personOf({ actor });
  const row = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'teacher')
    .executeTakeFirst();
  return row !== undefined;
}

/** People whom the caller may choose, all of one school that is the caller's too. */
async function provePersons(context: Context, chosen: readonly string[]): Promise<Place> {
  const person = personOf(context);
  const userIds = [...new Set(chosen)].filter((id) => id !== person.userId);
  const child = person.roles.includes('Pupil');
  const asked = await askedPeople(context, userIds);
  const schools = await context.db
    .selectFrom('school_member')
    .select('school_id')
    .where('user_id', 'in', [person.userId, ...userIds])
    .where('school_id', 'in', person.schoolIds.length > 0 ? person.schoolIds : [''])
    .groupBy('school_id')
    .having((having) => having.fn.count('user_id').distinct(), '=', userIds.length + 1)
    .orderBy('school_id')
    .execute();
  const open = await childrenTogether(context.db, person.schoolIds);
  const refusal = refusalOfPersons({ isChild: child, childrenTogether: open.size > 0 }, asked);
  if (refusal) return refuse(refusal);
  const known = new Set((await namesFor(context)).map(({ id }) => id));
  const [school] = schools;
  if (userIds.length === 0 || !school || !userIds.every((id) => known.has(id))) return refuse('CHAT_PERSON_WRONG');
  return { schoolId: school.school_id, classId: null, groupId: null, userIds, countedBy: person.userId };
}

/** Whether those who are meant are children; whoever the caller cannot see is none of theirs to know. */
async function askedPeople({ db }: Context, userIds: readonly string[]): Promise<readonly { readonly isChild: boolean }[]> {
  if (userIds.length === 0) return refuse('CHAT_PERSON_WRONG');
  const rows = await db.selectFrom('user_account').select('roles').where('id', 'in', userIds).where('deleted_at', 'is', null).execute();
  if (rows.length !== userIds.length) return refuse('CHAT_PERSON_WRONG');
  return rows.map(({ roles }) => ({ isChild: roles.includes('Pupil') }));
}

/** What was proven stays so until the commit: the class lives and is taught, the place in a team or a school is there. */
async function holdPlace(work: OwnWork, context: Context, to: ChatTo, place: Place): Promise<Place> {
  const { userId } = personOf(context);
  if (place.classId !== null && !(await holdClass(work, place.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
  if (to.kind === 'team') {
    const held = await work.db
      .selectFrom('group_member')
      .select('user_id')
      .where('group_id', '=', to.id)
      .where('user_id', '=', userId)
      .forKeyShare()
      .executeTakeFirst();
    if (!held) return refuse('CHAT_PLACE_NOT_FOUND');
  }
  const wanted = [userId, ...place.userIds];
  if (to.kind === 'school' || to.kind === 'persons') {
    const held = await work.db
      .selectFrom('school_member')
      .select('user_id')
      .where('school_id', '=', place.schoolId)
      .where('user_id', 'in', wanted)
      .forKeyShare()
      .execute();
    if (new Set(held.map(({ user_id }) => user_id)).size !== wanted.length) return refuse('CHAT_PERSON_WRONG');
  }
  return place;
}

async function refuseTooMany({ db }: OwnWork, { clock }: Context, to: ChatTo, { countedBy, groupId }: Place): Promise<void> {
  await lockFor(db, `chats ${countedBy}`);
  const count = db.selectFrom('chat').select(({ fn }) => fn.countAll<string>().as('count'));
  const open = count.where('closed_at', 'is', null);
  const dayAgo = new Date(clock.now().getTime() - 86_400_000);
  const counted =
    to.kind === 'persons'
      ? count.where('created_by', '=', countedBy).where('kind', '=', 'persons').where('created_at', '>', dayAgo)
      : groupId === null
        ? open.where(to.kind === 'class' ? 'class_id' : 'school_id', '=', countedBy).where('kind', '=', to.kind)
        : open.where('group_id', '=', countedBy);
  const most = to.kind === 'persons' ? chatLimits.personsPerDay : chatLimits.perPlace;
  if (Number((await counted.executeTakeFirstOrThrow()).count) >= most) refuse('CHAT_TOO_MANY', { details: { count: most } });
}

export const createHandlers = [namesHandler, createHandler];
