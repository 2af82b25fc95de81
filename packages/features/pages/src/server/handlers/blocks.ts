import type { BlockType } from '@pausenplatz/kernel-contract';
import { isSame } from '@pausenplatz/kernel-format';
import { type Handler, personOf, type Work } from '@pausenplatz/kernel-server';
import { addBlock, deleteBlock, moveBlock, pageLimits, restoreBlock, updateBlock } from '../../contract/index.ts';
import { blockAvailability } from '../../rules/may-add-block.ts';
import { positionBehind, positionsBehind } from '../../rules/position-behind.ts';
import { newBlockRow, proveSettings, type StoredSettings, typeOf } from '../block-settings.ts';
import { keepVersion } from '../block-versions.ts';
import { handle } from '../pages.ts';
import { proveSize } from '../queries/prove-size.ts';
import { liveBlocks, placeBlock, setFiles } from '../queries/blocks.ts';
import { type BlockReading, readingBy, toBlock } from '../read-block.ts';
import { provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { underLock } from './under-lock.ts';

function refuseWhenFull(blocks: number): void {
  if (blocks >= pageLimits.blocksPerPage) refuse('TOO_MANY_BLOCKS', { details: { maximum: pageLimits.blocksPerPage } });
}

const addBlockHandler = (catalogue: readonly BlockType[], read: BlockReading): Handler =>
  handle(addBlock, async (context, input) => {
    const type = typeOf(catalogue, input.type);
    if (blockAvailability(type.flags, personOf(context)) !== 'available') return refuse('BLOCK_NOT_ALLOWED');
    const settings = await proveSettings(context, type, input.pageId, input.settings ?? type.empty);
    return underLock(context, input, async ({ db }, scope) => {
      const blocks = await liveBlocks(db, scope);
      refuseWhenFull(blocks.length);
      await proveSize(db, { pageId: scope.pageId, blockId: null, json: settings.json });
      const position = positionBehind(blocks, input.afterId) ?? refuse('BLOCK_NOT_FOUND');
      const row = newBlockRow(context, { pageId: scope.pageId, type, settings, position, place: input.place });
      const stored = await db.insertInto('page_block').values(row).returningAll().executeTakeFirstOrThrow();
      await setFiles(db, scope, stored.id, settings.fileIds);
      return { blockId: stored.id, answer: { block: toBlock(read, stored) } };
    });
  });

interface Writing {
  readonly blockId: string;
  readonly base: Readonly<Record<string, unknown>>;
}

/** Nobody wrote since the writing began. The page is held, so that it stays so until the commit. */
async function proveBase(db: Work<PagesTables>['db'], read: BlockReading, { blockId, base }: Writing): Promise<void> {
  const stored = await db.selectFrom('page_block').select(['type', 'version', 'settings']).where('id', '=', blockId).executeTakeFirst();
  // Whoever writes began from what was read to them; over what cannot be read one may write, since it is kept as a version.
  const now = stored ? read.settings(stored) : null;
  if (now && !isSame(now, base)) refuse('BLOCK_CHANGED', { details: { theirs: JSON.stringify(now) } });
}

const updateBlockHandler = (catalogue: readonly BlockType[], read: BlockReading): Handler =>
  handle(updateBlock, async (context, input) => {
    const scope = await provePage(context, input.pageId, { permission: 2 });
    const existing = await context.db
      .selectFrom('page_block')
      .select('type')
      .where('id', '=', input.blockId)
      .where('page_id', '=', scope.pageId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!existing) return refuse('BLOCK_NOT_FOUND');
    const type = typeOf(catalogue, existing.type);
    const settings: StoredSettings = await proveSettings(context, type, input.pageId, input.settings);
    return underLock(context, input, async ({ db }) => {
      if (input.base) await proveBase(db, read, { blockId: input.blockId, base: input.base });
      await proveSize(db, { pageId: scope.pageId, blockId: input.blockId, json: settings.json });
      const written = await keepVersion(context, { db }, input.blockId);
      const stored = await db
        .updateTable('page_block')
        .set({ settings: settings.json, words: settings.words, version: type.version, ...written })
        .where('id', '=', input.blockId)
        .where('page_id', '=', input.pageId)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!stored) return refuse('BLOCK_NOT_FOUND');
      await setFiles(db, scope, stored.id, settings.fileIds);
      return { blockId: stored.id, answer: { block: toBlock(read, stored) } };
    });
  });

const moveBlockHandler = (read: BlockReading): Handler =>
  handle(moveBlock, (context, input) =>
    underLock(context, input, async ({ db }, scope) => {
      const ids = [...new Set([input.blockId, ...(input.along ?? [])])];
      const blocks = await liveBlocks(db, scope);
      if (ids.some((id) => blocks.every((block) => block.id !== id))) return refuse('BLOCK_NOT_FOUND');
      const others = blocks.filter((block) => !ids.includes(block.id));
      const positions = positionsBehind(others, input.afterId, ids.length) ?? refuse('BLOCK_NOT_FOUND');
      // What goes along keeps its column.
      const placeOf = (id: string) => (id === input.blockId && input.place ? { place: input.place } : {});
      const stored = await Promise.all(ids.map((id, at) => placeBlock(db, scope, id, { position: positions[at] ?? '', ...placeOf(id) })));
      const [first = refuse('BLOCK_NOT_FOUND')] = stored;
      return { blockId: first.id, answer: { block: toBlock(read, first) } };
    }),
  );

const deleteBlockHandler = handle(deleteBlock, (context, input) =>
  underLock(context, input, async ({ db }, scope) => {
    const gone = await db
      .updateTable('page_block')
      .set({ deleted_at: context.clock.now() })
      .where('id', '=', input.blockId)
      .where('page_id', '=', scope.pageId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return gone ? { blockId: gone.id, answer: {} } : refuse('BLOCK_NOT_FOUND');
  }),
);

const restoreBlockHandler = (read: BlockReading): Handler =>
  handle(restoreBlock, (context, input) =>
    underLock(context, input, async ({ db }, scope) => {
      const others = (await liveBlocks(db, scope)).filter((block) => block.id !== input.blockId);
      refuseWhenFull(others.length);
      const kept = await db.selectFrom('page_block').select('settings').where('id', '=', input.blockId).executeTakeFirst();
      await proveSize(db, { pageId: scope.pageId, blockId: input.blockId, json: JSON.stringify(kept?.settings ?? {}) });
      const stored = await db
        .updateTable('page_block')
        .set({ deleted_at: null })
        .where('id', '=', input.blockId)
        .where('page_id', '=', scope.pageId)
        .returningAll()
        .executeTakeFirst();
      if (!stored) return refuse('BLOCK_NOT_FOUND');
      return { blockId: stored.id, answer: { block: toBlock(read, stored) } };
    }),
  );

/** The handlers of a page's blocks; the catalogue is every block type that this server knows. */
export function blockHandlers(catalogue: readonly BlockType[]): Handler[] {
  const read = readingBy(catalogue);
  return [
    addBlockHandler(catalogue, read),
    updateBlockHandler(catalogue, read),
    moveBlockHandler(read),
    deleteBlockHandler,
    restoreBlockHandler(read),
  ];
}
