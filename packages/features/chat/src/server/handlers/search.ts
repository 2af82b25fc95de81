import { searchLimits } from '@pausenplatz/kernel-contract';
import { longDay, plainWords } from '@pausenplatz/kernel-format';
import { beginWordsOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { chatLimits, searchChats } from '../../contract/index.ts';
import { handle } from '../chat.ts';
import { nameOf } from '../people.ts';
import { proveChats } from '../scope.ts';

/** Messages with these words in the chats of who asks, the newest first: what they may read, and nothing else. */
export const searchHandler = handle(searchChats, async (context, input) => {
  const words = plainWords(input.words);
  const scopes = words.length === 0 ? [] : await proveChats(context);
  const [first] = scopes;
  if (!first) return { hits: [], more: false };
  const most = input.all ? searchLimits.all : searchLimits.few;
  const facts = JSON.stringify(
    scopes.map(({ chatId, sinceSeq, isAdmin }) => ({ chat_id: chatId, since_seq: sinceSeq, is_admin: isAdmin })),
  );
  const { rows } = await sql<{ chatId: string; chat: string; seq: number; text: string; from: string; at: Date }>`
    select message.chat_id as "chatId", chat.name as chat, message.seq, message.text, ${nameOf('author')} as "from", message.sent_at as at
    from jsonb_to_recordset(${facts}::jsonb) mine (chat_id text, since_seq int, is_admin boolean)
      join chat_message message on message.chat_id = mine.chat_id and message.seq > mine.since_seq
        and (mine.is_admin or message.only_for is null or message.only_for = ${first.userId})
      join chat on chat.id = message.chat_id
      left join user_account author on author.id = message.author_id and author.deleted_at is null
    where message.removed_at is null and ${beginWordsOf(words, sql`message.text`)}
    order by message.sent_at desc, message.id limit ${sql.lit(most + 1)}`.execute(context.db);
  return {
    more: rows.length > most,
    hits: rows.slice(0, most).map(({ chatId, chat, seq, text, from, at }) => ({
      path: `/tools/nachrichten/${chatId}?nachricht=${seq}`,
      name: text.length > chatLimits.excerpt ? `${text.slice(0, chatLimits.excerpt)}…` : text,
      detail: [chat, from, longDay(at.toISOString())].filter(Boolean).join(' · '),
    })),
  };
});
