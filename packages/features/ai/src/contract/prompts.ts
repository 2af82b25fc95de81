import { defineCall, defineHubMessage, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { aiLimits as limits } from './limits.ts';

/** Lists of prompts, by their address: `tools/ki/prompt/{list}`. */
export const promptLists = ['user', 'school', 'public', 'favorites'] as const;
export type PromptListName = (typeof promptLists)[number];

/** Values of the specification, section 3. */
export const promptCategories = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PromptCategory = (typeof promptCategories)[number];

/** To the author, and to whose favourites changed: prompts are read again. */
export const aiPromptsChanged = defineHubMessage('AiPromptsChanged', z.object({ v: z.literal(1) }));

const category = z.literal([...promptCategories]);

const about = {
  id: scalars.id,
  title: z.string(),
  category,
  isMine: z.boolean(),
  isFavorite: z.boolean(),
  /** It stands on the list of the school; of what the product brings along never. */
  isShared: z.boolean(),
  /** The caller may take it off the list of the school. */
  mayRemove: z.boolean(),
  /** Who wrote it, to grown-ups of the school; null where that is the product, or nobody any more. */
  author: z.nullable(z.string()),
};

export const promptLine = z.object({
  ...about,
  /** The first words of its text. */
  beginning: z.string(),
});
export type PromptLine = z.output<typeof promptLine>;

export const prompt = z.object({
  ...about,
  text: z.string(),
  /** The school on whose list it stands, and to its author the one that they would give it to; null where there is none. */
  schoolName: z.nullable(z.string()),
});
export type Prompt = z.output<typeof prompt>;

const words = { title: scalars.text(limits.promptTitle), text: scalars.text(limits.promptText), category } as const;
const of = { id: scalars.id } as const;
const grownUps = onlyRoles('Teacher', 'SchoolAdmin', 'Private');
const staff = onlyRoles('Teacher', 'SchoolAdmin');
const pupils = { pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
/** A prompt that the teacher of 3a wrote and gave to the school. */
const readers = signedInActors(404, { ...pupils, teacherOfClass: 200, teacherSameSchool: 200, schoolAdminOwn: 200 });
const author = signedInActors(404, { ...pupils, teacherOfClass: 200 });
const anyGrownUp = signedInActors(200, pupils);

export const listPrompts = defineCall({
  summary: 'Prompts of the caller, of the school, of the product, or the favourites of the caller in their own order.',
  method: 'GET',
  path: 'ai/prompt/list',
  access: signedIn,
  actors: anyGrownUp,
  mutates: false,
  input: z.strictObject({ list: z.enum(promptLists) }),
  output: z.object({ prompts: z.array(promptLine) }),
  refusals: ['AI_CLOSED'],
});

export const getPrompt = defineCall({
  summary: 'One prompt with its whole text.',
  method: 'GET',
  path: 'ai/prompt/get/{id}',
  access: signedIn,
  actors: readers,
  mutates: false,
  input: z.strictObject(of),
  output: prompt,
  refusals: ['AI_CLOSED', 'AI_PROMPT_NOT_FOUND'],
});

export const createPrompt = defineCall({
  summary: 'Write a prompt down; only the caller sees it.',
  method: 'POST',
  path: 'ai/prompt/create',
  access: grownUps,
  actors: anyGrownUp,
  mutates: true,
  idempotent: true,
  input: z.strictObject(words),
  output: prompt,
  refusals: ['AI_PROMPTS_FULL', 'AI_PROMPTS_TRASH_FULL'],
});

export const updatePrompt = defineCall({
  summary: 'Write a prompt of one’s own anew; on the list of the school it changes as well.',
  method: 'POST',
  path: 'ai/prompt/update',
  access: grownUps,
  actors: author,
  mutates: true,
  input: z.strictObject({ ...of, ...words }),
  output: prompt,
  refusals: ['AI_PROMPT_NOT_FOUND'],
});

export const deletePrompt = defineCall({
  summary: 'Delete a prompt of one’s own; it can be fetched back for 60 days.',
  method: 'POST',
  path: 'ai/prompt/delete',
  access: grownUps,
  actors: author,
  mutates: true,
  input: z.strictObject(of),
  output: scalars.done,
  refusals: ['AI_PROMPT_NOT_FOUND'],
});

export const restorePrompt = defineCall({
  summary: 'Fetch a deleted prompt of one’s own back.',
  method: 'POST',
  path: 'ai/prompt/restore',
  access: grownUps,
  actors: author,
  mutates: true,
  input: z.strictObject(of),
  output: scalars.done,
  refusals: ['AI_PROMPT_NOT_FOUND', 'AI_PROMPTS_FULL', 'AI_SCHOOL_PROMPTS_FULL'],
});

export const duplicatePrompt = defineCall({
  summary: 'Make a copy of a prompt that is the caller’s own, to change it.',
  method: 'POST',
  path: 'ai/prompt/duplicate',
  access: grownUps,
  actors: readers,
  mutates: true,
  idempotent: true,
  input: z.strictObject(of),
  output: z.object(of),
  refusals: ['AI_PROMPT_NOT_FOUND', 'AI_PROMPTS_FULL', 'AI_PROMPTS_TRASH_FULL'],
});

export const toggleFavoritePrompt = defineCall({
  summary: 'Put a prompt at the end of one’s favourites, or take it out of them.',
  method: 'POST',
  path: 'ai/prompt/favorites/toggle',
  access: grownUps,
  actors: readers,
  mutates: true,
  input: z.strictObject(of),
  output: z.object({ isFavorite: z.boolean() }),
  refusals: ['AI_PROMPT_NOT_FOUND', 'AI_FAVORITES_FULL'],
});

export const moveFavoritePrompt = defineCall({
  summary: 'Put a favourite at another place among those that the caller sees; 0 is the first.',
  method: 'POST',
  path: 'ai/prompt/favorites/move',
  access: grownUps,
  actors: author,
  mutates: true,
  input: z.strictObject({ ...of, position: z.int().check(z.gte(0), z.lt(limits.favorites)) }),
  output: scalars.done,
  refusals: ['AI_PROMPT_NOT_FOUND'],
});

export const addSchoolPrompt = defineCall({
  summary: 'Give a prompt of one’s own to the school: its grown-ups find it, and pupils for whom the services are open.',
  method: 'POST',
  path: 'ai/prompt/school/add',
  access: staff,
  actors: signedInActors(404, { ...pupils, private: 403, teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject(of),
  /** The school that has it now. */
  output: z.object({ schoolName: z.string() }),
  refusals: ['AI_PROMPT_NOT_FOUND', 'AI_PROMPT_NEEDS_SCHOOL', 'AI_SCHOOL_PROMPTS_FULL'],
});

export const removeSchoolPrompt = defineCall({
  summary: 'Take a prompt off the list of the school: its author, or who administers the school. The author keeps it.',
  method: 'POST',
  path: 'ai/prompt/school/remove',
  access: staff,
  actors: signedInActors(404, { ...pupils, private: 403, teacherOfClass: 200, teacherSameSchool: 403, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject(of),
  output: scalars.done,
  refusals: ['AI_PROMPT_NOT_FOUND', 'AI_PROMPT_NOT_YOURS'],
});
