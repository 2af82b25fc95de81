import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { newId, ownTables, type Services } from '@pausenplatz/kernel-server';
import { demoMessages } from './messages.data.ts';
import type { NoticesTables } from '../tables.ts';

/** Plants a message to the demo school, as its administration would have written it this week. */
export async function demoNotices(services: Pick<Services, 'db' | 'clock'>, schoolId: string, adminId: string): Promise<void> {
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
