import { type CallContext, lockFor, type Work } from '@pausenplatz/kernel-server';
import { pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { type Answer, answersChanged } from '../contract/index.ts';
import { isForAll } from '../rules/index.ts';
import { refuse } from './answers.ts';
import { presentAnswer } from './present.ts';
import { type AnswerRow, readAnswers } from './read.ts';
import { holdQuestion, proveQuestion, type QuestionScope } from './scope.ts';
import type { AnswersTables } from './tables.ts';

type Context = CallContext<AnswersTables>;
export type OwnWork = Work<AnswersTables>;

interface Changed<Result> {
  readonly answer: Result;
  /** Whose answers, and whether the class hears them, before or after. */
  readonly touched: readonly { readonly ownerId: string; readonly isForAll: boolean }[];
}

/**
 * One change of the answers to a question: proof, then inside of a transaction everything that was proven held, one change after the
 * other, so that a child has one answer; and news to those who hear what changed.
 */
export async function changeAnswers<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, scope: QuestionScope, answers: readonly AnswerRow[]) => Promise<Changed<Result>>,
): Promise<Result> {
  await proveQuestion(context, blockId);
  return context.transact(async (work) => {
    await lockFor(work.db, `question ${blockId}`);
    const scope = await holdQuestion(context, work, blockId);
    const { answer, touched } = await change(work, scope, await readAnswers(work.db, { blockId }));
    tell(work, scope, touched);
    return answer;
  });
}

/** What is between a child and its teacher is no news for the others: their sockets stay silent. */
function tell(work: OwnWork, { pageId, blockId }: QuestionScope, touched: Changed<unknown>['touched']): void {
  const news = { v: 1, pageId, blockId } as const;
  if (touched.some((one) => one.isForAll)) return work.publish({ topic: pageMembersTopic(pageId) }, answersChanged, news);
  work.publish({ topic: pageEditTopic(pageId) }, answersChanged, news);
  for (const userId of new Set(touched.map(({ ownerId }) => ownerId))) work.publish({ userId }, answersChanged, news);
}

/** Who hears of a change of this answer as it stands. */
export const touchedBy = ({ settings }: QuestionScope, { ownerId, releasedAt }: AnswerRow) => ({
  ownerId,
  isForAll: isForAll({ isReleased: releasedAt !== null }, settings.audience),
});

/** The answer of this id; one that is not there is refused as not found. */
export const answerOf = (answers: readonly AnswerRow[], id: string): AnswerRow =>
  answers.find(({ answerId }) => answerId === id) ?? refuse('ANSWER_NOT_FOUND');

/** Whoever keeps the page alone. */
export const proveKeeper = ({ rights }: QuestionScope): void => void (rights.isKeeper || refuse('ANSWER_FORBIDDEN'));

/** These answers as who changed them gets them back. */
export async function presentChanged(
  context: Context,
  work: OwnWork,
  scope: QuestionScope,
  ids: readonly string[],
): Promise<{ answers: Answer[] }> {
  const rows = await readAnswers(work.db, { blockId: scope.blockId });
  return { answers: rows.filter(({ answerId }) => ids.includes(answerId)).map((row) => presentAnswer(context, scope, row)) };
}
