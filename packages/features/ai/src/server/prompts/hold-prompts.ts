import { asSystem, type CallContext, lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { aiLimits as limits, aiPromptsChanged } from '../../contract/index.ts';
import { refuse } from '../ai.ts';
import type { AiTables, OwnTables } from '../tables.ts';
import { readSchools } from './read-prompts.ts';

type PromptWork = Work<AiTables>;
type PromptRow = Selectable<OwnTables['ai_prompt']>;

export const tellPrompts = (work: PromptWork, userId: string) => work.publish({ userId }, aiPromptsChanged, { v: 1 });

/** What is no more is nobody's favourite; they are other people's, so the server itself takes them out. */
export async function leaveFavorites({ db }: Pick<PromptWork, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await asSystem(() => db.deleteFrom('ai_prompt_favorite').where('prompt_id', 'in', ids).execute());
}

/** So many prompts has a person, and with what lies in the trash twice as many; counted under a lock, so that two at once do not both get the last place. */
export async function provePromptRoom(work: PromptWork, userId: string, to: 'write' | 'restore'): Promise<void> {
  await lockFor(work.db, `ai prompts of ${userId}`);
  const { kept, all } = await work.db
    .selectFrom('ai_prompt')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('kept')])
    .where('author_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (kept >= limits.prompts) refuse('AI_PROMPTS_FULL', { details: { count: limits.prompts } });
  // What is fetched back is among them already.
  if (to === 'write' && all >= 2 * limits.prompts) refuse('AI_PROMPTS_TRASH_FULL', { details: { days: limits.promptTrashDays } });
}

/** The same for the list of a school. */
export async function proveSchoolRoom(work: PromptWork, schoolId: string): Promise<void> {
  await lockFor(work.db, `ai prompts of school ${schoolId}`);
  const { count } = await work.db
    .selectFrom('ai_prompt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= limits.schoolPrompts) refuse('AI_SCHOOL_PROMPTS_FULL', { details: { count: limits.schoolPrompts } });
}

/**
 * A prompt of one's own, held until the commit. What its author gave to a school that they have left since stays there as it was: the school
 * gets a copy, and what is done now is done to the author's own.
 */
export async function holdOwnPrompt(
  work: PromptWork,
  context: Pick<CallContext<AiTables>, 'actor'>,
  id: string,
  isDeleted = false,
): Promise<PromptRow> {
  const actor = personOf(context);
  const row = await work.db
    .selectFrom('ai_prompt')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', actor.userId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('AI_PROMPT_NOT_FOUND');
  if (row.school_id === null || readSchools(actor).includes(row.school_id)) return row;
  await leaveCopy(work, row);
  return { ...row, school_id: null };
}

/** The school is not the author's any more, so the server itself puts the copy there; colleagues keep it among their favourites. */
async function leaveCopy({ db }: PromptWork, row: PromptRow): Promise<void> {
  await db.updateTable('ai_prompt').set({ school_id: null }).where('id', '=', row.id).execute();
  if (row.deleted_at !== null) return;
  const copy = newId();
  await asSystem(() =>
    db
      .insertInto('ai_prompt')
      .values({ ...row, id: copy, author_id: '' })
      .execute(),
  );
  await asSystem(() =>
    db
      .updateTable('ai_prompt_favorite')
      .set({ prompt_id: copy })
      .where('prompt_id', '=', row.id)
      .where('user_id', '!=', row.author_id)
      .execute(),
  );
}
