import { newId } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import {
  aiLimits as limits,
  type ChatLine,
  type ChatMessage,
  type ChatModel,
  type ChatService,
  type ServiceOptions,
} from '../contract/index.ts';
import { titleOf } from '../rules/index.ts';
import { refuse } from './ai.ts';
import type { AiTables, OwnTables } from './tables.ts';

type Db = Kysely<AiTables>;
export type ChatRow = Selectable<OwnTables['ai_chat']>;

export const presentChat = ({ id, service, model, title, changed_at: at }: Omit<ChatRow, 'options'>): ChatLine => ({
  id,
  service,
  model,
  title,
  changedAt: at.toISOString(),
});

/** A chat of this person; nobody else ever reads it. */
export async function ownChat(db: Db, id: string, userId: string): Promise<ChatRow> {
  const row = await db.selectFrom('ai_chat').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return row ?? refuse('AI_CHAT_NOT_FOUND');
}

export async function messagesOf(db: Db, chatId: string): Promise<ChatMessage[]> {
  return db
    .selectFrom('ai_message')
    .select(['id', 'role', 'text', 'state', 'cost'])
    .where('chat_id', '=', chatId)
    .orderBy('position')
    .execute();
}

export interface Exchange {
  /** Of the chat, which may not be there yet. */
  readonly chatId: string;
  readonly userId: string;
  readonly isChild: boolean;
  readonly service: ChatService;
  readonly model: ChatModel;
  readonly options: ServiceOptions;
  readonly question: string;
  /** The last answer is asked for anew: it goes, and its question stays. */
  readonly isAgain: boolean;
}

interface Answer {
  readonly text: string;
  readonly state: ChatMessage['state'];
  readonly cost: number;
}

/** Stores a question with its answer; the oldest chats make room for a new one. */
export async function storeExchange({ db }: { readonly db: Db }, exchange: Exchange, answer: Answer, now: Date): Promise<void> {
  const { chatId, userId, model, options, question, isAgain } = exchange;
  const known = await db
    .selectFrom('ai_chat')
    .select('id')
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // Who deleted the chat while it was answered has deleted this answer, too.
  if (!known && isAgain) return;
  if (known)
    await db
      .updateTable('ai_chat')
      .set({ model, options: JSON.stringify(options), changed_at: now })
      .where('id', '=', chatId)
      .execute();
  else await beginChat(db, exchange, now);
  if (isAgain) await dropLastAnswer(db, chatId);
  const last = await db
    .selectFrom('ai_message')
    .select((column) => column.fn.max('position').as('position'))
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  const next = (last?.position ?? -1) + 1;
  const base = { chat_id: chatId, at: now };
  const own = { ...base, id: newId(), role: 'user' as const, text: question, state: 'whole' as const, cost: 0 };
  const theirs = { ...base, id: newId(), role: 'assistant' as const, text: answer.text, state: answer.state, cost: answer.cost };
  const both = isAgain ? [theirs] : [own, theirs];
  await db
    .insertInto('ai_message')
    .values(both.map((message, index) => ({ ...message, position: next + index })))
    .execute();
}

async function beginChat(db: Db, { chatId, userId, isChild, service, model, options, question }: Exchange, now: Date): Promise<void> {
  const chat = { id: chatId, user_id: userId, service, model, title: titleOf(question), is_child: isChild, made_at: now, changed_at: now };
  await db
    .insertInto('ai_chat')
    .values({ ...chat, options: JSON.stringify(options) })
    .execute();
  const kept = db.selectFrom('ai_chat').select('id').where('user_id', '=', userId).orderBy('changed_at', 'desc').limit(limits.chats);
  await db.deleteFrom('ai_chat').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}

async function dropLastAnswer(db: Db, chatId: string): Promise<void> {
  const last = await db
    .selectFrom('ai_message')
    .select(['id', 'role'])
    .where('chat_id', '=', chatId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.role === 'assistant') await db.deleteFrom('ai_message').where('id', '=', last.id).execute();
}
