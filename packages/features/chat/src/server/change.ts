import { type CallContext, type Work } from '@pausenplatz/kernel-server';
import { type Selectable, sql } from 'kysely';
import { chatMessageAdded, chatUpdated } from '../contract/index.ts';
import { refuse } from './chat.ts';
import { peopleOfChat, readersOf, readPeople } from './people.ts';
import { isShown } from './present.ts';
import { type ChatScope, holdChat, proveChat } from './scope.ts';
import type { ChatTables } from './tables.ts';

type Context = CallContext<ChatTables>;
export type OwnWork = Work<ChatTables>;
export type MessageRow = Selectable<ChatTables['chat_message']>;

/** One change of a chat: proof, then inside of a transaction everything that was proven held, one change after the other. */
export async function changeChat<Result>(
  context: Context,
  chatId: string,
  change: (work: OwnWork, scope: ChatScope) => Promise<Result>,
): Promise<Result> {
  await proveChat(context, chatId);
  return context.transact(async (work) => change(work, await holdChat(context, work, chatId)));
}

/** The same about one message that who asks sees. */
export async function changeMessage<Result>(
  context: Context,
  id: string,
  change: (work: OwnWork, scope: ChatScope, row: MessageRow) => Promise<Result>,
): Promise<Result> {
  const found = await context.db.selectFrom('chat_message').select('chat_id').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('CHAT_MESSAGE_NOT_FOUND');
  return changeChat(context, found.chat_id, async (work, scope) => {
    const { rows } = await sql<MessageRow>`select message.* from chat_message message where message.id = ${id} and ${isShown(scope)}
      for update`.execute(work.db);
    const [row] = rows;
    return row ? change(work, scope, row) : refuse('CHAT_MESSAGE_NOT_FOUND');
  });
}

/** The next number of a chat; what changes with it carries it. */
export async function nextRev({ db }: OwnWork, { chatId, rev }: ChatScope): Promise<number> {
  await db
    .updateTable('chat')
    .set({ rev: rev + 1 })
    .where('id', '=', chatId)
    .execute();
  return rev + 1;
}

/** Tells those who see a message, and nobody else, that the chat has come to this number. */
export async function tellReaders(work: OwnWork, scope: ChatScope, message: { readonly rev: number; readonly onlyFor: string | null }) {
  const people = await readPeople(work.db, scope.chatId);
  for (const userId of readersOf(people, scope.facts, message.onlyFor))
    work.publish({ userId }, chatMessageAdded, { v: 1, chatId: scope.chatId, rev: message.rev });
}

/** Tells everybody in it that a chat is there, or another one than before. */
export async function tellAll(work: OwnWork, chatId: string): Promise<void> {
  for (const { id } of await readPeople(work.db, chatId)) work.publish({ userId: id }, chatUpdated, { v: 1, chatId });
}

/**
 * Before a message is stored: who has come since the last one reads from this one on, and who has gone has no place any more. So nobody
 * has to tell a chat when a class changes, and still nothing of before is theirs (decision 0287).
 */
export async function settleMembers({ db }: OwnWork, { chatId, kind, rev }: ChatScope): Promise<void> {
  if (kind === 'persons') return;
  await sql`delete from chat_member using chat where chat.id = ${chatId} and chat_member.chat_id = chat.id
    and not exists (select from ${peopleOfChat} person where person.user_id = chat_member.user_id)`.execute(db);
  await sql`insert into chat_member (chat_id, user_id, since_seq, read_seq) select chat.id, person.user_id, ${rev}, ${rev}
    from chat cross join lateral ${peopleOfChat} person where chat.id = ${chatId} on conflict do nothing`.execute(db);
}
