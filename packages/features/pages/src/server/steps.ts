import type { BlockType } from '@pausenplatz/kernel-contract';
import { allowedWebsitesStep, foreignServicesStep, keptPagesStep, placedBlocksStep, yearChangeStep } from '@pausenplatz/schools/server';
import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { embedOriginsOf } from './embedding/framing.ts';
import { keptPages } from './kept-pages.ts';
import { pagesKeeps } from './keeps.ts';
import { placedBlocks } from './placed-blocks.ts';
import { readingBy } from './read-block.ts';
import { rulesOf } from './queries/rules-of.ts';
import { schoolSteps } from './school-steps.ts';
import type { PagesTables } from './tables.ts';
import { yearChange } from './year-change.ts';

/** A person's own pages and marks; the catalogue is every block type that this server knows. */
export const pagesSteps = (catalogue: readonly BlockType[]): Steps => ({
  ...schoolSteps,
  given: [
    giveStep(yearChangeStep, yearChange(catalogue)),
    giveStep(placedBlocksStep, placedBlocks(readingBy(catalogue))),
    giveStep(keptPagesStep, keptPages(catalogue)),
    giveStep(foreignServicesStep, (db, ...schools) => rulesOf(db as unknown as Kysely<PagesTables>, ...schools)),
    giveStep(allowedWebsitesStep, (db, schoolIds) => embedOriginsOf(db as unknown as Kysely<PagesTables>, schoolIds)),
  ],
  keeps: pagesKeeps,
  async exportFor(services, userId) {
    const db = ownTables<PagesTables>(services.db);
    const own = await db
      .selectFrom('page')
      .select(['id', 'title', 'url', 'visibility', 'created_at', 'updated_at', 'archived_at'])
      .where('group_type', '=', 'user')
      .where('group_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .execute();
    const blocks = await db
      .selectFrom('page_block')
      .innerJoin('page', 'page.id', 'page_block.page_id')
      .select(['page_id', 'type', 'settings'])
      .where('group_type', '=', 'user')
      .where('group_id', '=', userId)
      .where('page_block.deleted_at', 'is', null)
      .orderBy('page_block.position')
      .execute();
    const versions = await db
      .selectFrom('page_block_version')
      .innerJoin('page', 'page.id', 'page_block_version.page_id')
      .select(['page_id', 'type', 'settings', 'kept_at'])
      .where('group_type', '=', 'user')
      .where('group_id', '=', userId)
      .where('page.deleted_at', 'is', null)
      .orderBy('kept_at')
      .execute();
    const marks = await db
      .selectFrom('page_mark')
      .innerJoin('page', 'page.id', 'page_mark.page_id')
      .select(['title', 'favourite'])
      .where('user_id', '=', userId)
      .execute();
    const contributions = await db
      .selectFrom('page_contribution')
      .innerJoin('page', 'page.id', 'page_contribution.page_id')
      .select(['title', 'entry', 'state', 'page_contribution.created_at'])
      .where('by_id', '=', userId)
      .orderBy('page_contribution.created_at')
      .execute();
    const pages = own.map(({ id, ...page }) => ({
      ...page,
      blocks: blocks.filter((block) => block.page_id === id).map(({ type, settings }) => ({ type, settings })),
      earlierBlocks: versions.filter((one) => one.page_id === id).map(({ page_id: _page, ...one }) => one),
    }));
    return { data: { pages, marks, contributions } };
  },
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<PagesTables>(work);
    const rows = await db
      .selectFrom('page_file')
      .select('file_id')
      .where('file_id', 'in', fileIds)
      .union(db.selectFrom('page_version_file').select('file_id').where('file_id', 'in', fileIds))
      .union(db.selectFrom('page_contribution_file').select('file_id').where('file_id', 'in', fileIds))
      .execute();
    return rows.map(({ file_id }) => file_id);
  },
});
