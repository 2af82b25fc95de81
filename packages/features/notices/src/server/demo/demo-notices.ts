import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { demoMessages } from './messages.data.ts';
import type { NoticesTables } from '../tables.ts';

/** Plants a message to the demo school, as its administration would have written it this week. */
export async function demoNotices({ services, find }: DemoWorld): Promise<void> {
  const { schoolId } = find(demoSchool);
  const adminId = find(demoPeople).get('eva.ammann') ?? '';
  const today = zurichDay(services.clock.now());
  const rows = demoMessages.map(({ days, ...message }) => ({
    id: newId(),
    school_id: schoolId,
    until: addDays(today, days),
    created_by: adminId,
    ...message,
  }));
  await ownTables<NoticesTables>(services.db).insertInto('system_message').values(rows).execute();
}
