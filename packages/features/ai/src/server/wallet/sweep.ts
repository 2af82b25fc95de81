import { type JobDefinition, ownTables, transactAs } from '@pausenplatz/kernel-server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { aiLimits as limits } from '../../contract/index.ts';
import type { AiTables } from '../tables.ts';
import { settle } from './settle.ts';

/** What is held for an answer that never came, because its server was killed, is given back. */
export const sweepHeld: JobDefinition = {
  name: 'ai-held',
  everySeconds: 60,
  async run(services) {
    const now = services.clock.now();
    const before = new Date(now.getTime() - limits.heldMinutes * 60_000);
    const held = await ownTables<AiTables>(services.db)
      .selectFrom('ai_reservation')
      .select('request_id')
      .where('made_at', '<', before)
      .execute();
    for (const { request_id: id } of held) await transactAs<AiTables>(services)((work) => settle(work, id, 0, now));
  },
};

/** Chats that nobody goes on with, and children whom somebody has asked, are forgotten; what was spent stays. */
export const sweepChats: JobDefinition = {
  name: 'ai-sweep',
  schedule: '20 3 * * *',
  async run({ db, clock }) {
    const own = ownTables<AiTables>(db);
    const now = clock.now();
    for (const [isChild, days] of [
      [true, limits.childChatDays],
      [false, limits.chatDays],
    ] as const)
      await own.deleteFrom('ai_chat').where('is_child', '=', isChild).where('changed_at', '<', daysBefore(now, days)).execute();
    await own.deleteFrom('ai_alert').where('at', '<', daysBefore(now, limits.alertDays)).execute();
  },
};
