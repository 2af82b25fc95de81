import { presentFile } from '@pausenplatz/documents/server';
import { type BlockType, confirmed } from '@pausenplatz/kernel-contract';
import { type Handler, lockFor, newId, personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { addContribution, contributedLists, listContributions, pageLimits, removeContribution } from '../../contract/index.ts';
import { proveFiles, typeOf } from '../block-settings.ts';
import { handle } from '../pages.ts';
import { type GivenPlaces, placedBlocks } from '../placed-blocks.ts';
import { readingBy } from '../read-block.ts';
import { refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { judgeEntry } from './judge-entry.ts';
import { holdPlace, readPlace } from './place.ts';
import { contributionsOf, filesOfContributions } from './read.ts';
import { tellContribution } from './tell.ts';

const listHandler = (places: GivenPlaces): Handler =>
  handle(listContributions, async (context, { blockId }) => {
    const { isMember, isOpen, mayChange } = await readPlace(context, places, blockId);
    if (!isMember) return { mayAdd: false, mayDecide: false, contributions: [], files: {} };
    const { userId } = personOf(context);
    const rows = await contributionsOf(context.db, blockId, mayChange ? null : userId);
    const ids = rows.map(({ id }) => id);
    const files = ids.length === 0 ? [] : await filesOfContributions(context.db, ids);
    return {
      mayAdd: isOpen,
      mayDecide: mayChange,
      contributions: rows.map(({ id, entry, state, by_id: byId, name, created_at: at }) => ({
        id,
        entry,
        state,
        by: name,
        isOwn: byId === userId,
        at: at.toISOString(),
      })),
      files: Object.fromEntries(files.map((file) => [file.id, presentFile(context, file)])),
    };
  });

async function refuseWhenMany(db: Kysely<PagesTables>, blockId: string, userId: string): Promise<void> {
  const { all, own } = await db
    .selectFrom('page_contribution')
    .select((select) => [select.fn.countAll<string>().as('all'), select.fn.countAll<string>().filterWhere('by_id', '=', userId).as('own')])
    .where('block_id', '=', blockId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(own) >= pageLimits.contributionsOfPerson || Number(all) >= pageLimits.contributionsWaiting) refuse('CONTRIBUTIONS_WAITING');
}

const addHandler = (catalogue: readonly BlockType[], places: GivenPlaces): Handler =>
  handle(addContribution, async (context, { blockId, entry }) => {
    const { userId } = personOf(context);
    const { pageId, type, isMember } = await readPlace(context, places, blockId);
    if (!isMember) return refuse('PAGE_FORBIDDEN');
    const id = newId();
    const judged = judgeEntry(typeOf(catalogue, type), contributedLists[type], entry, id.slice(-12));
    await proveFiles(context, pageId, judged.fileIds);
    return context.transact(async (work) => {
      const { isOpen } = await holdPlace(work, context, places, blockId);
      if (!isOpen) refuse('CONTRIBUTIONS_CLOSED');
      // Of two that come at once neither is counted without the other.
      await lockFor(work.db, `contributions ${blockId}`);
      await refuseWhenMany(work.db, blockId, userId);
      const row = { id, page_id: pageId, block_id: blockId, by_id: userId, entry: judged.json, created_at: context.clock.now() };
      await work.db.insertInto('page_contribution').values(row).execute();
      const files = judged.fileIds.map((file_id) => ({ contribution_id: id, page_id: pageId, file_id }));
      if (files.length > 0) await work.db.insertInto('page_contribution_file').values(files).execute();
      await tellContribution(work, context, { pageId, blockId, byId: userId });
      return { id };
    });
  });

const removeHandler = handle(removeContribution, (context, { id }) =>
  context.transact(async (work) => {
    const { userId } = personOf(context);
    const own = await work.db
      .selectFrom('page_contribution')
      .select(['page_id', 'block_id', 'state'])
      .where('id', '=', id)
      .where('by_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!own) return refuse('CONTRIBUTION_NOT_FOUND');
    // What stands on the page is the page's.
    if (own.state === 'released') return refuse('CONTRIBUTION_DECIDED');
    await work.db.deleteFrom('page_contribution').where('id', '=', id).execute();
    await tellContribution(work, context, { pageId: own.page_id, blockId: own.block_id, byId: userId });
    return confirmed;
  }),
);

/** What those who belong to a page suggest, see of it, and take back. */
export function suggestHandlers(catalogue: readonly BlockType[]): Handler[] {
  const places = placedBlocks(readingBy(catalogue));
  return [listHandler(places), addHandler(catalogue, places), removeHandler];
}
