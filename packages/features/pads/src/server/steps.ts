import { daysBefore } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { copiedBlocksStep } from '@pausenplatz/schools/server';
import { padsLimits } from '../contract/index.ts';
import { segmentsOf } from '../rules/index.ts';
import { copyPads } from './copy-pads.ts';
import { exportClass } from './export-class.ts';
import { padsKeeps } from './keeps.ts';
import type { PadsTables } from './tables.ts';

/** Forgets changes onto which nobody writes any more; the text has them. */
export const forgetChanges: JobDefinition = {
  name: 'pads-forget',
  schedule: '41 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), padsLimits.changesDays);
    await ownTables<PadsTables>(services.db).deleteFrom('pad_change').where('at', '<', oldest).execute();
  },
};

/** What pads know about people and classes. */
export const padsSteps: Steps = {
  keeps: padsKeeps,
  given: [giveStep(copiedBlocksStep, copyPads)],
  exportClass,
  async exportFor(services, userId) {
    const rows = await ownTables<PadsTables>(services.db)
      .selectFrom('pad_author')
      .innerJoin('pad', 'pad.block_id', 'pad_id')
      .innerJoin('page', 'page.id', 'page_id')
      .select(['page.title as page', 'no', 'text', 'spans', 'changed_at'])
      .where('user_id', '=', userId)
      .where('page.deleted_at', 'is', null)
      .orderBy('changed_at')
      .execute();
    const padTexts = rows.map(({ page, no, text, spans, changed_at }) => ({
      page,
      changedAt: changed_at,
      // What stands there today and is theirs.
      written: segmentsOf(text, spans).flatMap((segment) => (segment.by === no ? [segment.text] : [])),
    }));
    return { data: { padTexts } };
  },
};
