import { confirmed } from '@pausenplatz/kernel-contract';
import { newId, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import {
  chatLimits,
  type ChatRights,
  chatUnreadChanged,
  earlierMessages,
  editMessage,
  fetchMessages,
  readChat,
  removeMessage,
  sendMessage,
} from '../../contract/index.ts';
import { changeableUntil, unwantedIn } from '../../rules/index.ts';
import { changeChat, changeMessage, nextRev, type OwnWork, settleMembers, tellReaders } from '../change.ts';
import { handle, refuse } from '../chat.ts';
import { proveFiles, storeFiles } from '../message-files.ts';
import { isShown, readMessage, readMessages, readPage } from '../present.ts';
import { type ChatScope, proveChat } from '../scope.ts';

const flood = { name: 'chat', points: chatLimits.floodMessages, perSeconds: chatLimits.floodSeconds } as const;
const everything: ChatRights = { attachImage: true, attachDocuments: true, attachEmoji: true, attachGif: true };

const sendHandler = handle(sendMessage, async (context, { id: chatId, message: text, attachments, replyTo }) => {
  await proveChat(context, chatId);
  const seconds = await context.rateLimiter.take(flood, personOf(context).userId);
  if (seconds > 0) return refuse('CHAT_FLOOD', { details: { seconds } });
  return changeChat(context, chatId, async (work, scope) => {
    proveWriting(scope);
    const fileIds = [...new Set(attachments)];
    if (text === '' && fileIds.length === 0) return refuse('CHAT_EMPTY');
    proveWanted(scope, text, await proveFiles(work, scope, fileIds));
    await settleMembers(work, scope);
    const rev = await nextRev(work, scope);
    const row = {
      id: newId(),
      chat_id: chatId,
      seq: rev,
      rev,
      author_id: scope.userId,
      text,
      reply_to: replyTo,
      only_for: await onlyForOf(work, scope, replyTo),
      sent_at: context.clock.now(),
    };
    await work.db.insertInto('chat_message').values(row).execute();
    await storeFiles(work, { chatId, messageId: row.id }, fileIds);
    await noteRead(work, scope, rev);
    await tellReaders(work, scope, { rev, onlyFor: row.only_for });
    return { message: await readMessage({ ...context, db: work.db }, scope, row.id) };
  });
});

/** Answers of members are for the admins where the chat says so, and what an admin answers to such a one is for who wrote it. */
async function onlyForOf({ db }: OwnWork, scope: ChatScope, replyTo: string | null): Promise<string | null> {
  if (replyTo !== null) {
    const { rows } = await sql<{ only_for: string | null }>`select message.only_for from chat_message message
      where message.id = ${replyTo} and ${isShown(scope)} and message.removed_at is null`.execute(db);
    const [answered] = rows;
    if (!answered) return refuse('CHAT_MESSAGE_NOT_FOUND');
    if (answered.only_for !== null) return answered.only_for;
  }
  return scope.isAnswering ? scope.userId : null;
}

const fetchHandler = handle(fetchMessages, async (context, { id, since }) => {
  const scope = await proveChat(context, id);
  const limit = chatLimits.fetched;
  const found = await readMessages(context, scope, {
    where: sql`message.rev > ${since} and message.rev <= ${scope.rev}`,
    order: sql`message.rev`,
    limit: limit + 1,
  });
  const messages = found.slice(0, limit);
  const hasMore = found.length > limit;
  // What a message that one does not see moved is known too: nothing of it is missing.
  return { messages, rev: hasMore ? (messages.at(-1)?.rev ?? since) : scope.rev, hasMore };
});

const earlierHandler = handle(earlierMessages, async (context, { id, before }) =>
  readPage(context, await proveChat(context, id), chatLimits.page, before),
);

const readHandler = handle(readChat, async (context, { id, upTo }) => {
  const scope = await proveChat(context, id);
  // A whole class reads what was just written: nobody waits for the others, and reading changes nothing but the own place.
  await context.transact(async (work: OwnWork) => {
    if (await noteRead(work, scope, Math.min(upTo, scope.rev)))
      work.publish({ userId: scope.userId }, chatUnreadChanged, { v: 1, chatId: id });
  });
  return confirmed;
});

/** Reading never goes back: what one device has read stays read, whatever another one says later. */
async function noteRead({ db }: OwnWork, { chatId, userId }: ChatScope, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_member')
    .set({ read_seq: seq })
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('read_seq', '<', seq)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const editHandler = handle(editMessage, async (context, { id, message: text }) =>
  changeMessage(context, id, async (work, scope, row) => {
    if (row.author_id !== scope.userId) return refuse('CHAT_NOT_YOURS');
    proveWriting(scope);
    if (row.removed_at !== null) return refuse('CHAT_MESSAGE_NOT_FOUND');
    proveInTime(row.sent_at, context.clock.now());
    const files = await work.db.selectFrom('chat_file').select('file_id').where('message_id', '=', id).execute();
    if (text === '' && files.length === 0) return refuse('CHAT_EMPTY');
    proveWanted(scope, text, []);
    const rev = await nextRev(work, scope);
    await work.db.updateTable('chat_message').set({ text, rev, edited_at: context.clock.now() }).where('id', '=', id).execute();
    await tellReaders(work, scope, { rev, onlyFor: row.only_for });
    return { message: await readMessage({ ...context, db: work.db }, scope, id) };
  }),
);

const removeHandler = handle(removeMessage, async (context, { id }) =>
  changeMessage(context, id, async (work, scope, row) => {
    const isOwn = row.author_id === scope.userId;
    if (!isOwn && !scope.isAdmin) return refuse('CHAT_NOT_YOURS');
    if (!scope.isAdmin) proveInTime(row.sent_at, context.clock.now());
    if (row.removed_at === null) {
      const rev = await nextRev(work, scope);
      await work.db
        .updateTable('chat_message')
        .set({ text: '', removed_text: row.text, removed_at: context.clock.now(), removed_by: scope.userId, rev })
        .where('id', '=', id)
        .execute();
      if (!isOwn) await work.audit({ action: 'chat.remove', scopeId: scope.schoolId, subject: { kind: 'message', id }, about: scope.name });
      await tellReaders(work, scope, { rev, onlyFor: row.only_for });
    }
    return { message: await readMessage({ ...context, db: work.db }, scope, id) };
  }),
);

function proveInTime(sentAt: Date, now: Date): void {
  if (changeableUntil(sentAt, now) === null) refuse('CHAT_TOO_LATE', { details: { minutes: chatLimits.changeMinutes } });
}

function proveWriting({ canWrite, facts, person }: ChatScope): void {
  if (canWrite) return;
  if (facts.isClosed) refuse('CHAT_CLOSED');
  if (person.isChild && facts.isBarred) refuse('CHAT_CHILDREN_CLOSED');
  refuse(person.isChild && facts.adults === 0 ? 'CHAT_NO_ADULT' : 'CHAT_FORBIDDEN');
}

/** The rights of a chat are for its members; admins may send everything. */
function proveWanted({ isAdmin, rights }: ChatScope, message: string, mimeTypes: readonly string[]): void {
  const unwanted = unwantedIn({ message, mimeTypes }, isAdmin ? everything : rights);
  if (unwanted) refuse(unwanted);
}

export const messageHandlers = [sendHandler, fetchHandler, earlierHandler, readHandler, editHandler, removeHandler];
