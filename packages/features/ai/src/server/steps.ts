import { giveStep, operatorLinesStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { membershipsOf, proveClass } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { aiKeeps } from './keeps.ts';
import { aiOperatorLines } from './operator-lines.ts';
import { publicPrompts } from './prompts/public-prompts.data.ts';
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
        aiPrompts: await db
          .selectFrom('ai_prompt')
          .select(['title', 'text', 'category', 'changed_at', 'deleted_at'])
          .where('author_id', '=', userId)
          .orderBy('changed_at')
          .execute(),
        aiFavoritePrompts: await favoriteTitles(db, userId),
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

/** What somebody's favourites are called, in their order: only those that they may still read. */
async function favoriteTitles(db: Kysely<AiTables>, userId: string): Promise<string[]> {
  const { schools, adminSchoolIds } = await membershipsOf(db, userId);
  const schoolIds = [...new Set([...schools.map(({ id }) => id), ...adminSchoolIds])];
  const rows = await db
    .selectFrom('ai_prompt_favorite')
    .leftJoin('ai_prompt', (join) =>
      join
        .onRef('ai_prompt.id', '=', 'prompt_id')
        .on('deleted_at', 'is', null)
        .on((on) => on.or([on('author_id', '=', userId), on('ai_prompt.school_id', '=', sql<string>`any(${schoolIds}::text[])`)])),
    )
    .select(['prompt_id', 'title'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ prompt_id: id, title }) => title ?? publicPrompts.find((one) => one.id === id)?.title ?? []);
}
