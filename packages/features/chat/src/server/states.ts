import { type Kysely, sql } from 'kysely';
import { chatLimits } from '../contract/index.ts';
import { nameOf } from './people.ts';
import type { ChatScope } from './scope.ts';
import type { ChatTables } from './tables.ts';

/** How a chat stands for one person: what they have not read, and what was written last that they see. */
export interface ReadState {
  readonly unread: number;
  readonly last: {
    readonly at: string;
    readonly from: string | null;
    readonly text: string;
    readonly isOwn: boolean;
    readonly isRemoved: boolean;
  } | null;
}

interface FoundState {
  readonly chatId: string;
  readonly unread: number;
  readonly at: Date | null;
  readonly from: string | null;
  readonly text: string | null;
  readonly isOwn: boolean | null;
  readonly isRemoved: boolean | null;
}

/** The state of all these chats of one person, in one statement. */
export async function readStates(db: Kysely<ChatTables>, scopes: readonly ChatScope[]): Promise<ReadonlyMap<string, ReadState>> {
  const [first] = scopes;
  if (!first) return new Map();
  const facts = JSON.stringify(
    scopes.map(({ chatId, sinceSeq, readSeq, isAdmin }) => ({
      chat_id: chatId,
      since_seq: sinceSeq,
      read_seq: readSeq,
      is_admin: isAdmin,
    })),
  );
  const me = first.userId;
  const isShown = sql`message.chat_id = mine.chat_id and message.seq > mine.since_seq
    and (mine.is_admin or message.only_for is null or message.only_for = ${me})`;
  const { rows } = await sql<FoundState>`select mine.chat_id as "chatId",
      (select count(*)::int from (select from chat_message message where ${isShown} and message.seq > mine.read_seq
        and message.author_id <> ${me} and message.removed_at is null limit ${sql.lit(chatLimits.counted)}) unread) as unread,
      newest.sent_at as at, newest.text, newest.author_id = ${me} as "isOwn", newest.removed_at is not null as "isRemoved",
      case when author.id is null then null else ${nameOf('author')} end as "from"
    from jsonb_to_recordset(${facts}::jsonb) mine (chat_id text, since_seq int, read_seq int, is_admin boolean)
      left join lateral (select message.sent_at, left(message.text, ${sql.lit(chatLimits.excerpt)}) as text, message.author_id,
          message.removed_at
        from chat_message message where ${isShown} order by message.seq desc limit 1) newest on true
      left join user_account author on author.id = newest.author_id and author.deleted_at is null`.execute(db);
  return new Map(rows.map(({ chatId, unread, ...last }) => [chatId, { unread, last: presentLast(last) }]));
}

function presentLast({ at, from, text, isOwn, isRemoved }: Omit<FoundState, 'chatId' | 'unread'>): ReadState['last'] {
  return at && { at: at.toISOString(), from, text: text ?? '', isOwn: isOwn ?? false, isRemoved: isRemoved ?? false };
}
