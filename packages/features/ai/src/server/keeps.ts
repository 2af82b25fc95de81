import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where the AI services hold people and classes: messages go with their chat. What was spent stays, and names nobody. */
export const aiKeeps = keepsOf<OwnTables>()({
  people: {
    'ai_chat.user_id': { erased: 'row', exportedAs: 'aiChats' },
    'ai_chat.title': { erased: 'withRow', exportedAs: 'aiChats' },
    'ai_alert.pupil_id': { erased: 'row', notExported: 'for the teachers who ask after the child, and gone after thirty days' },
    'ai_ledger.person_id': { erased: 'nobody', exportedAs: 'aiSpent' },
    'ai_wallet.person_id': { erased: 'row', exportedAs: 'aiWallet' },
  },
  classes: {
    'ai_alert.class_id': { erased: 'row', notExported: 'about single children, for their teachers alone' },
    'ai_wallet.class_id': { erased: 'row', exportedAs: 'aiWallet' },
  },
  neither: {
    ai_wallet: ['id', 'school_id'],
    ai_ledger: ['id', 'wallet_id', 'kind', 'pocket', 'project_id', 'service', 'model', 'request_id'],
    ai_chat: ['id', 'service', 'model', 'options'],
    ai_message: ['id', 'chat_id', 'role', 'text', 'state'],
    ai_school: ['school_id'],
    ai_alert: ['id', 'harm'],
  },
  passing: { ai_reservation: 'held while an answer is on its way, ten minutes at most' },
});
