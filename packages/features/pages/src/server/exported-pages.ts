import { fill } from '@pausenplatz/kernel-contract';
import { readableTexts } from '../texts.export.ts';
import { ownTables, Refusal, type PersonExport, type ReadablePart, type Services, type UserActor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { linksOfBlock } from './links-of-block.ts';
import { provePage } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Those of these pages that the asker may read today, with their blocks and the files in them. */
export async function exportedPages(
  services: Services,
  pageIds: readonly string[],
  asker: UserActor,
): Promise<PersonExport & { readonly count: number }> {
  const db = ownTables<PagesTables>(services.db);
  const ids: string[] = [];
  for (const id of pageIds) if (await mayRead(db, id, asker)) ids.push(id);
  if (ids.length === 0) return { data: { pages: [] }, count: 0 };
  const pages = await db
    .selectFrom('page')
    .select(['id', 'title', 'url', 'group_type', 'group_id', 'parent_id', 'visibility', 'updated_at', 'archived_at'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  const blocks = await db
    .selectFrom('page_block')
    .select(['id', 'page_id', 'type', 'version', 'settings', 'words'])
    .where('page_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  const files = await filesOn(db, ids);
  const owners = await ownersOf(
    db,
    pages.map((page) => page.group_id),
  );
  const byPage = Map.groupBy(blocks, ({ page_id }) => page_id);
  return {
    data: {
      pages: pages.map((page) => ({
        ...page,
        blocks: (byPage.get(page.id) ?? []).map(({ page_id, type, settings }) => ({ page_id, type, settings })),
      })),
    },
    files: [...new Map(files.map(({ name, blob }) => [blob, { name, blob }])).values()],
    documents: pages.map((page) => ({
      title: page.archived_at === null ? page.title : fill(readableTexts.archived, { title: page.title }),
      of: owners.get(page.group_id) ?? '',
      parts: (byPage.get(page.id) ?? []).flatMap((block) =>
        partsOf(
          block,
          files.filter(({ blockId }) => blockId === block.id),
        ),
      ),
    })),
    count: ids.length,
  };
}

/** Asked of the proof itself, so that an export never shows more than the screen. */
async function mayRead(db: Kysely<PagesTables>, pageId: string, actor: UserActor): Promise<boolean> {
  try {
    await provePage({ db, actor }, pageId, { permission: 1 });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

interface ShownFile {
  readonly name: string;
  readonly blob: string;
  readonly blockId: string | null;
}

/** Their words are the content, whatever files and links stand beside them. */
const readAsWords: ReadonlySet<string> = new Set(['AtoZ', 'Text']);

/** A block as people read it: its words, its files, its links. */
function partsOf(block: Parameters<typeof linksOfBlock>[0] & { readonly words: string }, files: readonly ShownFile[]): ReadablePart[] {
  const links = linksOfBlock(block);
  const words = files.length > 0 || links.length > 0 ? '' : block.words;
  const caption = block.words.trim().split('\n')[0] ?? '';
  return [
    ...(words.trim() === '' ? [] : [{ kind: block.type === 'Title' ? ('heading' as const) : ('text' as const), words }]),
    ...files.map(({ name, blob }) => ({ kind: 'file' as const, words: caption || name, blob })),
    ...links.map(({ url, label }) => ({ kind: 'link' as const, words: label, url })),
    ...(readAsWords.has(block.type) && words === '' && block.words.trim() !== '' ? [{ kind: 'text' as const, words: block.words }] : []),
  ];
}

/** Classes and schools by their ids, as they are called. */
async function ownersOf(db: Kysely<PagesTables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const classes = await db.selectFrom('school_class').select(['id', 'name']).where('id', 'in', ids).execute();
  const schools = await db.selectFrom('school').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map([...classes, ...schools].map(({ id, name }) => [id, name]));
}

async function filesOn(db: Kysely<PagesTables>, pageIds: readonly string[]): Promise<ShownFile[]> {
  return db
    .selectFrom('page_file')
    .leftJoin('page_block', 'page_block.id', 'page_file.block_id')
    .innerJoin('file', 'file.id', 'page_file.file_id')
    .select(['file.name', 'file.blob_name as blob', 'page_file.block_id as blockId'])
    .distinct()
    .where('page_file.page_id', 'in', pageIds)
    .where('page_block.deleted_at', 'is', null)
    .execute();
}
