import { daysBefore } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { copiedBlocksStep } from '@pausenplatz/schools/server';
import { breakoutLimits } from '../contract/index.ts';
import { copyLocks } from './copy-locks.ts';
import { exportClass } from './export-class.ts';
import { breakoutsKeeps } from './keeps.ts';
import type { BreakoutsTables } from './tables.ts';

/** Forgets teams that did nothing for sixty days. */
export const forgetTeams: JobDefinition = {
  name: 'breakouts-forget',
  schedule: '49 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), breakoutLimits.keptDays);
    await ownTables<BreakoutsTables>(services.db).deleteFrom('breakout_team').where('seen_at', '<', oldest).execute();
  },
};

/** What breakouts do when others need something of all features. */
export const breakoutsSteps: Steps = {
  keeps: breakoutsKeeps,
  exportClass,
  given: [giveStep(copiedBlocksStep, copyLocks)],
  async exportFor(services, userId) {
    const db = ownTables<BreakoutsTables>(services.db);
    const locks = await db
      .selectFrom('breakout_lock')
      .innerJoin('page', 'page.id', 'page_id')
      .select(['page.title as page', 'breakout_lock.title', 'story', 'task', 'secret', 'hints'])
      .where('group_type', '=', 'user')
      .where('group_id', '=', userId)
      .where('page.deleted_at', 'is', null)
      .orderBy('breakout_lock.block_id')
      .orderBy('breakout_lock.position')
      .execute();
    return { data: { breakoutLocks: locks } };
  },
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<BreakoutsTables>(work);
    const used = async (column: 'picture_id' | 'audio_id') =>
      (await db.selectFrom('breakout_lock').select(`${column} as id`).distinct().where(column, 'in', fileIds).execute()).flatMap(
        ({ id }) => id ?? [],
      );
    return [...(await used('picture_id')), ...(await used('audio_id'))];
  },
};
