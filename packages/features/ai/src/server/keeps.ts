import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import { leaveFavorites } from './prompts/hold-prompts.ts';
import type { AiTables, OwnTables } from './tables.ts';

/** Where the AI services hold people and classes: messages go with their chat. What was spent stays, and names nobody. */
export const aiKeeps = keepsOf<OwnTables>()({
  people: {
    'ai_chat.user_id': { erased: 'row', exportedAs: 'aiChats' },
    'ai_chat.title': { erased: 'withRow', exportedAs: 'aiChats' },
    'ai_alert.pupil_id': { erased: 'row', notExported: 'for the teachers who ask after the child, and gone after thirty days' },
    'ai_ledger.person_id': { erased: 'nobody', exportedAs: 'aiSpent' },
    'ai_prompt_favorite.user_id': { erased: 'row', exportedAs: 'aiFavoritePrompts' },
    'ai_prompt.author_id': { erased: { by: leavePrompts }, exportedAs: 'aiPrompts' },
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
    ai_prompt: ['id', 'school_id', 'title', 'text'],
    ai_prompt_favorite: ['prompt_id'],
  },
  passing: { ai_reservation: 'held while an answer is on its way, ten minutes at most' },
});

/** What only its author had goes, with what lies in the trash; what a school has stays there and names nobody. */
async function leavePrompts({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<AiTables>(work);
  const gone = await db
    .deleteFrom('ai_prompt')
    .where('author_id', '=', id)
    .where((where) => where.or([where('school_id', 'is', null), where('deleted_at', 'is not', null)]))
    .returning('id')
    .execute();
  await leaveFavorites(
    { db },
    gone.map((one) => one.id),
  );
  await db.updateTable('ai_prompt').set({ author_id: '' }).where('author_id', '=', id).execute();
  return { ai_prompt: gone.length };
}
