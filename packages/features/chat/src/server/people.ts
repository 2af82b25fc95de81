import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type ChatFacts, isAdminOf, type Standing } from '../rules/index.ts';
import type { ChatTables } from './tables.ts';

/** Ids of everybody who is in `chat` today, by where they stand; what is proven of a chat and who is told of it follow from this alone. */
export const peopleOfChat = sql`(
  select place.user_id from class_teacher place where place.class_id = chat.class_id and chat.kind in ('class', 'group')
  union select place.user_id from class_pupil place where place.class_id = chat.class_id and chat.kind = 'class'
  union select place.user_id from group_member place where place.group_id = chat.group_id and chat.kind in ('group', 'team')
  union select place.user_id from school_member place
    where place.school_id = chat.school_id and place.kind = 'teacher' and chat.kind = 'school'
  union select named.user_id from chat_member named join school_member place
    on place.user_id = named.user_id and place.school_id = chat.school_id where named.chat_id = chat.id and chat.kind = 'persons')`;

/** The same of one person, which asks their places alone. */
export const isInChat = (userId: string): RawBuilder<boolean> => sql<boolean>`(case chat.kind
  when 'class' then exists (select from class_teacher place where place.class_id = chat.class_id and place.user_id = ${userId})
    or exists (select from class_pupil place where place.class_id = chat.class_id and place.user_id = ${userId})
  when 'group' then exists (select from class_teacher place where place.class_id = chat.class_id and place.user_id = ${userId})
    or exists (select from group_member place where place.group_id = chat.group_id and place.user_id = ${userId})
  when 'team' then exists (select from group_member place where place.group_id = chat.group_id and place.user_id = ${userId})
  when 'school' then exists (select from school_member place
    where place.school_id = chat.school_id and place.user_id = ${userId} and place.kind = 'teacher')
  else exists (select from chat_member named where named.chat_id = chat.id and named.user_id = ${userId})
    and exists (select from school_member place where place.school_id = chat.school_id and place.user_id = ${userId}) end)`;

/** No chat of a class that was deleted. */
export const isThere = sql<boolean>`(chat.class_id is null or exists (select from school_class own
  where own.id = chat.class_id and own.deleted_at is null))`;

/** Somebody in a chat, with what decides about them. */
export interface PersonInChat extends Standing {
  readonly id: string;
  readonly name: string;
}

export const nameOf = (account: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${account}.first_name`)}, ${sql.ref(`${account}.last_name`)})`;
export const isChild = (account: string) => sql<boolean>`'Pupil' = any(${sql.ref(`${account}.roles`)})`;

/** Everybody in one chat who has an account today, adults first, by name. One query. */
export async function readPeople(db: Kysely<ChatTables>, chatId: string): Promise<PersonInChat[]> {
  const { rows } = await sql<PersonInChat>`select account.id, ${nameOf('account')} as name, ${isChild('account')} as "isChild",
      coalesce(member.is_admin, false) as "isAppointed",
      exists (select from school_member head where head.school_id = chat.school_id and head.user_id = account.id and head.kind = 'admin')
        as administers
    from chat cross join lateral ${peopleOfChat} person join user_account account on account.id = person.user_id
      left join chat_member member on member.chat_id = chat.id and member.user_id = account.id
    where chat.id = ${chatId} and account.deleted_at is null
    order by ${isChild('account')}, account.first_name, account.last_name, account.id`.execute(db);
  return rows;
}

/** Who sees a message: all, or where it is for one person and the admins, those. */
export const readersOf = (people: readonly PersonInChat[], facts: ChatFacts, onlyFor: string | null): string[] =>
  people.filter((one) => onlyFor === null || one.id === onlyFor || isAdminOf(one, facts)).map(({ id }) => id);
