import type { BlockType } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Kysely } from 'kysely';
import { type Background, type BlockPlace, fileBehind, type GroupType, type Release, type Visibility } from '../contract/index.ts';
import { setBackgroundFile } from './queries/blocks.ts';
import { insertPage, type InsertedPage } from './queries/insert-page.ts';
import type { PagesTables } from './tables.ts';

export interface PlantedPage {
  readonly title: string;
  readonly groupType: GroupType;
  readonly groupId: string;
  readonly createdBy: string;
  readonly parentId?: string;
  readonly visibility?: Visibility;
  /** The group or team for which it is, where its visibility says so. */
  readonly membersOf?: string;
  readonly linkSecret?: string;
  /** Where the wish of a pupil stands, and the class of the teacher who granted it. */
  readonly release?: Release;
  readonly releaseClassId?: string;
  readonly background?: Background;
  readonly blocks?: readonly { readonly id?: string; readonly type: string; readonly settings: unknown; readonly place?: BlockPlace }[];
}

/** Stores a page with its blocks, as the product itself brings it (demo school, tests); settings must obey their type. */
export async function plantPage(db: Kysely<PagesTables>, catalogue: readonly BlockType[], page: PlantedPage): Promise<InsertedPage> {
  const { title, groupType, groupId, createdBy } = page;
  const inserted = await insertPage(db, { id: newId(), title, groupType, groupId, createdBy, parentId: page.parentId ?? null });
  const { visibility = 'group', background = { type: 'pages' as const }, linkSecret = null, release = null, releaseClassId = null } = page;
  await db
    .updateTable('page')
    .set({
      visibility,
      members_of: page.membersOf ?? null,
      background: JSON.stringify(background),
      link_secret: linkSecret,
      release,
      release_class_id: releaseClassId,
      released_at: releaseClassId === null ? null : new Date(),
    })
    .where('id', '=', inserted.id)
    .execute();
  await setBackgroundFile(db, inserted.id, fileBehind(background));
  const blocks = page.blocks ?? [];
  const positions = generateNKeysBetween(null, null, blocks.length);
  for (const [index, block] of blocks.entries()) {
    const type = catalogue.find((one) => one.type === block.type);
    if (!type) throw new Error(`No block type ${block.type}`);
    const settings = type.settings.parse(block.settings);
    const id = block.id ?? newId();
    const row = {
      id,
      page_id: inserted.id,
      type: type.type,
      version: type.version,
      settings: JSON.stringify(settings),
      words: type.wordsIn?.(settings) ?? '',
      position: positions[index] ?? 'a0',
      place: block.place ?? 'full',
      deleted_at: null,
    };
    await db.insertInto('page_block').values(row).execute();
    const files = [...new Set(type.filesIn?.(settings) ?? [])].map((fileId) => ({ page_id: inserted.id, block_id: id, file_id: fileId }));
    if (files.length > 0) await db.insertInto('page_file').values(files).execute();
  }
  return inserted;
}
