import { listBlock } from '../contract/index.ts';
import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';

interface Of {
  readonly pageId: string;
  readonly blockId: string;
  readonly entryId: string;
  readonly commentId: string;
  readonly versionId: string;
  readonly fileId: string;
  readonly author: string;
  readonly at: Date;
}

const onPage = ({ pageId, blockId, entryId, commentId, versionId, fileId, author, at }: Of): Rows => ({
  board_entry: [
    {
      id: entryId,
      page_id: pageId,
      block_id: blockId,
      author_id: author,
      title: 'Kuchen',
      cells: JSON.stringify({ wo: 'im Schulhaus' }),
      position: 'a0',
      released_at: at,
      created_at: at,
    },
  ],
  board_card: [
    {
      entry_id: entryId,
      lane_id: 'offen',
      color: 'grey',
      assignee_id: author,
      checks: JSON.stringify([{ id: 'x', text: 'Farbe holen', isDone: false }]),
      is_anonymous: false,
    },
  ],
  board_card_file: [{ entry_id: entryId, file_id: fileId, position: 0 }],
  board_card_version: [
    {
      id: versionId,
      entry_id: entryId,
      editor_id: author,
      words: JSON.stringify({ text: 'Kuchen', color: 'grey', dueOn: null, checks: [] }),
      at,
    },
  ],
  board_state: [{ block_id: blockId, page_id: pageId, revision: 1 }],
  board_mark: [{ entry_id: entryId, column_id: 'platz', user_id: author, at }],
  board_like: [{ entry_id: entryId, user_id: author }],
  board_comment: [{ id: commentId, entry_id: entryId, author_id: author, text: 'Mmh!', at }],
});

const aBlockRow = (id: string, pageId: string) => ({
  id,
  page_id: pageId,
  type: listBlock.type,
  version: listBlock.version,
  settings: JSON.stringify(listBlock.empty),
  position: 'a1',
});

/** Something of a class in every table of the feature; the page is the one that pages plant. */
export const rowsOfClass = ({ id, pupil, now }: ClassScene): Rows => {
  const [pageId, blockId] = [id('page'), id('board-block')];
  return {
    page_block: [aBlockRow(blockId, pageId)],
    ...onPage({
      pageId,
      blockId,
      entryId: id('board-entry'),
      commentId: id('board-comment'),
      versionId: id('board-version'),
      fileId: id('board-file'),
      author: pupil,
      at: now,
    }),
  };
};

/** Everything that the feature keeps of a person and tells in their export, on a page of their class. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  page: [
    {
      id: id('board-page'),
      url: id('board-page'),
      title: 'Klassenfest',
      group_type: 'class',
      group_id: classId,
      position: 'a0',
      visibility: 'group',
      background: '{"type":"pages"}',
      created_by: userId,
    },
  ],
  page_block: [aBlockRow(id('board-block'), id('board-page'))],
  ...onPage({
    pageId: id('board-page'),
    blockId: id('board-block'),
    entryId: id('board-entry'),
    commentId: id('board-comment'),
    versionId: id('board-version'),
    fileId: id('board-file'),
    author: userId,
    at: new Date(),
  }),
});
