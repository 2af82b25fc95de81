import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { placedBlocksStep } from '@pausenplatz/schools/server';
import { documentsBlock } from '../contract/index.ts';
import { isForAll, wayTo } from '../rules/index.ts';
import { readItems } from './read.ts';
import type { FoldersTables } from './tables.ts';

/**
 * The folders on the pages of a class for who changes those: what was given, and what is shared with all. What a child handed in belongs
 * to that child and goes into its own export.
 */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<FoldersTables>(services.db);
  const [places] = services.steps.given(placedBlocksStep);
  const placed = (await places?.step.ofClass({ db, actor: asker }, classId, [documentsBlock.type])) ?? [];
  const [folders, fileIds]: [object[], string[]] = [[], []];
  for (const { pageId, page, blocks } of placed) {
    const byBlock = Map.groupBy(await readItems(db, { pageId }), ({ blockId }) => blockId);
    for (const { id, settings } of blocks) {
      const { title, mode } = documentsBlock.settings.parse(settings);
      const items = byBlock.get(id) ?? [];
      const shown = items.filter((item) => isForAll(item, mode));
      fileIds.push(...shown.flatMap(({ file }) => file?.id ?? []));
      const pathOf = ({ parentId, name }: (typeof items)[number]) => [...wayTo(items, parentId).map((one) => one.name), name].join('/');
      folders.push({ page, title, items: shown.map((item) => ({ path: pathOf(item), isFolder: item.isFolder, by: item.author })) });
    }
  }
  if (folders.length === 0) return null;
  const files = await db
    .selectFrom('file')
    .select(['name', 'blob_name as blob'])
    .where('id', 'in', fileIds.length > 0 ? fileIds : [''])
    .execute();
  return { data: { folders }, files };
};
