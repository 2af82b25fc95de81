import { proveSchool, type SchoolScope } from '@pausenplatz/schools/server';
import { fill } from '@pausenplatz/kernel-contract';
import type { Kysely } from 'kysely';
import { getSchoolSettings, setSchoolSettings } from '../../contract/index.ts';
import { limitTexts } from '../../texts.log.ts';
import { handle } from '../homework.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';

export const getSchoolSettingsHandler = handle(getSchoolSettings, async (context, { schoolId }) =>
  settingsOf(context.db, await proveSchool(context, schoolId, 'administer')),
);

export const setSchoolSettingsHandler = handle(setSchoolSettings, async (context, { schoolId, limitMinutes }) => {
  const scope = await proveSchool(context, schoolId, 'administer');
  return context.transact(async (work) => {
    const was = (await settingsOf(work.db, scope)).limitMinutes;
    if (limitMinutes === null) await work.db.deleteFrom('homework_school').where('school_id', '=', schoolId).execute();
    else
      await work.db
        .insertInto('homework_school')
        .values({ school_id: schoolId, limit_minutes: limitMinutes })
        .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ limit_minutes: limitMinutes }))
        .execute();
    await work.audit({
      action: 'homework.school',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      changes: [{ label: limitTexts.label, was: saidLimit(was), is: saidLimit(limitMinutes) }],
    });
    const classes = await work.db
      .selectFrom('school_class')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('archived_at', 'is', null)
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id } of classes) await tellPlan(work, context, { classId: id, change: 'settings' });
    return settingsOf(work.db, scope);
  });
});

const saidLimit = (minutes: number | null): string => (minutes === null ? limitTexts.none : fill(limitTexts.minutes, { minutes }));

async function settingsOf(db: Kysely<HomeworkTables>, { schoolId }: SchoolScope) {
  const row = await db.selectFrom('homework_school').select('limit_minutes').where('school_id', '=', schoolId).executeTakeFirst();
  return { limitMinutes: row?.limit_minutes ?? null };
}
