import { type BlockType, confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, type Handler, type Work } from '@pausenplatz/kernel-server';
import { decideContribution } from '../../contract/index.ts';
import { typeOf } from '../block-settings.ts';
import { keepVersion } from '../block-versions.ts';
import { holdPage } from '../locks.ts';
import { handle } from '../pages.ts';
import { placedBlocks } from '../placed-blocks.ts';
import { type BlockReading, readingBy } from '../read-block.ts';
import { setFiles } from '../queries/blocks.ts';
import { proveSize } from '../queries/prove-size.ts';
import { type PageScope, provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { revise, tellContent } from '../tell.ts';
import { settingsWith } from './judge-entry.ts';
import { holdPlace } from './place.ts';
import { tellContribution } from './tell.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A suggested entry becomes one of the block, or stays where it is. Who edits meanwhile is told by what they began from. */
export function decideHandler(catalogue: readonly BlockType[]): Handler {
  const read = readingBy(catalogue);
  return handle(decideContribution, async (context, { id, released }) => {
    const found = await context.db.selectFrom('page_contribution').select(['page_id', 'block_id']).where('id', '=', id).executeTakeFirst();
    if (!found) return refuse('CONTRIBUTION_NOT_FOUND');
    const { page_id: pageId, block_id: blockId } = found;
    const scope = await provePage(context, pageId, { permission: 2 });
    return context.transact(async (work) => {
      await holdPage(work, pageId);
      const { mayChange } = await holdPlace(work, context, placedBlocks(read), blockId);
      if (!mayChange) return refuse('PAGE_FORBIDDEN');
      const one = await work.db
        .updateTable('page_contribution')
        .set({ state: released ? 'released' : 'declined', decided_at: context.clock.now() })
        .where('id', '=', id)
        .where('decided_at', 'is', null)
        .returning(['entry', 'by_id'])
        .executeTakeFirst();
      if (!one) return refuse('CONTRIBUTION_DECIDED');
      if (released) await show(work, context, { scope, blockId, entry: one.entry, catalogue, read });
      await tellContribution(work, context, { pageId, blockId, byId: one.by_id });
      return confirmed;
    });
  });
}

interface Shown {
  readonly scope: PageScope;
  readonly blockId: string;
  readonly entry: Entry;
  readonly catalogue: readonly BlockType[];
  readonly read: BlockReading;
}

async function show(
  work: Work<PagesTables>,
  context: CallContext<PagesTables>,
  { scope, blockId, entry, catalogue, read }: Shown,
): Promise<void> {
  const block = await work.db
    .selectFrom('page_block')
    .select(['type', 'version', 'settings'])
    .where('id', '=', blockId)
    .executeTakeFirstOrThrow();
  const type = typeOf(catalogue, block.type);
  const settings = settingsWith(type, read.settings(block) ?? refuse('BLOCK_SETTINGS_INVALID'), entry);
  await proveSize(work.db, { pageId: scope.pageId, blockId, json: settings.json });
  const written = await keepVersion(context, work, blockId);
  await work.db
    .updateTable('page_block')
    .set({ settings: settings.json, words: settings.words, version: type.version, ...written })
    .where('id', '=', blockId)
    .execute();
  await setFiles(work.db, scope, blockId, settings.fileIds);
  tellContent(work, context, scope, await revise(work, scope, context.clock.now()), [blockId]);
}
