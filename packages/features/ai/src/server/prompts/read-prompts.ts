import { personOf, type UserActor } from '@pausenplatz/kernel-server';
import { givingSchool } from '@pausenplatz/schools/server';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { CallContext } from '@pausenplatz/kernel-server';
import { aiLimits as limits, type Prompt, type PromptLine, promptCategories } from '../../contract/index.ts';
import { refuse } from '../ai.ts';
import type { AiTables } from '../tables.ts';
import { payerOf } from '../wallet/payer.ts';
import { publicPrompts } from './public-prompts.data.ts';

type Db = Kysely<AiTables>;
type Context = Pick<CallContext<AiTables>, 'actor' | 'db'>;
type Where = ExpressionBuilder<AiTables, 'ai_prompt'>;

/** Schools whose lists somebody reads. */
export const readSchools = ({ schoolIds, adminSchoolIds }: UserActor): readonly string[] => [...new Set([...schoolIds, ...adminSchoolIds])];

/** Who reads: a child as one of the school alone whose class pays, for only there are the services open to it. */
async function readerOf(context: Context): Promise<UserActor> {
  const actor = personOf(context);
  if (!actor.roles.includes('Pupil')) return actor;
  const payer = await payerOf(context);
  return { ...actor, schoolIds: 'closed' in payer ? [] : [payer.schoolId], adminSchoolIds: [] };
}

/** Prompts that somebody reads: their own, and what stands on the lists of their schools. */
const isReadable = (where: Where, actor: UserActor) =>
  where.and([
    where('ai_prompt.deleted_at', 'is', null),
    where.or([
      where('ai_prompt.author_id', '=', actor.userId),
      where('ai_prompt.school_id', '=', sql<string>`any(${[...readSchools(actor)]}::text[])`),
    ]),
  ]);

/** Prompts that somebody reads, with what they are to this person and their text up to so many characters; one query. */
function readPrompts(db: Db, actor: UserActor, characters: number = limits.promptText) {
  return db
    .selectFrom('ai_prompt')
    .leftJoin('user_account', 'user_account.id', 'ai_prompt.author_id')
    .select([
      'ai_prompt.id',
      'ai_prompt.author_id',
      'ai_prompt.school_id',
      'ai_prompt.title',
      'ai_prompt.category',
      'user_account.first_name',
      'user_account.last_name',
    ])
    .select(sql<string>`left(ai_prompt.text, ${characters}::integer)`.as('text'))
    .select((where) =>
      where
        .exists(
          where
            .selectFrom('ai_prompt_favorite')
            .select('prompt_id')
            .whereRef('prompt_id', '=', 'ai_prompt.id')
            .where('user_id', '=', actor.userId),
        )
        .$castTo<boolean>()
        .as('isFavorite'),
    )
    .where((where) => isReadable(where, actor));
}

/** As lists have it. */
export type ReadPrompt = Omit<Prompt, 'schoolName'>;

type ReadRow = Awaited<ReturnType<ReturnType<typeof readPrompts>['execute']>>[number];

/** A prompt as it leaves the server; children do not learn who wrote it. */
function present(row: ReadRow, actor: UserActor): ReadPrompt {
  const { id, title, text, category, isFavorite } = row;
  const isMine = row.author_id === actor.userId;
  const isShared = row.school_id !== null && readSchools(actor).includes(row.school_id);
  const isAdmin = row.school_id !== null && actor.adminSchoolIds.includes(row.school_id);
  const author = row.first_name === null || actor.roles.includes('Pupil') ? null : `${row.first_name} ${row.last_name}`;
  return {
    id,
    title,
    text,
    // The database lets no other number in.
    category: promptCategories.find((one) => one === category) ?? 2,
    isMine,
    isFavorite,
    isShared,
    mayRemove: isShared && (isMine || isAdmin),
    author,
  };
}

const presentPublic = ({ id, title, text, category }: (typeof publicPrompts)[number], isFavorite: boolean): ReadPrompt => ({
  id,
  title,
  text,
  category,
  isMine: false,
  isFavorite,
  isShared: false,
  mayRemove: false,
  author: null,
});

export const lineOf = ({ text, ...about }: ReadPrompt): PromptLine => ({ ...about, beginning: beginningOf(text) });

/** Ends with a whole word. */
function beginningOf(text: string): string {
  if (text.length <= limits.promptBeginning) return text;
  const cut = text.slice(0, limits.promptBeginning);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limits.promptBeginning - 40))} …`;
}

/** One more than is shown, so that one sees that there is more. */
const ofLine = limits.promptBeginning + 1;

export async function ownPrompts(context: Context): Promise<ReadPrompt[]> {
  const actor = await readerOf(context);
  const rows = await readPrompts(context.db, actor, ofLine)
    .where('ai_prompt.author_id', '=', actor.userId)
    .orderBy('ai_prompt.changed_at', 'desc')
    .orderBy('ai_prompt.id')
    .limit(limits.prompts)
    .execute();
  return rows.map((row) => present(row, actor));
}

export async function schoolPrompts(context: Context): Promise<ReadPrompt[]> {
  const actor = await readerOf(context);
  const schools = readSchools(actor);
  const rows = await readPrompts(context.db, actor, ofLine)
    .where('ai_prompt.school_id', '=', sql<string>`any(${[...schools]}::text[])`)
    .orderBy('ai_prompt.title')
    .orderBy('ai_prompt.id')
    .limit(limits.schoolPrompts * Math.max(1, schools.length))
    .execute();
  return rows.map((row) => present(row, actor));
}

export async function allPublicPrompts(context: Context): Promise<ReadPrompt[]> {
  const favorites = new Set(await favoriteIds(context.db, personOf(context).userId));
  return publicPrompts.map((one) => presentPublic(one, favorites.has(one.id)));
}

/** The ids of all that somebody has made a favourite, in their order; also of what they do not see any more. */
export async function favoriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ai_prompt_favorite')
    .select('prompt_id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('prompt_id')
    .execute();
  return rows.map(({ prompt_id: id }) => id);
}

/** The favourites that somebody sees, in their order. */
export async function favoritePrompts(context: Context, ids: readonly string[]): Promise<ReadPrompt[]> {
  if (ids.length === 0) return [];
  const actor = await readerOf(context);
  const rows = await readPrompts(context.db, actor, ofLine).where('ai_prompt.id', 'in', ids).execute();
  const read = new Map(rows.map((row) => [row.id, present(row, actor)]));
  for (const one of publicPrompts) read.set(one.id, presentPublic(one, true));
  return ids.flatMap((id) => read.get(id) ?? []);
}

/** One prompt that somebody reads; 404 where it is not for them. */
export async function readPrompt(context: Context, id: string): Promise<Prompt> {
  const actor = await readerOf(context);
  const known = publicPrompts.find((one) => one.id === id);
  if (known) return { ...presentPublic(known, (await favoriteIds(context.db, actor.userId)).includes(id)), schoolName: null };
  const row = await readPrompts(context.db, actor).where('ai_prompt.id', '=', id).executeTakeFirst();
  if (!row) return refuse('AI_PROMPT_NOT_FOUND');
  const shown = present(row, actor);
  const given = shown.isShared ? row.school_id : null;
  const schoolId = given ?? (shown.isMine ? await givingSchool(context, actor.userId, 'school') : null);
  return { ...shown, schoolName: schoolId === null ? null : await nameOfSchool(context.db, schoolId) };
}

export async function nameOfSchool(db: Db, schoolId: string): Promise<string> {
  return (await db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow()).name;
}
