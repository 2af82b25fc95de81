import { type CallContext, newId, personOf } from '@pausenplatz/kernel-server';
import { aiAlert, type Harm } from '../contract/index.ts';
import type { AiTables } from './tables.ts';

/**
 * Tells the teachers of a class that somebody should ask after a child, over the hub and on their screen of the AI services. That is all:
 * what the child wrote stands nowhere. Who wanted to send a telephone number is no reason to ask after anybody.
 */
export async function tellHarm(context: CallContext<AiTables>, classId: string, harm: Harm): Promise<void> {
  if (harm === 'personalData') return;
  const { userId } = personOf(context);
  await context.transact(async (work) => {
    const id = newId();
    await work.db.insertInto('ai_alert').values({ id, class_id: classId, pupil_id: userId, harm, at: context.clock.now() }).execute();
    const teachers = await work.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId).execute();
    for (const { user_id: teacher } of teachers) work.publish({ userId: teacher }, aiAlert, { v: 1, id });
  });
}
