import { newId, type Work } from '@pausenplatz/kernel-server';
import type { PagesTables } from '../tables.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What of a block's settings goes along. */
export type SettingsOfCopy = (block: { readonly type: string; readonly settings: Settings }) => Settings;

/** Copies the blocks of a page, and which files they show, to another one. */
export async function copyBlocks(
  work: Work<PagesTables>,
  from: string,
  to: string,
  settingsOf: SettingsOfCopy = ({ settings }) => settings,
): Promise<void> {
  const blocks = await work.db
    .selectFrom('page_block')
    .select(['id', 'type', 'version', 'settings', 'words', 'position', 'place'])
    .where('page_id', '=', from)
    .where('deleted_at', 'is', null)
    .execute();
  const files = await work.db.selectFrom('page_file').selectAll().where('page_id', '=', from).execute();
  for (const block of blocks) {
    const id = newId();
    await work.db
      .insertInto('page_block')
      .values({ ...block, id, page_id: to, settings: JSON.stringify(settingsOf(block)), deleted_at: null })
      .execute();
    const own = files.filter((file) => file.block_id === block.id);
    if (own.length > 0)
      await work.db
        .insertInto('page_file')
        .values(own.map((file) => ({ ...file, page_id: to, block_id: id })))
        .execute();
  }
}
