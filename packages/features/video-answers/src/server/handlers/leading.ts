import { releaseAnswers, respondToAnswer } from '../../contract/index.ts';
import { mayRelease } from '../../rules/index.ts';
import { handle, refuse } from '../answers.ts';
import { answerOf, changeAnswers, presentChanged, proveKeeper } from '../change.ts';

const releaseHandler = handle(releaseAnswers, (context, { blockId, ids, isReleased }) =>
  changeAnswers(context, blockId, async (work, scope, answers) => {
    proveKeeper(scope);
    const chosen = [...new Set(ids)].map((id) => answerOf(answers, id));
    if (isReleased && !chosen.every((one) => mayRelease(one, scope.settings.audience))) return refuse('ANSWER_NOT_FOR_CLASS');
    await work.db
      .updateTable('question_answer')
      .set({ released_at: isReleased ? context.clock.now() : null })
      .where('id', 'in', ids)
      .execute();
    const answer = await presentChanged(context, work, scope, ids);
    const isNews = scope.settings.audience === 'class';
    return { answer, touched: chosen.map(({ ownerId }) => ({ ownerId, isForAll: isNews })) };
  }),
);

const respondHandler = handle(respondToAnswer, (context, { blockId, id, response }) =>
  changeAnswers(context, blockId, async (work, scope, answers) => {
    proveKeeper(scope);
    const row = answerOf(answers, id);
    await work.db.updateTable('question_answer').set({ response }).where('id', '=', id).execute();
    // The class does not read it, whether it hears the answer or not.
    return { answer: await presentChanged(context, work, scope, [id]), touched: [{ ownerId: row.ownerId, isForAll: false }] };
  }),
);

export const leadingHandlers = [releaseHandler, respondHandler];
