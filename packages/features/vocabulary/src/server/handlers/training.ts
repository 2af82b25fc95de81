import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { lockFor, personOf } from '@pausenplatz/kernel-server';
import { pointsFor } from '@pausenplatz/progress/rules';
import { recordAttempts } from '@pausenplatz/progress/server';
import type { Kysely } from 'kysely';
import { answerWords, getTraining, vocabularyLimits as limits } from '../../contract/index.ts';
import { afterAnswer, chooseFreely, chooseWords, isCounted } from '../../rules/index.ts';
import { itemsOf, mayLearn, orderOf, presentItem, stateOf, statesOf } from '../queries/items.ts';
import { begunOn } from '../queries/lists.ts';
import { proveList } from '../scope.ts';
import { storeStates } from '../store-states.ts';
import type { VocabularyTables } from '../tables.ts';
import { handle, refuse } from '../vocabulary.ts';

/** A transaction. */
interface Inside {
  readonly db: Kysely<VocabularyTables>;
}

/** The name under which points and attempts are written. */
const trainer = 'vocabulary';

const getHandler = handle(getTraining, async (context, { id, portionId, freely }) => {
  const { row } = await proveList(context, id, 'mayRead');
  const { userId } = personOf(context);
  const { db } = context;
  const today = zurichDay(context.clock.now());
  const portions = await orderOf(db, id);
  const wanted = portionId === undefined ? portions : portions.filter((portion) => portion.id === portionId);
  if (wanted.length === 0) return refuse('VOCABULARY_PORTION_NOT_FOUND');
  const items = new Map((await itemsOf(db, id)).map((item) => [item.id, item]));
  const itemIds = wanted.flatMap((portion) => portion.itemIds);
  const states = new Map((await statesOf(db, [userId], itemIds)).map((state) => [state.item_id, stateOf(state)]));
  const words = itemIds.flatMap((itemId) => {
    const item = items.get(itemId);
    return item ? [{ item, isLearnable: mayLearn(item), state: states.get(itemId) ?? null }] : [];
  });
  const chosen = freely === 'yes' ? chooseFreely(words) : chooseWords(words, { today, begunToday: await begunOn(db, userId, today) });
  return {
    name: row.name,
    words: chosen.map(({ item, state }) => ({
      ...presentItem(item),
      box: state?.box ?? 0,
      isMemo: state?.isMemo ?? false,
      lastError: state?.lastError ?? null,
    })),
  };
});

const answerHandler = handle(answerWords, async (context, { id, answers }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  await proveList(context, id, 'mayRead');
  return context.transact((work) => storeAnswers(work, { id, userId, answers, now }));
});

interface Given {
  readonly id: string;
  readonly userId: string;
  readonly answers: ParsedInputOf<typeof answerWords>['answers'];
  readonly now: Date;
}

async function storeAnswers(work: Inside, { id, userId, answers, now }: Given): Promise<{ points: number }> {
  // Two devices of one child, one after the other.
  await lockFor(work.db, `vocabulary of ${userId}`);
  await proveItems(work, id, [...new Set(answers.map(({ itemId }) => itemId))]);
  const states = new Map(
    (
      await statesOf(
        work.db,
        [userId],
        answers.map(({ itemId }) => itemId),
      )
    ).map((state) => [state.item_id, stateOf(state)]),
  );
  const attempts = [];
  const sorted = answers.toSorted((one, other) => one.at.localeCompare(other.at));
  for (const { attemptId, itemId, isRight, typed, ms, at: said } of sorted) {
    const at = plausible(said, now);
    const on = zurichDay(at);
    const before = states.get(itemId) ?? null;
    const counts = isCounted(before, on);
    const after = afterAnswer(before, { isRight, typed, on });
    if (counts) states.set(itemId, after);
    const attempt = { isRight, showsKnowing: false, ms, at };
    attempts.push({ ...attempt, attemptId, item: itemId, worth: counts && isRight ? pointsFor.firstTry : 0 });
    if (after.isKnown && !before?.isKnown)
      attempts.push({ ...attempt, attemptId: `known-${itemId}`, item: null, ms: 0, worth: pointsFor.wordLearned });
  }
  await storeStates(work, userId, states);
  return { points: await recordAttempts(work, { userId, trainer, runId: id, mode: 'training', attempts }) };
}

/** By the device's clock within what can be: one that runs ahead brings no word sooner, one that was never set begins in no other century. */
function plausible(said: string, now: Date): Date {
  const earliest = now.getTime() - limits.answersKeptDays * 86_400_000;
  return new Date(Math.min(Math.max(Date.parse(said), earliest), now.getTime()));
}

/** They are words of the list; those in the trash count too, because somebody may have practised them without a line. */
async function proveItems(work: Inside, vocabularyId: string, itemIds: readonly string[]): Promise<void> {
  const found = await work.db
    .selectFrom('vocabulary_item')
    .select('id')
    .where('vocabulary_id', '=', vocabularyId)
    .where('id', 'in', itemIds)
    .execute();
  if (found.length !== itemIds.length) refuse('VOCABULARY_ITEM_NOT_FOUND');
}

export const trainingHandlers = [getHandler, answerHandler];
