import { confirmed } from '@pausenplatz/kernel-contract';
import { asSystem, type CallContext, lockFor, personOf, type Work } from '@pausenplatz/kernel-server';
import { givingSchool } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { addSchoolPrompt, aiLimits as limits, moveFavoritePrompt, removeSchoolPrompt, toggleFavoritePrompt } from '../../contract/index.ts';
import { moved } from '../../rules/index.ts';
import { handle, refuse } from '../ai.ts';
import { holdOwnPrompt, leaveFavorites, proveSchoolRoom, tellPrompts } from '../prompts/hold-prompts.ts';
import { favoriteIds, favoritePrompts, nameOfSchool, readPrompt, readSchools } from '../prompts/read-prompts.ts';
import type { AiTables } from '../tables.ts';

type Context = CallContext<AiTables>;
type PromptWork = Work<AiTables>;

/** Favourites of one person change one after the other. */
const holdFavorites = async ({ db }: PromptWork, userId: string): Promise<string[]> => {
  await lockFor(db, `ai favorites of ${userId}`);
  return favoriteIds(db, userId);
};

const toggleHandler = handle(toggleFavoritePrompt, (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const ids = await holdFavorites(work, userId);
    const isFavorite = !ids.includes(id);
    if (isFavorite) {
      const reading = { actor: context.actor, db: work.db };
      await readPrompt(reading, id);
      // What somebody does not see, they cannot take out: it takes no room.
      if (ids.length >= limits.favorites && (await favoritePrompts(reading, ids)).length >= limits.favorites)
        refuse('AI_FAVORITES_FULL', { details: { count: limits.favorites } });
      await setFavorites(work, userId, [...ids, id]);
    } else await work.db.deleteFrom('ai_prompt_favorite').where('user_id', '=', userId).where('prompt_id', '=', id).execute();
    tellPrompts(work, userId);
    return { isFavorite };
  });
});

const moveHandler = handle(moveFavoritePrompt, (context, { id, position }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const ids = await holdFavorites(work, userId);
    const seen = (await favoritePrompts({ actor: context.actor, db: work.db }, ids)).map((prompt) => prompt.id);
    const from = seen.indexOf(id);
    if (from < 0) return refuse('AI_PROMPT_NOT_FOUND');
    // What somebody does not see any more may come back: it stands behind the others.
    await setFavorites(work, userId, [...moved(seen, from, position), ...ids.filter((one) => !seen.includes(one))]);
    tellPrompts(work, userId);
    return confirmed;
  });
});

/** Favourites in this order, each with its place; one statement. */
const setFavorites = async ({ db }: PromptWork, userId: string, ids: readonly string[]): Promise<void> => {
  await sql`insert into ai_prompt_favorite (user_id, prompt_id, position)
    select ${userId}, id, place from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
    on conflict (user_id, prompt_id) do update set position = excluded.position`.execute(db);
};

const addHandler = handle(addSchoolPrompt, (context, { id }) =>
  context.transact(async (work) => {
    const { author_id: userId, school_id: now } = await holdOwnPrompt(work, context, id);
    if (now !== null) return { schoolName: await nameOfSchool(work.db, now) };
    const schoolId = (await givingSchool(work, userId, 'school')) ?? refuse('AI_PROMPT_NEEDS_SCHOOL');
    await proveSchoolRoom(work, schoolId);
    await work.db.updateTable('ai_prompt').set({ school_id: schoolId }).where('id', '=', id).execute();
    tellPrompts(work, userId);
    return { schoolName: await nameOfSchool(work.db, schoolId) };
  }),
);

const removeHandler = handle(removeSchoolPrompt, (context, { id }) =>
  context.transact(async (work) => {
    const { userId, adminSchoolIds } = personOf(context);
    const row = await holdShared(work, context, id);
    const isMine = row.author_id === userId;
    if (!isMine && !adminSchoolIds.includes(row.school_id)) return refuse('AI_PROMPT_NOT_YOURS');
    // Without an author nobody would ever see it again.
    if (row.author_id === '') {
      await work.db.deleteFrom('ai_prompt').where('id', '=', id).execute();
      await leaveFavorites(work, [id]);
      // Where an admin does it, it is then nobody's whom they reach.
    } else await asSystem(() => work.db.updateTable('ai_prompt').set({ school_id: null }).where('id', '=', id).execute());
    if (!isMine)
      await work.audit({
        action: 'ai.removePrompt',
        scopeId: row.school_id,
        subject: { kind: 'aiPrompt', id },
        about: row.title,
      });
    if (row.author_id !== '') tellPrompts(work, row.author_id);
    return confirmed;
  }),
);

/** A prompt on the list of a school of the caller, held until the commit. */
async function holdShared({ db }: PromptWork, context: Context, id: string) {
  const row = await db
    .selectFrom('ai_prompt')
    .select(['author_id', 'school_id', 'title'])
    .where('id', '=', id)
    .where('school_id', '=', sql<string>`any(${[...readSchools(personOf(context))]}::text[])`)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && row.school_id !== null ? { ...row, school_id: row.school_id } : refuse('AI_PROMPT_NOT_FOUND');
}

export const promptListHandlers = [toggleHandler, moveHandler, addHandler, removeHandler];
