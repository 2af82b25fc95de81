import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';
import { questionBlock } from '../contract/index.ts';

interface Of {
  readonly pageId: string;
  readonly blockId: string;
  readonly answerId: string;
  readonly fileId: string;
  readonly owner: string;
  readonly at: Date;
}

const onPage = ({ pageId, blockId, answerId, fileId, owner, at }: Of): Rows => ({
  page_block: [
    {
      id: blockId,
      page_id: pageId,
      type: questionBlock.type,
      version: questionBlock.version,
      settings: JSON.stringify(questionBlock.empty),
      position: 'a1',
    },
  ],
  question_answer: [
    {
      id: answerId,
      page_id: pageId,
      block_id: blockId,
      owner_id: owner,
      file_id: fileId,
      is_for_class: true,
      released_at: at,
      response: 'Gut erklärt!',
      created_at: at,
    },
  ],
});

/** Something of a class in every table of the feature; the page is the one that pages plant. */
export const rowsOfClass = ({ id, pupil, files, now }: ClassScene): Rows =>
  onPage({
    pageId: id('page'),
    blockId: id('question-block'),
    answerId: id('answer'),
    fileId: files.own,
    owner: pupil,
    at: now,
  });

/** Everything that the feature keeps of a person and tells in their export, on a page of their class. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  page: [
    {
      id: id('question-page'),
      url: id('question-page'),
      title: 'Fragen',
      group_type: 'class',
      group_id: classId,
      position: 'a0',
      visibility: 'group',
      background: '{"type":"pages"}',
      created_by: userId,
    },
  ],
  file: [
    {
      id: id('answer-file'),
      owner_id: userId,
      blob_name: id('answer-file'),
      name: 'Aufnahme.webm',
      mime_type: 'video/webm',
      size_bytes: 1,
      seconds: 42,
    },
  ],
  ...onPage({
    pageId: id('question-page'),
    blockId: id('question-block'),
    answerId: id('answer'),
    fileId: id('answer-file'),
    owner: userId,
    at: new Date(),
  }),
});
