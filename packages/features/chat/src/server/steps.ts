import { daysBefore } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, ownWork, type Services, type Steps } from '@pausenplatz/kernel-server';
import { yearChangeStep } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { chatLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { chatKeeps } from './keeps.ts';
import type { ChatTables } from './tables.ts';
import { yearChange } from './year-change.ts';

const atOnce = 1_000;

/** Forgets the words and files of removed messages after thirty days, and reports that were looked after; bounded per run. */
export const forgetRemoved: JobDefinition = {
  name: 'chat-forget',
  schedule: '7 3 * * *',
  async run({ db, clock }: Services) {
    const removed = daysBefore(clock.now(), chatLimits.removedDays);
    await sql`with gone as (update chat_message set removed_text = null where id in (select id from chat_message
        where removed_text is not null and removed_at < ${removed} limit ${sql.lit(atOnce)}) returning id)
      delete from chat_file where message_id in (select id from gone)`.execute(db);
    const settled = daysBefore(clock.now(), chatLimits.settledDays);
    await sql`delete from chat_report where id in (select id from chat_report where settled_at < ${settled} limit ${sql.lit(atOnce)})`.execute(
      db,
    );
  },
};

/** What chats know about people and classes. */
export const chatSteps: Steps = {
  keeps: chatKeeps,
  given: [giveStep(yearChangeStep, yearChange)],
  exportClass,
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<ChatTables>(work);
    const rows = await db.selectFrom('chat_file').select('file_id').distinct().where('file_id', 'in', fileIds).execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    const db = ownTables<ChatTables>(services.db);
    const chats = await db
      .selectFrom('chat_member')
      .innerJoin('chat', 'chat.id', 'chat_id')
      .select(['chat.name', 'kind', 'is_admin'])
      .where('user_id', '=', userId)
      .orderBy('chat.created_at')
      .execute();
    const messages = await db
      .selectFrom('chat_message')
      .innerJoin('chat', 'chat.id', 'chat_id')
      .select(['chat.name as chat', 'text', 'sent_at', 'edited_at'])
      .select((select) => select('author_id', '=', userId).as('isOwn'))
      .where((where) => where.or([where('author_id', '=', userId), where('only_for', '=', userId)]))
      .where('removed_at', 'is', null)
      .orderBy('sent_at')
      .execute();
    const reports = await db
      .selectFrom('chat_report')
      .select(['text', 'reason', 'at'])
      .where('reporter_id', '=', userId)
      .orderBy('at')
      .execute();
    return { data: { chats, messages, reports } };
  },
};
