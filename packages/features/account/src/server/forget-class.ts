import { daysBefore } from '@pausenplatz/kernel-format';
import { ownWork, type Steps, withoutId, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { accountLimits } from '../contract/index.ts';
import type { AccountTables } from './tables.ts';

type ClassSteps = Required<Pick<Steps, 'forgetClass' | 'usedFiles'>>;

/** What accounts keep of a class: its settings, whose current class it is, and what people ticked off for it. */
export const classSteps: ClassSteps = {
  async forgetClass(_services, kernelWork, classId) {
    const work = ownWork<AccountTables>(kernelWork);
    const settings = await work.db.deleteFrom('class_setting').where('class_id', '=', classId).executeTakeFirstOrThrow();
    await work.db.updateTable('user_account').set({ current_class_id: null }).where('current_class_id', '=', classId).execute();
    await leaveOwnSettings(work, classId);
    return { rows: { class_setting: Number(settings.numDeletedRows) } };
  },
  /** Somebody's portrait; until their account is erased, which is when it goes with them. */
  async usedFiles(services, kernelWork, fileIds) {
    if (fileIds.length === 0) return [];
    const erasedBefore = daysBefore(services.clock.now(), accountLimits.trashDays);
    const rows = await ownWork<AccountTables>(kernelWork)
      .db.selectFrom('user_account')
      .select('avatar')
      .where('avatar', 'in', fileIds)
      .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', erasedBefore)]))
      .execute();
    return rows.flatMap(({ avatar }) => avatar ?? []);
  },
};

async function leaveOwnSettings(work: Work<AccountTables>, classId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string; tool: string; name: string; value: Parameters<typeof withoutId>[0] }>`
    select user_id, tool, name, value from user_setting where position(${classId} in value::text) > 0 for update`.execute(work.db);
  for (const { user_id, tool, name, value } of rows)
    await work.db
      .updateTable('user_setting')
      .set({ value: JSON.stringify(withoutId(value, classId)) })
      .where('user_id', '=', user_id)
      .where('tool', '=', tool)
      .where('name', '=', name)
      .execute();
}
