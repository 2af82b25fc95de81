import { confirmed } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { type ChatBrief, chatLimits, countUnread, getChat, listChats, updateChat } from '../../contract/index.ts';
import { sortChats } from '../../rules/index.ts';
import { changeChat, type OwnWork, settleMembers, tellAll } from '../change.ts';
import { handle, refuse } from '../chat.ts';
import { readPeople } from '../people.ts';
import { presentChat, readPage } from '../present.ts';
import { countReports } from '../reports.ts';
import { type ChatScope, proveChat, proveChats } from '../scope.ts';
import { type ReadState, readStates } from '../states.ts';

const listHandler = handle(listChats, async (context) => {
  const scopes = await proveChats(context);
  const states = await readStates(context.db, scopes);
  return {
    chats: sortChats(
      scopes.map((scope) => presentBrief(scope, states.get(scope.chatId))),
      'date',
    ),
  };
});

function presentBrief(scope: ChatScope, state: ReadState | undefined): ChatBrief {
  const { chatId: id, name, kind, color, people, isAdmin, canWrite, facts } = scope;
  const last = state?.last ?? null;
  return {
    id,
    name,
    kind,
    color,
    people,
    isAdmin,
    canWrite,
    isClosed: facts.isClosed,
    unreadMessages: state?.unread ?? 0,
    newestMessage: last?.at ?? null,
    lastMessage: last && { from: last.from, isOwn: last.isOwn, message: last.text, isRemoved: last.isRemoved },
  };
}

const unreadHandler = handle(countUnread, async (context) => {
  const scopes = await proveChats(context);
  const states = await readStates(context.db, scopes);
  const unread = scopes.filter(({ chatId }) => (states.get(chatId)?.unread ?? 0) > 0);
  const at = ({ chatId }: ChatScope) => states.get(chatId)?.last?.at ?? '';
  const [newest] = unread.toSorted((one, other) => at(other).localeCompare(at(one)));
  return {
    unreadMessages: unread.reduce((sum, { chatId }) => sum + (states.get(chatId)?.unread ?? 0), 0),
    chats: unread.length,
    newest: newest ? { id: newest.chatId, name: newest.name } : null,
    reports: await countReports(context, scopes),
  };
});

const getHandler = handle(getChat, async (context, { id }) => {
  const scope = await proveChat(context, id);
  return {
    chat: presentChat(scope, await readPeople(context.db, id)),
    ...(await readPage(context, scope, chatLimits.page, null)),
    // Read before the messages: what is written meanwhile is fetched once more rather than missed.
    rev: scope.rev,
    readSeq: scope.readSeq,
  };
});

const updateHandler = handle(updateChat, async (context, { id, adminIds, isClosed, ...change }) => {
  await changeChat(context, id, async (work, scope) => {
    if (!scope.isAdmin) return refuse('CHAT_FORBIDDEN');
    if (scope.isArchived) return refuse('CHAT_CLOSED');
    const { name, writePermissions, attachImage, attachDocuments, attachEmoji, attachGif } = change;
    const set = {
      ...(name !== undefined && { name }),
      ...(writePermissions !== undefined && { write_mode: writePermissions }),
      ...(attachImage !== undefined && { attach_image: attachImage }),
      ...(attachDocuments !== undefined && { attach_documents: attachDocuments }),
      ...(attachEmoji !== undefined && { attach_emoji: attachEmoji }),
      ...(attachGif !== undefined && { attach_gif: attachGif }),
      ...(isClosed !== undefined && { closed_at: isClosed ? context.clock.now() : null }),
    };
    if (Object.keys(set).length > 0) await work.db.updateTable('chat').set(set).where('id', '=', id).execute();
    if (adminIds !== undefined) await appoint(work, scope, adminIds);
    return tellAll(work, id);
  });
  return confirmed;
});

/** Exactly these look after the chat beside those who do by their place; a child never does. */
async function appoint(work: OwnWork, scope: ChatScope, adminIds: readonly string[]): Promise<void> {
  const people = await readPeople(work.db, scope.chatId);
  if (!adminIds.every((id) => people.some((one) => one.id === id && !one.isChild))) refuse('CHAT_ADMIN_WRONG');
  await settleMembers(work, scope);
  await sql`update chat_member set is_admin = (user_id = any(${[...adminIds]})) where chat_id = ${scope.chatId}`.execute(work.db);
}

export const chatHandlers = [listHandler, unreadHandler, getHandler, updateHandler];
