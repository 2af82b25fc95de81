import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';
import { documentsBlock } from '../contract/index.ts';

interface Of {
  readonly pageId: string;
  readonly blockId: string;
  readonly itemId: string;
  readonly owner: string;
  readonly at: Date;
}

const onPage = ({ pageId, blockId, itemId, owner, at }: Of): Rows => ({
  page_block: [
    {
      id: blockId,
      page_id: pageId,
      type: documentsBlock.type,
      version: documentsBlock.version,
      settings: JSON.stringify(documentsBlock.empty),
      position: 'a1',
    },
  ],
  folder_item: [{ id: itemId, page_id: pageId, block_id: blockId, name: 'Woche 49', owner_id: owner, origin: 'given', created_at: at }],
});

/** Something of a class in every table of the feature; the page is the one that pages plant. */
export const rowsOfClass = ({ id, pupil, now }: ClassScene): Rows =>
  onPage({ pageId: id('page'), blockId: id('folder-block'), itemId: id('folder-item'), owner: pupil, at: now });

/** Everything that the feature keeps of a person and tells in their export, on a page of their class. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  page: [
    {
      id: id('folder-page'),
      url: id('folder-page'),
      title: 'Projekt',
      group_type: 'class',
      group_id: classId,
      position: 'a0',
      visibility: 'group',
      background: '{"type":"pages"}',
      created_by: userId,
    },
  ],
  ...onPage({ pageId: id('folder-page'), blockId: id('folder-block'), itemId: id('folder-item'), owner: userId, at: new Date() }),
});
