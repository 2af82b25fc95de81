import { getQuestions, listAnswerTrash } from '../../contract/index.ts';
import { handle } from '../answers.ts';
import { presentQuestion, presentTrashed } from '../present.ts';
import { readAnswers } from '../read.ts';
import { proveQuestion, proveQuestions, pupilsOf } from '../scope.ts';
import { trashOf } from '../trash.ts';

const getHandler = handle(getQuestions, async (context, { pageId }) => {
  const scopes = await proveQuestions(context, pageId);
  const pupils = scopes.some(({ rights }) => rights.isKeeper) ? await pupilsOf(context, pageId) : [];
  const byBlock = Map.groupBy(await readAnswers(context.db, { pageId }), ({ blockId }) => blockId);
  return { questions: scopes.map((scope) => presentQuestion(context, scope, { answers: byBlock.get(scope.blockId) ?? [], pupils })) };
});

const trashHandler = handle(listAnswerTrash, async (context, { blockId }) => {
  const scope = await proveQuestion(context, blockId);
  const rows = trashOf(scope, await readAnswers(context.db, { blockId }, true));
  return { answers: rows.map((row) => presentTrashed(context, scope, row)) };
});

export const readingHandlers = [getHandler, trashHandler];
