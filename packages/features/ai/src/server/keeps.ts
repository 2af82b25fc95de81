import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { AiTables, OwnTables } from './tables.ts';

const isBelow = 'what it cost stays; it says who asked no more';

/** Where the AI services hold people and classes. What was spent stays, and names nobody. */
export const aiKeeps = keepsOf<OwnTables>()({
  people: {
    'ai_message.text': { erased: { below: 'ai_message.chat_id' }, exportedAs: 'chats' },
    'ai_chat.user_id': { erased: { by: dropChats }, exportedAs: 'chats' },
    'ai_chat.title': { erased: 'withRow', exportedAs: 'chats' },
    'ai_alert.pupil_id': { erased: 'row', notExported: 'for the teachers who ask after the child, and gone after thirty days' },
    'ai_ledger.person_id': { erased: 'nobody', exportedAs: 'spent' },
    'ai_wallet.person_id': { erased: 'row', exportedAs: 'wallet' },
  },
  classes: {
    'ai_alert.class_id': { erased: 'row', notExported: 'about single children, for their teachers alone' },
    'ai_wallet.class_id': { erased: 'row', exportedAs: 'wallet' },
  },
  neither: {
    ai_wallet: ['id', 'school_id'],
    ai_ledger: ['id', 'wallet_id', 'kind', 'pocket', 'project_id', 'service', 'model', 'request_id'],
    ai_chat: ['id', 'service', 'model', 'options'],
    ai_message: ['id', 'chat_id', 'role', 'state'],
    ai_school: ['school_id'],
    ai_alert: ['id', 'harm'],
  },
  passing: { ai_reservation: `held while an answer is on its way, ten minutes at most; ${isBelow}` },
});

async function dropChats({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<AiTables>(work);
  const gone = await db.deleteFrom('ai_chat').where('user_id', '=', id).executeTakeFirst();
  return { ai_chat: Number(gone.numDeletedRows) };
}
