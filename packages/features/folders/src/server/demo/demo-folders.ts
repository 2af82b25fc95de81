import { demoPeople } from '@pausenplatz/account/server';
import { storeAsItIs, storePicture } from '@pausenplatz/documents/server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables, type Services } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { documentsBlock } from '../../contract/index.ts';
import type { FoldersTables } from '../tables.ts';
import { drawings } from './drawings.data.ts';
import { type DemoItem, demoFolderBlocks, demoPageTitle } from './folders.data.ts';
import { aSheet } from './sheet.ts';

/** Folders on a page of class 3a, to read and to hand in; pages plant the page, and then things lie in them. */
export async function demoFolders({ services, find, addPage, atTheEnd }: DemoWorld): Promise<void> {
  const people = find(demoPeople);
  const classId = find(demoSchool).classes['3a'];
  const createdBy = people.get('lea.brunner') ?? '';
  const blocks = demoFolderBlocks.map(({ settings }) => ({ id: newId(), type: documentsBlock.type, settings }));
  addPage({ title: demoPageTitle, classId, createdBy, blocks });
  atTheEnd(async () => {
    const { id: pageId } = await ownTables<FoldersTables>(services.db)
      .selectFrom('page')
      .select('id')
      .where('title', '=', demoPageTitle)
      .where('group_id', '=', classId)
      .executeTakeFirstOrThrow();
    for (const [index, { id: blockId }] of blocks.entries())
      for (const item of demoFolderBlocks[index]?.items ?? []) await plant({ services, people, pageId, blockId }, item, null);
  });
}

interface Scene {
  readonly services: Services;
  readonly people: ReadonlyMap<string, string>;
  readonly pageId: string;
  readonly blockId: string;
}

async function plant(scene: Scene, item: DemoItem, parentId: string | null): Promise<void> {
  const { services, people, pageId, blockId } = scene;
  const id = newId();
  const now = services.clock.now();
  const keeper = people.get('lea.brunner') ?? '';
  const isFolder = 'folder' in item;
  const ownerId = isFolder ? keeper : (people.get(item.by) ?? '');
  await ownTables<FoldersTables>(services.db)
    .insertInto('folder_item')
    .values({
      id,
      page_id: pageId,
      block_id: blockId,
      parent_id: parentId,
      owner_id: ownerId,
      origin: ownerId === keeper ? 'given' : 'handed-in',
      ...(isFolder
        ? { name: item.folder, created_at: now }
        : { file_id: await store(services, item, ownerId), created_at: daysBefore(now, item.daysAgo) }),
    })
    .execute();
  if (isFolder) for (const inside of item.items) await plant(scene, inside, id);
}

async function store(services: Services, { name, content }: Exclude<DemoItem, { folder: string }>, ownerId: string): Promise<string> {
  if ('drawing' in content)
    return storePicture(services, { ownerId, name, mimeType: 'image/png', content: Buffer.from(drawings[content.drawing]) });
  if ('words' in content) return storeAsItIs(services, { ownerId, name, mimeType: 'text/plain', content: Buffer.from(content.words) });
  return storeAsItIs(services, { ownerId, name, mimeType: 'application/pdf', content: aSheet(content.heading, content.lines) });
}
