import { newId, type Services, type Work } from '@pausenplatz/kernel-server';
import { type CopiedBlock, copiedBlocksStep, type TakenEntries } from '@pausenplatz/schools/server';
import type { PagesTables } from '../tables.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What of a block goes along; words and files are those of the block where they are left out. */
interface CopiedSettings {
  readonly settings: Settings;
  readonly words?: string;
  readonly fileIds?: readonly string[];
}

export type SettingsOfCopy = (block: { readonly type: string; readonly settings: Settings }) => CopiedSettings;

interface Copying {
  /** Where the blocks of a page go, by its id. */
  readonly pages: ReadonlyMap<string, string>;
  readonly settingsOf: SettingsOfCopy;
  /** Left out, nothing of what people made goes along. */
  readonly entries?: TakenEntries | null;
}

/**
 * Copies the blocks of pages, which files they show, and what they keep beside their settings, to other ones; links between the pages lead
 * to the copies. The same number of queries for one page and for many.
 */
export async function copyBlocks(
  { steps }: Pick<Services, 'steps'>,
  work: Work<PagesTables>,
  { pages, settingsOf, entries = null }: Copying,
): Promise<void> {
  const blocks = await work.db
    .selectFrom('page_block')
    .select(['id', 'page_id', 'type', 'version', 'settings', 'words', 'position', 'place'])
    .where('page_id', 'in', [...pages.keys()])
    .where('deleted_at', 'is', null)
    .execute();
  if (blocks.length === 0) return;
  const ids = new Map(blocks.map(({ id }) => [id, newId()]));
  const toPage = (id: string) => pages.get(id) ?? id;
  const taken = new Map(blocks.map((block) => [block.id, settingsOf(block)]));
  const rows = blocks.map((block) => ({
    ...block,
    id: ids.get(block.id) ?? newId(),
    page_id: toPage(block.page_id),
    settings: withNewIds(JSON.stringify(taken.get(block.id)?.settings), pages),
    words: taken.get(block.id)?.words ?? block.words,
    deleted_at: null,
  }));
  await work.db.insertInto('page_block').values(rows).execute();
  const files = await work.db
    .selectFrom('page_file')
    .selectAll()
    .where('block_id', 'in', [...ids.keys()])
    .execute();
  const isTaken = (blockId: string | null, fileId: string) => taken.get(blockId ?? '')?.fileIds?.includes(fileId) ?? true;
  const shown = files
    .filter(({ block_id, file_id }) => isTaken(block_id, file_id))
    .map(({ page_id, block_id, file_id }) => ({
      page_id: toPage(page_id),
      block_id: ids.get(block_id ?? '') ?? null,
      file_id,
    }));
  if (shown.length > 0) await work.db.insertInto('page_file').values(shown).execute();
  const copied: CopiedBlock[] = blocks.map(({ id, type, page_id }) => ({
    type,
    from: id,
    to: ids.get(id) ?? '',
    toPageId: toPage(page_id),
  }));
  for (const { step } of steps.given(copiedBlocksStep)) await step(work, copied, entries);
}

/** Links between own pages name the id, which nothing else has by chance; all of them are found in one go. */
const withNewIds = (json: string, pages: ReadonlyMap<string, string>): string =>
  json.replaceAll(new RegExp([...pages.keys()].join('|'), 'g'), (id) => pages.get(id) ?? id);
