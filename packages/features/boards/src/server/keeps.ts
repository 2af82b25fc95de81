import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables, PlaceTables } from './tables.ts';

/** Where boards hold people and classes. An entry stays with its page, and names nobody any more; what a person marked or said goes. */
export const boardsKeeps = keepsOf<OwnTables & Pick<PlaceTables, 'page'>>()({
  people: {
    'board_mark.user_id': { erased: 'row', exportedAs: 'listMarks' },
    'board_like.user_id': { erased: 'row', exportedAs: 'listLikes' },
    'board_comment.author_id': { erased: 'row', exportedAs: 'listComments' },
    'board_card_version.editor_id': { erased: 'nobody', notExported: 'says who changed a card; what one wrote is in the entries' },
    'board_card.assignee_id': { erased: 'null', exportedAs: 'assignedCards' },
    'board_entry.author_id': { erased: 'nobody', exportedAs: 'listEntries' },
  },
  classes: {
    'board_entry.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'lists' },
    'board_state.page_id': { erased: { below: 'page.group_id' }, notExported: 'is what a board shows at a moment' },
  },
  neither: {
    board_entry: ['id', 'block_id', 'title', 'cells', 'position'],
    board_card: ['entry_id', 'lane_id', 'color', 'checks'],
    board_card_file: ['entry_id', 'file_id'],
    board_card_version: ['id', 'entry_id', 'words'],
    board_state: ['block_id'],
    board_mark: ['entry_id', 'column_id'],
    board_like: ['entry_id'],
    board_comment: ['id', 'entry_id', 'text'],
  },
});
