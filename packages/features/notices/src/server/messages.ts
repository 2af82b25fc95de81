import { confirmed } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { proveSchool, schoolsBelow } from '@pausenplatz/schools/server';
import { createMessage, deleteMessage, listMessages, noticesChanged, noticesLimits, noticesTopic } from '../contract/index.ts';
import { handle, refuse } from './notices.ts';
import type { NoticesTables } from './tables.ts';

export const listMessagesHandler = handle(listMessages, async (context, { schoolId }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  const today = zurichDay(context.clock.now());
  const rows = await context.db
    .selectFrom('system_message')
    .select(['id', 'title', 'message', 'audience', 'until'])
    .select((from) =>
      from
        .selectFrom('hidden_message')
        .select(from.fn.countAll<number>().as('count'))
        .whereRef('message_id', '=', 'system_message.id')
        .as('hidden'),
    )
    .where('school_id', '=', school.schoolId)
    .orderBy('until', 'desc')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return { messages: rows.map((row) => ({ ...row, hidden: row.hidden ?? 0, isOver: row.until < today })) };
});

export const createMessageHandler = handle(createMessage, async (context, { schoolId, title, message, audience, until }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  const today = zurichDay(context.clock.now());
  if (until < today) return refuse('MESSAGE_END_PAST');
  if (until > addDays(today, noticesLimits.daysAhead)) return refuse('MESSAGE_END_FAR', { details: { days: noticesLimits.daysAhead } });
  return context.transact(async (work) => {
    await lockFor(work.db, `messages ${school.schoolId}`);
    const { live } = await work.db
      .selectFrom('system_message')
      .select(({ fn }) => fn.countAll<number>().as('live'))
      .where('school_id', '=', school.schoolId)
      .where('until', '>=', today)
      .executeTakeFirstOrThrow();
    if (live >= noticesLimits.livePerSchool) return refuse('TOO_MANY_MESSAGES', { details: { count: noticesLimits.livePerSchool } });
    const id = newId();
    const by = { created_by: personOf(context).userId, created_at: context.clock.now() };
    await work.db
      .insertInto('system_message')
      .values({ id, school_id: school.schoolId, title, message, audience, until, ...by })
      .execute();
    await work.audit({ action: 'message.create', scopeId: school.schoolId, subject: { kind: 'message', id }, about: title });
    await tell(work, school.schoolId);
    return { id };
  });
});

export const deleteMessageHandler = handle(deleteMessage, async (context, { id }) => {
  const found = await context.db.selectFrom('system_message').select(['school_id', 'title']).where('id', '=', id).executeTakeFirst();
  if (!found || !personOf(context).adminSchoolIds.includes(found.school_id)) return refuse('MESSAGE_NOT_FOUND');
  await context.transact(async (work) => {
    await work.db.deleteFrom('system_message').where('id', '=', id).execute();
    await work.audit({ action: 'message.delete', scopeId: found.school_id, subject: { kind: 'message', id }, about: found.title });
    await tell(work, found.school_id);
  });
  return confirmed;
});

/** Everybody of the school and its child schools reads again what they may see. */
async function tell(work: Work<NoticesTables>, schoolId: string): Promise<void> {
  for (const id of await schoolsBelow(work.db, schoolId)) work.publish({ topic: noticesTopic(id) }, noticesChanged, { v: 1 });
}
