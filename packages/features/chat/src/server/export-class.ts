import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { nameOf } from './people.ts';
import { proveChats } from './scope.ts';
import type { ChatTables } from './tables.ts';

/** The chats of a class and its groups for who teaches it: what they read there themselves. Who only administers the school reads none. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<ChatTables>(services.db);
  const { rights } = await proveClass({ db, actor: asker }, classId, 'read');
  if (!rights.has('review')) return null;
  const scopes = (await proveChats({ db, actor: asker })).filter((scope) => scope.classId === classId);
  if (scopes.length === 0) return null;
  const since = JSON.stringify(scopes.map(({ chatId, sinceSeq }) => ({ chat_id: chatId, since_seq: sinceSeq })));
  const mine = sql`jsonb_to_recordset(${since}::jsonb) mine (chat_id text, since_seq int)
    join chat_message message on message.chat_id = mine.chat_id and message.seq > mine.since_seq and message.removed_at is null`;
  const { rows: messages } = await sql<{ chatId: string; from: string; at: Date; text: string }>`select mine.chat_id as "chatId",
      ${nameOf('author')} as "from", message.sent_at as at, message.text
    from ${mine} left join user_account author on author.id = message.author_id and author.deleted_at is null
    order by message.chat_id, message.seq`.execute(db);
  const { rows: files } = await sql<{ name: string; blob: string }>`select distinct file.name, file.blob_name as blob
    from ${mine} join chat_file shown on shown.message_id = message.id join file on file.id = shown.file_id`.execute(db);
  const byChat = Map.groupBy(messages, ({ chatId }) => chatId);
  return {
    data: {
      chats: scopes.map(({ chatId, name, kind }) => ({
        name,
        kind,
        messages: (byChat.get(chatId) ?? []).map(({ from, at, text }) => ({ from, at, text })),
      })),
    },
    files,
  };
};
