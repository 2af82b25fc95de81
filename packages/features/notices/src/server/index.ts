import { noticesLog } from '../texts.log.ts';
import * as noticesSchemas from '../contract/notices.ts';
import { noticesRefusals } from './refusals.ts';
import { zurichDay } from '@pausenplatz/kernel-format';
import { exportTexts } from '../texts.export.ts';
import { ownTables, type ServerFeature, type TopicGuard } from '@pausenplatz/kernel-server';
import { noticesTopic } from '../contract/index.ts';
import { demoNotices } from './demo/demo-notices.ts';
import { noticesKeeps } from './keeps.ts';
import { createMessageHandler, deleteMessageHandler, listMessagesHandler } from './messages.ts';
import { createNotices } from './migrations/2026-11-21-notices-create.ts';
import { wallNotices } from './migrations/2026-11-24-notices-wall.ts';
import { getNoticesHandler, updateUserFieldHandler } from './notices.ts';
import type { NoticesTables } from './tables.ts';

export type { NoticesTables } from './tables.ts';

const memberOf: TopicGuard = async (_services, actor, schoolId) =>
  actor.kind === 'user' && (actor.schoolIds.includes(schoolId) || actor.adminSchoolIds.includes(schoolId));

export const noticesServer: ServerFeature = {
  name: 'notices',
  log: noticesLog,
  demo: demoNotices,
  migrations: [createNotices, wallNotices],
  schemas: noticesSchemas,
  refusals: noticesRefusals,
  handlers: [getNoticesHandler, updateUserFieldHandler, listMessagesHandler, createMessageHandler, deleteMessageHandler],
  topics: { [noticesTopic.kind]: memberOf },
  steps: {
    keeps: noticesKeeps,
    async exportSchool(services, schoolId) {
      const messages = await ownTables<NoticesTables>(services.db)
        .selectFrom('system_message')
        .select(['title', 'message', 'audience', 'until', 'created_at'])
        .where('school_id', '=', schoolId)
        .orderBy('created_at')
        .execute();
      const { title, head, audiences } = exportTexts;
      const rows = messages.map((one) => [zurichDay(one.created_at), one.until, audiences[one.audience], one.title, one.message]);
      return { data: { messages }, tables: [{ title, head, rows }] };
    },
    async exportFor(services, userId) {
      const db = ownTables<NoticesTables>(services.db);
      const written = await db
        .selectFrom('system_message')
        .select(['title', 'message', 'until', 'created_at'])
        .where('created_by', '=', userId)
        .execute();
      const hidden = await db
        .selectFrom('hidden_message')
        .innerJoin('system_message', 'system_message.id', 'message_id')
        .select(['title', 'until'])
        .where('user_id', '=', userId)
        .execute();
      return { data: { writtenMessages: written, hiddenMessages: hidden } };
    },
  },
};
