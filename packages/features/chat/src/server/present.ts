import { type FileRow, presentFile } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Chat, ChatMessage } from '../contract/index.ts';
import { changeableUntil, isAdminOf } from '../rules/index.ts';
import { isChild, nameOf, type PersonInChat } from './people.ts';
import type { ChatScope } from './scope.ts';
import type { ChatTables } from './tables.ts';

type Reading = Pick<Services, 'signer' | 'clock'> & { readonly db: Kysely<ChatTables> };

interface ReadMessage {
  readonly id: string;
  readonly seq: number;
  readonly rev: number;
  readonly author_id: string;
  readonly author: string | null;
  readonly isFromChild: boolean | null;
  readonly sent_at: Date;
  readonly text: string;
  readonly edited_at: Date | null;
  readonly removed_at: Date | null;
  readonly removed_by: string | null;
  readonly only_for: string | null;
  readonly addressee: string | null;
  readonly files: readonly FileRow[];
  readonly replyTo: string | null;
  readonly replyFrom: string | null;
  readonly replyText: string | null;
}

/** What who asks may see of the messages of their chat: since they came, and answers only as an admin or where they are theirs. */
export const isShown = ({ chatId, sinceSeq, isAdmin, userId }: ChatScope) => sql<boolean>`(message.chat_id = ${chatId}
  and message.seq > ${sinceSeq} and (${isAdmin} or message.only_for is null or message.only_for = ${userId}))`;

/** The files of a message in their order, as rows of `FileRow`. */
export const filesOf = (messageId: string) => sql<FileRow[]>`coalesce((select jsonb_agg(jsonb_build_object('id', file.id,
    'name', file.name, 'mime_type', file.mime_type, 'size_bytes', file.size_bytes, 'width', file.width, 'height', file.height,
    'widths', file.widths, 'preview', file.preview) order by shown.position)
  from chat_file shown join file on file.id = shown.file_id where shown.message_id = ${sql.ref(messageId)}), '[]')`;

interface Wanted {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

/** Messages with their files and what they answer, in one query. */
export async function readMessages(reading: Reading, scope: ChatScope, { where, order, limit }: Wanted): Promise<ChatMessage[]> {
  const { rows } = await sql<ReadMessage>`select message.id, message.seq, message.rev, message.author_id, message.sent_at, message.text,
      message.edited_at, message.removed_at, message.removed_by, message.only_for,
      case when author.id is null then null else ${nameOf('author')} end as author, ${isChild('author')} as "isFromChild",
      case when addressee.id is null then null else ${nameOf('addressee')} end as addressee,
      ${filesOf('message.id')} as files,
      answered.id as "replyTo", answered.text as "replyText",
      case when other.id is null then null else ${nameOf('other')} end as "replyFrom"
    from chat_message message
      left join user_account author on author.id = message.author_id and author.deleted_at is null
      left join user_account addressee on addressee.id = message.only_for and addressee.deleted_at is null
      left join chat_message answered on answered.id = message.reply_to and answered.chat_id = message.chat_id
        and answered.seq > ${scope.sinceSeq}
      left join user_account other on other.id = answered.author_id and other.deleted_at is null
    where ${isShown(scope)} and ${where} order by ${order} limit ${sql.lit(limit)}`.execute(reading.db);
  return rows.map((row) => presentMessage(reading, scope, row));
}

/** One message as who changed it gets it back. */
export async function readMessage(reading: Reading, scope: ChatScope, id: string): Promise<ChatMessage> {
  const [message] = await readMessages(reading, scope, { where: sql`message.id = ${id}`, order: sql`message.seq`, limit: 1 });
  if (!message) throw new Error(`No message ${id}`);
  return message;
}

/** The last ones of a chat, or those before a place, in their order. */
export async function readPage(reading: Reading, scope: ChatScope, limit: number, before: number | null) {
  const where = before === null ? sql`true` : sql`message.seq < ${before}`;
  const found = await readMessages(reading, scope, { where, order: sql`message.seq desc`, limit: limit + 1 });
  return { messages: found.slice(0, limit).toReversed(), hasEarlier: found.length > limit };
}

function presentMessage(reading: Reading, scope: ChatScope, row: ReadMessage): ChatMessage {
  const isOwn = row.author_id === scope.userId;
  const isRemoved = row.removed_at !== null;
  const isWritable = isOwn && !isRemoved && !scope.facts.isClosed;
  return {
    id: row.id,
    seq: row.seq,
    rev: row.rev,
    from: row.author === null ? null : { id: row.author_id, name: row.author },
    isOwn,
    isFromChild: row.isFromChild ?? false,
    date: row.sent_at.toISOString(),
    message: row.text,
    // They lie there for those who look after it, as long as the words do.
    attachments: isRemoved ? [] : row.files.map((file) => presentFile(reading, file)),
    replyTo: row.replyTo === null ? null : { id: row.replyTo, from: row.replyFrom, message: row.replyText ?? '' },
    isEdited: row.edited_at !== null && !isRemoved,
    removed: isRemoved ? (row.removed_by === row.author_id ? 'self' : 'admin') : null,
    onlyFor: row.only_for === null || row.addressee === null ? null : { id: row.only_for, name: row.addressee },
    changeableUntil: isWritable ? (changeableUntil(row.sent_at, reading.clock.now())?.toISOString() ?? null) : null,
    canRemove: scope.isAdmin && !isRemoved,
  };
}

/** A chat with everybody who is in it. */
export function presentChat(scope: ChatScope, people: readonly PersonInChat[]): Chat {
  const { chatId, kind, name, color, rights, facts, isAdmin, canWrite, isAnswering, isArchived } = scope;
  const to = people.map((person) => ({
    id: person.id,
    name: person.name,
    isAdmin: isAdminOf(person, facts),
    isChild: person.isChild,
  }));
  return {
    id: chatId,
    name,
    kind,
    color,
    ...rights,
    writePermissions: facts.writeMode,
    to,
    admins: to.filter((one) => one.isAdmin).map((one) => ({ id: one.id, name: one.name })),
    isAdmin,
    canWrite,
    isAnswering,
    isClosed: facts.isClosed,
    canReopen: isAdmin && facts.isClosed && !isArchived,
  };
}
