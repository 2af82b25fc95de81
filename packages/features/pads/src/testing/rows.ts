import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';
import { padBlock } from '../contract/index.ts';

interface Of {
  readonly pageId: string;
  readonly blockId: string;
  readonly versionId: string;
  readonly author: string;
  readonly at: Date;
}

const words = { text: 'Es war einmal.', spans: JSON.stringify([[1, 14]]), writers: '[1]' };

const onPage = ({ pageId, blockId, versionId, author, at }: Of): Rows => ({
  pad: [{ block_id: blockId, page_id: pageId, version: 1, ...words, changed_at: at, kept_at: at }],
  pad_author: [{ pad_id: blockId, no: 1, user_id: author }],
  pad_change: [{ pad_id: blockId, version: 1, by_no: 1, key: versionId, continues: false, change: JSON.stringify([[0, words.text]]), at }],
  pad_version: [{ id: versionId, pad_id: blockId, ...words, at }],
});

const aBlockRow = (id: string, pageId: string) => ({
  id,
  page_id: pageId,
  type: padBlock.type,
  version: padBlock.version,
  settings: JSON.stringify(padBlock.empty),
  position: 'a1',
});

/** Something of a class in every table of the feature; the page is the one that pages plant. */
export const rowsOfClass = ({ id, pupil, now }: ClassScene): Rows => {
  const [pageId, blockId] = [id('page'), id('pad-block')];
  return {
    page_block: [aBlockRow(blockId, pageId)],
    ...onPage({ pageId, blockId, versionId: id('pad-version'), author: pupil, at: now }),
  };
};

/** Everything that the feature keeps of a person and tells in their export, on a page of their class. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  page: [
    {
      id: id('pad-page'),
      url: id('pad-page'),
      title: 'Unsere Geschichte',
      group_type: 'class',
      group_id: classId,
      position: 'a0',
      visibility: 'group',
      background: '{"type":"pages"}',
      created_by: userId,
    },
  ],
  page_block: [aBlockRow(id('pad-block'), id('pad-page'))],
  ...onPage({
    pageId: id('pad-page'),
    blockId: id('pad-block'),
    versionId: id('pad-version'),
    author: userId,
    at: new Date(),
  }),
});
