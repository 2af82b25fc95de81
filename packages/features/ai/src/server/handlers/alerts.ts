import { personOf } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { listAlerts, seeAlert } from '../../contract/index.ts';
import { handle, refuse } from '../ai.ts';

/** As many as a screen shows. */
const shown = 50;

const listHandler = handle(listAlerts, async (context) => {
  const { teachesClassIds } = personOf(context);
  if (teachesClassIds.length === 0) return { alerts: [] };
  const rows = await context.db
    .selectFrom('ai_alert')
    .innerJoin('school_class', 'school_class.id', 'ai_alert.class_id')
    .innerJoin('user_account', 'user_account.id', 'ai_alert.pupil_id')
    .select(['ai_alert.id', 'harm', 'at', 'school_class.name', 'first_name', 'last_name'])
    .where('class_id', 'in', teachesClassIds)
    .where('seen_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(shown)
    .execute();
  return {
    alerts: rows.map(({ id, harm, at, name, first_name: first, last_name: last }) => ({
      id,
      harm,
      at: at.toISOString(),
      className: name,
      pupil: `${first} ${last}`,
    })),
  };
});

const seeHandler = handle(seeAlert, async (context, { id }) => {
  const { userId, teachesClassIds } = personOf(context);
  return context.transact(async (work) => {
    const found = await work.db.selectFrom('ai_alert').select('class_id').where('id', '=', id).executeTakeFirst();
    if (!found || !teachesClassIds.includes(found.class_id)) return refuse('AI_ALERT_NOT_FOUND');
    if (!(await holdClass(work, found.class_id, { teacherId: userId }))) return refuse('AI_ALERT_NOT_FOUND');
    await work.db.updateTable('ai_alert').set({ seen_at: context.clock.now() }).where('id', '=', id).where('seen_at', 'is', null).execute();
    return { ok: true } as const;
  });
});

export const alertHandlers = [listHandler, seeHandler];
