import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { presentFile } from '@pausenplatz/documents/server';
import { adminsOf, proveSchool } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import {
  chatLimits,
  chatReportsChanged,
  getChatSchool,
  listRemoved,
  listReports,
  readRemoved,
  reportMessage,
  setChatSchool,
  settleReport,
} from '../../contract/index.ts';
import { schoolLogTexts } from '../../texts.log.ts';
import { changeMessage, type OwnWork } from '../change.ts';
import { handle, refuse } from '../chat.ts';
import { childrenTogether } from '../names.ts';
import { nameOf, readPeople } from '../people.ts';
import { filesOf } from '../present.ts';
import { reportsFor } from '../reports.ts';
import { type ChatScope, proveChats } from '../scope.ts';
import type { ChatTables } from '../tables.ts';

const reportFlood = { name: 'chat-report', points: chatLimits.reportsPerHour, perSeconds: 3_600 } as const;

const reportHandler = handle(reportMessage, async (context, { id, reason }) => {
  const seconds = await context.rateLimiter.take(reportFlood, personOf(context).userId);
  if (seconds > 0) return refuse('CHAT_REPORT_FLOOD', { details: { seconds } });
  return changeMessage(context, id, async (work, scope, row) => {
    if (row.author_id === scope.userId) return refuse('CHAT_OWN_MESSAGE');
    if (row.removed_at !== null) return refuse('CHAT_MESSAGE_NOT_FOUND');
    const { numInsertedOrUpdatedRows } = await work.db
      .insertInto('chat_report')
      .values({
        id: newId(),
        chat_id: scope.chatId,
        school_id: scope.schoolId,
        message_id: id,
        author_id: row.author_id,
        reporter_id: scope.userId,
        text: row.text,
        reason,
        at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['message_id', 'reporter_id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return refuse('CHAT_REPORTED');
    await tellKeepers(work, scope, row.author_id);
    return confirmed;
  });
});

type Reported = Pick<ChatScope, 'chatId' | 'schoolId'>;

/** Who may look after reports reads them anew: adults of the chat and admins of the school, without who is reported. */
async function tellKeepers(work: OwnWork, { chatId, schoolId }: Reported, authorId: string): Promise<void> {
  const adults = (await readPeople(work.db, chatId)).filter(({ isChild }) => !isChild).map(({ id }) => id);
  for (const userId of new Set([...adults, ...(await adminsOf(work.db, schoolId))]))
    if (userId !== authorId) work.publish({ userId }, chatReportsChanged, { v: 1 });
}

const reportsHandler = handle(listReports, async (context) => {
  const scopes = await proveChats(context);
  const own = new Set(scopes.map(({ chatId }) => chatId));
  const rows = await reportsFor(context, scopes)
    .innerJoin('chat', 'chat.id', 'chat_report.chat_id')
    .leftJoin('chat_message', 'chat_message.id', 'message_id')
    .leftJoin('user_account as author', (join) => join.onRef('author.id', '=', 'chat_report.author_id').on('author.deleted_at', 'is', null))
    .leftJoin('user_account as reporter', (join) => join.onRef('reporter.id', '=', 'reporter_id').on('reporter.deleted_at', 'is', null))
    .select(['chat_report.id', 'chat_report.chat_id', 'chat.name', 'chat_report.text', 'reason', 'at', 'chat_message.id as messageId'])
    .select(filesOf('chat_report.message_id').as('files'))
    .select([nameOf('author').as('author'), nameOf('reporter').as('reporter')])
    .orderBy('at', 'desc')
    .limit(200)
    .execute();
  return {
    reports: rows.map(({ id, chat_id, name, text, reason, at, messageId, author, reporter, files }) => ({
      id,
      chat: { id: chat_id, name },
      isMember: own.has(chat_id),
      messageId,
      author: author || null,
      reporter: reporter || null,
      message: text,
      attachments: files.map((file) => presentFile(context, file)),
      reason,
      at: at.toISOString(),
    })),
  };
});

const settleHandler = handle(settleReport, async (context, { id }) => {
  const { userId } = personOf(context);
  const scopes = await proveChats(context);
  const mine = await reportsFor(context, scopes).select('chat_report.id').where('chat_report.id', '=', id).executeTakeFirst();
  if (!mine) return refuse('CHAT_REPORT_NOT_FOUND');
  await context.transact(async (work) => {
    // What was proven is proven anew inside: who was taken out of the class meanwhile settles nothing.
    const inside = { ...context, db: work.db };
    const held = await reportsFor(inside, await proveChats(inside))
      .select(['chat_report.id', 'chat_report.chat_id', 'chat_report.school_id', 'author_id'])
      .where('chat_report.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return refuse('CHAT_REPORT_NOT_FOUND');
    await work.db.updateTable('chat_report').set({ settled_at: context.clock.now(), settled_by: userId }).where('id', '=', id).execute();
    await work.audit({ action: 'chat.settle', scopeId: held.school_id, subject: { kind: 'report', id } });
    await tellKeepers(work, { chatId: held.chat_id, schoolId: held.school_id }, held.author_id);
  });
  return confirmed;
});

const removedSince = (now: Date) => daysBefore(now, chatLimits.removedDays);

const removedHandler = handle(listRemoved, async (context, { schoolId }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  const { rows } = await sql<{
    id: string;
    chat: string;
    author: string;
    removedBy: string;
    at: Date;
  }>`select message.id, chat.name as chat,
      ${nameOf('author')} as author, ${nameOf('remover')} as "removedBy", message.removed_at as at
    from chat_message message join chat on chat.id = message.chat_id
      left join user_account author on author.id = message.author_id left join user_account remover on remover.id = message.removed_by
    where chat.school_id = ${school.schoolId} and message.removed_text is not null and message.removed_at > ${removedSince(context.clock.now())}
    order by message.removed_at desc limit 200`.execute(context.db);
  return {
    messages: rows.map(({ id, chat, author, removedBy, at }) => ({
      id,
      chat,
      author: author || null,
      removedBy: removedBy || null,
      removedAt: at.toISOString(),
    })),
  };
});

const readRemovedHandler = handle(readRemoved, async (context, { schoolId, id }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  return context.transact(async (work) => {
    const found = await work.db
      .selectFrom('chat_message')
      .innerJoin('chat', 'chat.id', 'chat_id')
      .select(['removed_text', 'chat.name'])
      .select(filesOf('chat_message.id').as('files'))
      .where('chat_message.id', '=', id)
      .where('school_id', '=', school.schoolId)
      .where('removed_at', '>', removedSince(context.clock.now()))
      .executeTakeFirst();
    if (!found || found.removed_text === null) return refuse('CHAT_MESSAGE_NOT_FOUND');
    await work.audit({ action: 'chat.readRemoved', scopeId: school.schoolId, subject: { kind: 'message', id }, about: found.name });
    return { message: found.removed_text, attachments: found.files.map((file) => presentFile(context, file)) };
  });
});

const schoolHandler = handle(getChatSchool, async (context, { schoolId }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  return { childrenTogether: (await childrenTogether(context.db, [school.schoolId])).has(school.schoolId) };
});

const setSchoolHandler = handle(setChatSchool, async (context, { schoolId, childrenTogether: isOn }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  return context.transact(async (work: Work<ChatTables>) => {
    const was = (await childrenTogether(work.db, [school.schoolId])).has(school.schoolId);
    await work.db
      .insertInto('chat_school')
      .values({ school_id: school.schoolId, children_together: isOn })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ children_together: isOn }))
      .execute();
    await work.audit({
      action: 'chat.school',
      scopeId: school.schoolId,
      subject: { kind: 'school', id: school.schoolId },
      changes: [{ label: schoolLogTexts.label, was: said(was), is: said(isOn) }],
    });
    return { childrenTogether: isOn };
  });
});

const said = (isOn: boolean): string => (isOn ? schoolLogTexts.on : schoolLogTexts.off);

export const reportHandlers = [reportHandler, reportsHandler, settleHandler];
export const schoolHandlers = [removedHandler, readRemovedHandler, schoolHandler, setSchoolHandler];
