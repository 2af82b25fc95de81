import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where notices hold people. A message belongs to the school; only its writer goes. */
export const noticesKeeps = keepsOf<OwnTables>()({
  people: {
    'hidden_message.user_id': { erased: 'row', exportedAs: 'hiddenMessages' },
    'system_message.created_by': { erased: 'nobody', exportedAs: 'writtenMessages' },
  },
  classes: {},
  neither: {
    system_message: ['id', 'school_id', 'title', 'message', 'audience'],
    hidden_message: ['message_id'],
  },
});
