import { newId, type Services, type Work } from '@pausenplatz/kernel-server';
import { type CopiedBlock, copiedBlocksStep, type TakenEntries } from '@pausenplatz/schools/server';
import type { PagesTables } from '../tables.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What of a block goes along; words and files are those of the block where they are left out. */
interface CopiedSettings {
  readonly version: number;
  readonly settings: Settings;
  readonly words?: string;
  readonly fileIds?: readonly string[];
}

/** Null for a block that stays where it is. */
export type SettingsOfCopy = (block: {
  readonly type: string;
  readonly version: number;
  readonly settings: Settings;
}) => CopiedSettings | null;

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
  const stored = await work.db
    .selectFrom('page_block')
    .select(['id', 'page_id', 'type', 'version', 'settings', 'words', 'position', 'place'])
    .where('page_id', 'in', [...pages.keys()])
    .where('deleted_at', 'is', null)
    .execute();
  const blocks = stored.flatMap((block) => {
    const copied = settingsOf(block);
    return copied ? [{ ...block, copied, copyId: newId() }] : [];
  });
  if (blocks.length === 0) return;
  const toPage = (id: string) => pages.get(id) ?? id;
  const taken = new Map(blocks.map((block) => [block.id, block]));
  const rows = blocks.map(({ copied, copyId, ...block }) => ({
    ...block,
    id: copyId,
    page_id: toPage(block.page_id),
    version: copied.version,
    settings: withNewIds(JSON.stringify(copied.settings), pages),
    words: copied.words ?? block.words,
    deleted_at: null,
  }));
  await work.db.insertInto('page_block').values(rows).execute();
  const files = await work.db
    .selectFrom('page_file')
    .selectAll()
    .where('block_id', 'in', [...taken.keys()])
    .execute();
  const isTaken = (blockId: string | null, fileId: string) => taken.get(blockId ?? '')?.copied.fileIds?.includes(fileId) ?? true;
  const shown = files
    .filter(({ block_id, file_id }) => isTaken(block_id, file_id))
    .map(({ page_id, block_id, file_id }) => ({
      page_id: toPage(page_id),
      block_id: taken.get(block_id ?? '')?.copyId ?? null,
      file_id,
    }));
  if (shown.length > 0) await work.db.insertInto('page_file').values(shown).execute();
  const copied: CopiedBlock[] = blocks.map(({ id, type, page_id, copyId }) => ({
    type,
    from: id,
    to: copyId,
    toPageId: toPage(page_id),
  }));
  for (const { step } of steps.given(copiedBlocksStep)) await step(work, copied, entries);
}

/** Links between own pages name the id, which nothing else has by chance; all of them are found in one go. */
const withNewIds = (json: string, pages: ReadonlyMap<string, string>): string =>
  json.replaceAll(new RegExp([...pages.keys()].join('|'), 'g'), (id) => pages.get(id) ?? id);
