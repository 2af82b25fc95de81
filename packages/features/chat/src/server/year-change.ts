import { ownTables, ownWork } from '@pausenplatz/kernel-server';
import type { YearChangeSteps } from '@pausenplatz/schools/server';
import { yearChangeTexts } from '../texts.ts';
import { tellAll } from './change.ts';
import type { ChatTables } from './tables.ts';

/** The chats of a class and its groups at the end of the school year (decisions 2.7): they stay to be read, and nobody writes any more. */
export const yearChange: YearChangeSteps = {
  async count(services, classIds) {
    if (classIds.length === 0) return new Map();
    const rows = await ownTables<ChatTables>(services.db)
      .selectFrom('chat')
      .select((select) => ['class_id', select.fn.countAll<string>().as('chats')])
      .where('class_id', 'in', classIds)
      .where('closed_at', 'is', null)
      .groupBy('class_id')
      .execute();
    return new Map(rows.map(({ class_id, chats }) => [class_id ?? '', { [yearChangeTexts.chats]: Number(chats) }]));
  },
  async run(services, kernelWork, { classId }) {
    const work = ownWork<ChatTables>(kernelWork);
    const now = services.clock.now();
    const closed = await work.db
      .updateTable('chat')
      .set({ closed_at: now })
      .where('class_id', '=', classId)
      .where('closed_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of closed) await tellAll(work, id);
    return { closedIds: closed.map(({ id }) => id) };
  },
  async undo(_services, kernelWork, { classId }, { closedIds }) {
    const work = ownWork<ChatTables>(kernelWork);
    const ids = Array.isArray(closedIds) ? closedIds.filter((id) => typeof id === 'string') : [];
    if (ids.length === 0) return;
    await work.db.updateTable('chat').set({ closed_at: null }).where('class_id', '=', classId).where('id', 'in', ids).execute();
    for (const id of ids) await tellAll(work, id);
  },
};
