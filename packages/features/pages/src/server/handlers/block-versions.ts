import { fileColumns, presentFile } from '@pausenplatz/documents/server';
import type { BlockType } from '@pausenplatz/kernel-contract';
import type { CallContext, Handler } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { getBlockVersion, listBlockVersions, pageLimits, restoreBlockVersion } from '../../contract/index.ts';
import { typeOf } from '../block-settings.ts';
import { keepVersion } from '../block-versions.ts';
import { handle } from '../pages.ts';
import { setFiles } from '../queries/blocks.ts';
import { proveSize } from '../queries/prove-size.ts';
import { type BlockReading, readingBy, toBlock } from '../read-block.ts';
import { provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { underLock } from './under-lock.ts';

/** Who may change the page of a block reads what the block was; 404 where the block is not on a page that one sees. */
async function proveBlock(context: CallContext<PagesTables>, blockId: string): Promise<void> {
  const block = await context.db.selectFrom('page_block').select('page_id').where('id', '=', blockId).executeTakeFirst();
  await provePage(context, block?.page_id ?? '', { permission: 2 });
}

const listHandler = handle(listBlockVersions, async (context, { blockId }) => {
  await proveBlock(context, blockId);
  const rows = await context.db
    .selectFrom('page_block_version as version')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'written_by').on('user_account.deleted_at', 'is', null))
    .select(['version.id', 'written_at', 'kept_at', sql<string | null>`first_name || ' ' || last_name`.as('name')])
    .where('block_id', '=', blockId)
    .orderBy('kept_at', 'desc')
    .orderBy('version.id')
    .limit(pageLimits.versionsPerBlock)
    .execute();
  return {
    versions: rows.map(({ id, written_at: at, kept_at: until, name }) => ({
      id,
      by: name,
      at: at?.toISOString() ?? null,
      until: until.toISOString(),
    })),
  };
});

const getHandler = (read: BlockReading): Handler =>
  handle(getBlockVersion, async (context, { id }) => {
    const version = await context.db.selectFrom('page_block_version').selectAll().where('id', '=', id).executeTakeFirst();
    if (!version) return refuse('BLOCK_VERSION_NOT_FOUND');
    await provePage(context, version.page_id, { permission: 2 });
    const files = await context.db
      .selectFrom('page_version_file')
      .innerJoin('file', 'file.id', 'page_version_file.file_id')
      .select(fileColumns)
      .where('version_id', '=', id)
      .execute();
    const { type } = version;
    const settings = read.settings(version) ?? refuse('BLOCK_VERSION_NOT_FOUND');
    return { type, settings, files: Object.fromEntries(files.map((file) => [file.id, presentFile(context, file)])) };
  });

const restoreHandler = (catalogue: readonly BlockType[], read: BlockReading): Handler =>
  handle(restoreBlockVersion, (context, input) =>
    underLock(context, input, async (work, scope) => {
      const version = await work.db
        .selectFrom('page_block_version')
        .select(['type', 'version', 'settings'])
        .where('id', '=', input.versionId)
        .where('block_id', '=', input.blockId)
        .where('page_id', '=', scope.pageId)
        .executeTakeFirst();
      if (!version) return refuse('BLOCK_VERSION_NOT_FOUND');
      const type = typeOf(catalogue, version.type);
      // The type may have learnt to ask for more since; its files were proven when the version was written.
      const settings = read.settings(version) ?? refuse('BLOCK_SETTINGS_INVALID');
      const json = JSON.stringify(settings);
      await proveSize(work.db, { pageId: scope.pageId, blockId: input.blockId, json });
      const written = await keepVersion(context, work, input.blockId, true);
      const stored = await work.db
        .updateTable('page_block')
        .set({ settings: json, words: type.wordsIn?.(settings) ?? '', version: type.version, ...written })
        .where('id', '=', input.blockId)
        .where('page_id', '=', scope.pageId)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!stored) return refuse('BLOCK_NOT_FOUND');
      await setFiles(work.db, scope, stored.id, [...new Set(type.filesIn?.(settings) ?? [])]);
      return { blockId: stored.id, answer: { block: toBlock(read, stored) } };
    }),
  );

export function blockVersionHandlers(catalogue: readonly BlockType[]): Handler[] {
  const read = readingBy(catalogue);
  return [listHandler, getHandler(read), restoreHandler(catalogue, read)];
}
