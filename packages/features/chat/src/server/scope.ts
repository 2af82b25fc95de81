import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ChatKind, ChatRights, WriteMode } from '../contract/index.ts';
import { type ChatFacts, isAdminOf, isAnswering, mayWrite, type Standing } from '../rules/index.ts';
import { refuse } from './chat.ts';
import { isChild, isInChat, isThere, peopleOfChat } from './people.ts';
import type { ChatTables } from './tables.ts';

type Asking = Pick<CallContext<ChatTables>, 'db' | 'actor'>;

declare const proven: unique symbol;

/** Proof that who asks is in the chat today, and what they may do in it. */
export interface ChatScope {
  readonly [proven]: true;
  readonly chatId: string;
  readonly schoolId: string;
  readonly classId: string | null;
  readonly groupId: string | null;
  readonly kind: ChatKind;
  readonly name: string;
  readonly color: string | null;
  readonly rights: ChatRights;
  /** The chat's number at this moment. */
  readonly rev: number;
  /** From which message on they read, and up to where they did; who came after the last message reads from the next one on. */
  readonly sinceSeq: number;
  readonly readSeq: number;
  readonly people: number;
  readonly person: Standing;
  readonly facts: ChatFacts;
  /** Its class lies in the archive. */
  readonly isArchived: boolean;
  readonly isAdmin: boolean;
  readonly canWrite: boolean;
  readonly isAnswering: boolean;
  readonly userId: string;
}

interface FoundChat {
  readonly chatId: string;
  readonly schoolId: string;
  readonly classId: string | null;
  readonly groupId: string | null;
  readonly kind: ChatKind;
  readonly name: string;
  readonly color: string | null;
  readonly writeMode: WriteMode;
  readonly attachImage: boolean;
  readonly attachDocuments: boolean;
  readonly attachEmoji: boolean;
  readonly attachGif: boolean;
  readonly rev: number;
  readonly sinceSeq: number;
  readonly readSeq: number;
  readonly isAppointed: boolean;
  readonly administers: boolean;
  readonly isClosed: boolean;
  readonly isArchived: boolean;
  readonly people: number;
  readonly adults: number;
  readonly appointed: number;
  readonly isBarred: boolean;
}

/** Chats of which this is true and in which the person is today, in one query. */
async function findChats(db: Kysely<ChatTables>, userId: string, condition: RawBuilder<unknown>): Promise<FoundChat[]> {
  const { rows } = await sql<FoundChat>`select chat.id as "chatId", chat.school_id as "schoolId", chat.class_id as "classId",
      chat.group_id as "groupId", chat.kind, chat.name, own.color, chat.write_mode as "writeMode",
      chat.attach_image as "attachImage", chat.attach_documents as "attachDocuments", chat.attach_emoji as "attachEmoji",
      chat.attach_gif as "attachGif", chat.rev, coalesce(member.since_seq, chat.rev) as "sinceSeq",
      coalesce(member.read_seq, chat.rev) as "readSeq", coalesce(member.is_admin, false) as "isAppointed",
      exists (select from school_member head where head.school_id = chat.school_id and head.user_id = ${userId} and head.kind = 'admin')
        as administers,
      chat.kind = 'persons' and counted.people - counted.adults > 1
        and exists (select from user_account maker where maker.id = chat.created_by and ${isChild('maker')})
        and not exists (select from chat_school said where said.school_id = chat.school_id and said.children_together) as "isBarred",
      chat.closed_at is not null as "isClosed", coalesce(own.archived_at is not null, false) as "isArchived", counted.*
    from chat left join chat_member member on member.chat_id = chat.id and member.user_id = ${userId}
      left join school_class own on own.id = chat.class_id
      cross join lateral (select count(*)::int as people, (count(*) filter (where not ${isChild('account')}))::int as adults,
          (count(*) filter (where not ${isChild('account')} and other.is_admin))::int as appointed
        from ${peopleOfChat} person join user_account account on account.id = person.user_id and account.deleted_at is null
          left join chat_member other on other.chat_id = chat.id and other.user_id = person.user_id) counted
    where ${condition} and ${isThere} and ${isInChat(userId)}`.execute(db);
  return rows;
}

function scopeOf(found: FoundChat, userId: string, child: boolean): ChatScope {
  const { attachImage, attachDocuments, attachEmoji, attachGif, writeMode, isAppointed, administers, isClosed, isBarred, ...rest } = found;
  const { kind, adults, appointed, isArchived } = found;
  const person: Standing = { isChild: child, isAppointed, administers };
  const facts: ChatFacts = { kind, writeMode, isClosed: isClosed || isArchived, adults, appointed, isBarred };
  // They were found among the people of the chat; nothing else makes this type.
  return {
    ...rest,
    rights: { attachImage, attachDocuments, attachEmoji, attachGif },
    person,
    facts,
    isAdmin: isAdminOf(person, facts),
    canWrite: mayWrite(person, facts),
    isAnswering: isAnswering(person, facts),
    userId,
  } as unknown as ChatScope;
}

const asChild = ({ roles }: { readonly roles: readonly string[] }): boolean => roles.includes('Pupil');

/** All chats of who asks: those of their own places are judged, however many there are in the school. */
export async function proveChats(context: Asking): Promise<ChatScope[]> {
  const person = personOf(context);
  const found = await findChats(context.db, person.userId, sql`chat.id in (${chatsOfPlaces(person.userId)})`);
  return found.map((one) => scopeOf(one, person.userId, asChild(person)));
}

/** Chats of classes, groups and schools where somebody has a place, and those in which they are named; who is in one is another question. */
const chatsOfPlaces = (userId: string) => sql`select own.id from chat own join class_teacher place on place.class_id = own.class_id
    where place.user_id = ${userId}
  union select own.id from chat own join class_pupil place on place.class_id = own.class_id where place.user_id = ${userId}
  union select own.id from chat own join group_member place on place.group_id = own.group_id where place.user_id = ${userId}
  union select own.id from chat own join school_member place on place.school_id = own.school_id and own.kind = 'school'
    where place.user_id = ${userId}
  union select named.chat_id from chat_member named where named.user_id = ${userId}`;

/** The chat that who asks is in today; for everybody else it does not exist, for who was in it too. */
export async function proveChat(context: Asking, chatId: string): Promise<ChatScope> {
  return proveIn(context.db, context, chatId);
}

async function proveIn(db: Kysely<ChatTables>, { actor }: Pick<Asking, 'actor'>, chatId: string): Promise<ChatScope> {
  const person = personOf({ actor });
  const [found] = await findChats(db, person.userId, sql`chat.id = ${chatId}`);
  return found ? scopeOf(found, person.userId, asChild(person)) : refuse('CHAT_NOT_FOUND');
}

/**
 * The same inside of a transaction: one change of a chat after the other, and nothing of what was proven changes until the commit: the
 * place of who asks, and whether their class lives. The class comes before the chat, as everywhere (decision 0076); where a chat belongs
 * never changes.
 */
export async function holdChat(context: Asking, { db }: Pick<Work<ChatTables>, 'db'>, chatId: string): Promise<ChatScope> {
  const { userId } = personOf(context);
  const found = await db
    .selectFrom('chat')
    .select(['class_id', 'group_id', 'school_id', 'kind'])
    .where('id', '=', chatId)
    .executeTakeFirst();
  if (!found) return refuse('CHAT_NOT_FOUND');
  const { class_id: classId, group_id: groupId, school_id: schoolId, kind } = found;
  if (classId !== null) {
    await db.selectFrom('school_class').select('id').where('id', '=', classId).forShare().execute();
    for (const table of ['class_teacher', 'class_pupil'] as const)
      await db.selectFrom(table).select('user_id').where('class_id', '=', classId).where('user_id', '=', userId).forKeyShare().execute();
  }
  if (groupId !== null)
    await db
      .selectFrom('group_member')
      .select('user_id')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .forKeyShare()
      .execute();
  if (kind === 'school' || kind === 'persons')
    await db
      .selectFrom('school_member')
      .select('user_id')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .forKeyShare()
      .execute();
  await db.selectFrom('chat').select('id').where('id', '=', chatId).forUpdate().execute();
  return proveIn(db, context, chatId);
}
