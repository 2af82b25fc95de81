import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, newId, personOf } from '@pausenplatz/kernel-server';
import {
  aiLimits as limits,
  createPrompt,
  deletePrompt,
  duplicatePrompt,
  getPrompt,
  listPrompts,
  type PromptListName,
  restorePrompt,
  updatePrompt,
} from '../../contract/index.ts';
import { aiPromptTexts } from '../../texts.prompt-lists.ts';
import { handle, refuse } from '../ai.ts';
import { holdOwnPrompt, provePromptRoom, proveSchoolRoom, tellPrompts } from '../prompts/hold-prompts.ts';
import {
  allPublicPrompts,
  favoriteIds,
  favoritePrompts,
  lineOf,
  ownPrompts,
  type ReadPrompt,
  readPrompt,
  schoolPrompts,
} from '../prompts/read-prompts.ts';
import type { AiTables } from '../tables.ts';
import { payerOf } from '../wallet/payer.ts';

type Context = CallContext<AiTables>;

/** Children read prompts where the services are open to them. */
async function proveOpen(context: Context): Promise<void> {
  if ('closed' in (await payerOf(context))) refuse('AI_CLOSED');
}

function promptsOf(context: Context, list: PromptListName): Promise<ReadPrompt[]> {
  switch (list) {
    case 'user':
      return ownPrompts(context);
    case 'school':
      return schoolPrompts(context);
    case 'public':
      return allPublicPrompts(context);
    case 'favorites':
      return favoriteIds(context.db, personOf(context).userId).then((ids) => favoritePrompts(context, ids));
  }
}

const listHandler = handle(listPrompts, async (context, { list }) => {
  await proveOpen(context);
  return { prompts: (await promptsOf(context, list)).map(lineOf) };
});

const getHandler = handle(getPrompt, async (context, { id }) => {
  await proveOpen(context);
  return readPrompt(context, id);
});

const createHandler = handle(createPrompt, (context, words) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await provePromptRoom(work, userId, 'write');
    const id = newId();
    await work.db
      .insertInto('ai_prompt')
      .values({ ...words, id, author_id: userId, school_id: null, changed_at: context.clock.now() })
      .execute();
    tellPrompts(work, userId);
    return readPrompt({ actor: context.actor, db: work.db }, id);
  });
});

const updateHandler = handle(updatePrompt, (context, { id, ...words }) =>
  context.transact(async (work) => {
    const { author_id: userId } = await holdOwnPrompt(work, context, id);
    await work.db
      .updateTable('ai_prompt')
      .set({ ...words, changed_at: context.clock.now() })
      .where('id', '=', id)
      .execute();
    tellPrompts(work, userId);
    return readPrompt({ actor: context.actor, db: work.db }, id);
  }),
);

const deleteHandler = handle(deletePrompt, (context, { id }) =>
  context.transact(async (work) => {
    const { author_id: userId } = await holdOwnPrompt(work, context, id);
    await work.db.updateTable('ai_prompt').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute();
    tellPrompts(work, userId);
    return confirmed;
  }),
);

const restoreHandler = handle(restorePrompt, (context, { id }) =>
  context.transact(async (work) => {
    const { author_id: userId, school_id: schoolId } = await holdOwnPrompt(work, context, id, true);
    await provePromptRoom(work, userId, 'restore');
    if (schoolId !== null) await proveSchoolRoom(work, schoolId);
    await work.db.updateTable('ai_prompt').set({ deleted_at: null }).where('id', '=', id).execute();
    tellPrompts(work, userId);
    return confirmed;
  }),
);

const duplicateHandler = handle(duplicatePrompt, (context, { id: from }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const { title, text, category } = await readPrompt({ actor: context.actor, db: work.db }, from);
    await provePromptRoom(work, userId, 'write');
    const id = newId();
    const copy = { id, title: copyTitle(title), text, category };
    await work.db
      .insertInto('ai_prompt')
      .values({ ...copy, author_id: userId, school_id: null, changed_at: context.clock.now() })
      .execute();
    tellPrompts(work, userId);
    return { id };
  });
});

/** «Elternbrief (Kopie)», within the room that a title has. */
const copyTitle = (title: string): string => `${title.slice(0, limits.promptTitle - aiPromptTexts.copy.length)}${aiPromptTexts.copy}`;

export const promptHandlers = [listHandler, getHandler, createHandler, updateHandler, deleteHandler, restoreHandler, duplicateHandler];
