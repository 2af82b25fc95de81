import { giveStep, operatorLinesStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { aiKeeps } from './keeps.ts';
import { aiOperatorLines } from './operator-lines.ts';
import type { AiTables } from './tables.ts';

/** What the AI services know about people and classes: chats, and what was paid for. */
export const aiSteps: Steps = {
  keeps: aiKeeps,
  given: [giveStep(operatorLinesStep, aiOperatorLines)],
  async exportFor(services, userId) {
    const db = ownTables<AiTables>(services.db);
    const chats = await db
      .selectFrom('ai_chat')
      .select(['id', 'service', 'model', 'title', 'made_at'])
      .where('user_id', '=', userId)
      .orderBy('made_at')
      .execute();
    const messages = await db
      .selectFrom('ai_message')
      .innerJoin('ai_chat', 'ai_chat.id', 'ai_message.chat_id')
      .select(['chat_id', 'role', 'text', 'state', 'cost', 'at'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    const told = messages.map(({ chat_id: chatId, ...message }) => ({ chatId, message }));
    return {
      data: {
        aiChats: chats.map(({ id, ...chat }) => ({
          ...chat,
          messages: told.filter(({ chatId }) => chatId === id).map(({ message }) => message),
        })),
        aiWallet: await db
          .selectFrom('ai_wallet')
          .select(['credit', 'test_credit', 'month_limit'])
          .where('person_id', '=', userId)
          .execute(),
        aiSpent: await db
          .selectFrom('ai_ledger')
          .select(['at', 'kind', 'pocket', 'amount', 'service', 'model'])
          .where('person_id', '=', userId)
          .orderBy('number')
          .execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<AiTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const wallet = await db
      .selectFrom('ai_wallet')
      .select(['credit', 'month_limit', 'child_limit'])
      .where('class_id', '=', scope.classId)
      .execute();
    return wallet.length === 0 ? null : { data: { aiWallet: wallet } };
  },
};
