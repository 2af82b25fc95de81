import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables, PlaceTables } from './tables.ts';

/** Where answers hold people and classes. What a child answered goes with the child. */
export const answersKeeps = keepsOf<OwnTables & Pick<PlaceTables, 'page'>>()({
  people: {
    'question_answer.owner_id': { erased: 'row', exportedAs: 'answers' },
    'question_answer.response': { erased: 'withRow', exportedAs: 'answers' },
    'question_answer.deleted_by': { erased: 'null', notExported: 'is who may fetch something back, until it is erased' },
  },
  classes: { 'question_answer.page_id': { erased: { below: 'page.group_id', files: 'file_id' }, exportedAs: 'questions' } },
  neither: { question_answer: ['id', 'block_id', 'file_id'] },
});
