import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { answerCards, flashcardLimits as limits, getTraining } from '../../contract/index.ts';
import { type Memory, remember } from '../../rules/index.ts';
import { handle, refuse } from '../flashcards.ts';
import { type BoxRow, chooseCards, readBoxes } from '../queries/boxes.ts';
import { filesOfSets } from '../queries/sets.ts';
import { proveBox } from '../scope.ts';
import type { FlashcardsTables } from '../tables.ts';

type Context = CallContext<FlashcardsTables>;

/** The boxes in which somebody trains now: this one, or all with which they learn. */
async function trainedBoxes(context: Context, boxId: string | undefined): Promise<readonly BoxRow[]> {
  if (boxId !== undefined) return [await proveLearning(context, boxId)];
  const actor = personOf(context);
  const condition = sql`box.archived_at is null and (box.user_id = ${actor.userId} or box.class_id = any(${[...actor.attendsClassIds]}::text[]))`;
  return (await readBoxes(context.db, actor, condition)).filter(({ learns, isLiving }) => learns && isLiving);
}

async function proveLearning(context: Context, boxId: string): Promise<BoxRow> {
  const box = await proveBox(context, boxId);
  return box.learns ? box : refuse('FLASHCARD_BOX_FORBIDDEN');
}

const getHandler = handle(getTraining, async (context, { boxId }) => {
  const { userId } = personOf(context);
  const boxes = await trainedBoxes(context, boxId);
  const chosen = await chooseCards(context.db, {
    boxIds: boxes.map(({ id }) => id),
    userId,
    today: zurichDay(context.clock.now()),
    atOnce: limits.trainedAtOnce,
    newPerDay: limits.newPerDay,
  });
  if (chosen.length === 0) return { cards: [], files: {}, more: 0 };
  const rows = await context.db
    .selectFrom('flashcard_card')
    .select(['id', 'front', 'back'])
    .where(
      'id',
      'in',
      chosen.map(({ cardId }) => cardId),
    )
    .execute();
  const sides = new Map(rows.map(({ id, front, back }) => [id, { front, back }]));
  const cards = chosen.flatMap(({ boxId: box, cardId, isNew }) => {
    const found = sides.get(cardId);
    return found ? [{ boxId: box, cardId, isNew, ...found }] : [];
  });
  const files = await filesOfSets(context, context.db, [...new Set(chosen.map(({ setId }) => setId))]);
  return { cards, files, more: (chosen[0]?.all ?? 0) - chosen.length };
});

/**
 * When something was answered, by the device's clock within what can be: a clock that runs ahead brings no card sooner, and one that was
 * never set makes nobody begin in another century.
 */
function plausible(at: string, { createdAt }: BoxRow, now: Date): Date {
  const earliest = Math.max(createdAt.getTime(), now.getTime() - limits.answersKeptDays * 86_400_000);
  return new Date(Math.min(Math.max(Date.parse(at), earliest), now.getTime()));
}

const answerHandler = handle(answerCards, async (context, { boxId, answers }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const box = await proveLearning(context, boxId);
  return context.transact(async (work) => {
    await holdBox(work, boxId);
    const cardIds = [...new Set(answers.map(({ cardId }) => cardId))];
    await proveCards(work, box, cardIds);
    const stored = await work.db
      .insertInto('flashcard_answer')
      .values(
        answers.map(({ attemptId, cardId, knew, at }) => ({
          user_id: userId,
          attempt_id: attemptId,
          box_id: boxId,
          card_id: cardId,
          knew,
          at: plausible(at, box, now),
        })),
      )
      // Whoever sends twice counts once.
      .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doNothing())
      .returning('attempt_id')
      .execute();
    const counted = new Set(stored.map(({ attempt_id }) => attempt_id));
    const memories = await memoriesOf(work, { userId, boxId, cardIds });
    for (const { attemptId, cardId, knew, at } of answers.toSorted((one, other) => one.at.localeCompare(other.at))) {
      if (!counted.has(attemptId)) continue;
      memories.set(cardId, remember(memories.get(cardId) ?? null, { knew, on: zurichDay(plausible(at, box, now)), testOn: box.testOn }));
    }
    await storeMemories(work, { userId, boxId }, memories);
    return { due: cardIds.flatMap((cardId) => ({ cardId, on: memories.get(cardId)?.dueOn ?? zurichDay(now) })) };
  });
});

/** Stays until the commit, so that no answer is stored for a box that goes. */
async function holdBox(work: Work<FlashcardsTables>, boxId: string): Promise<void> {
  const held = await work.db.selectFrom('flashcard_box').select('id').where('id', '=', boxId).forKeyShare().executeTakeFirst();
  if (!held) refuse('FLASHCARD_BOX_NOT_FOUND');
}

async function proveCards(work: Work<FlashcardsTables>, { setId }: BoxRow, cardIds: readonly string[]): Promise<void> {
  const found = await work.db.selectFrom('flashcard_card').select('id').where('set_id', '=', setId).where('id', 'in', cardIds).execute();
  if (found.length !== cardIds.length) refuse('FLASHCARD_NOT_FOUND');
}

interface Learner {
  readonly userId: string;
  readonly boxId: string;
}

async function memoriesOf(
  work: Work<FlashcardsTables>,
  { userId, boxId, cardIds }: Learner & { readonly cardIds: readonly string[] },
): Promise<Map<string, Memory>> {
  const rows = await work.db
    .selectFrom('flashcard_state')
    .selectAll()
    .where('user_id', '=', userId)
    .where('box_id', '=', boxId)
    .where('card_id', 'in', cardIds)
    // Two devices of one child, one after the other.
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ card_id, stability, difficulty, reps, lapses, first_on: firstOn, last_on: lastOn, due_on: dueOn }) => [
      card_id,
      { stability, difficulty, reps, lapses, firstOn, lastOn, dueOn },
    ]),
  );
}

async function storeMemories(
  work: Work<FlashcardsTables>,
  { userId, boxId }: Learner,
  memories: ReadonlyMap<string, Memory>,
): Promise<void> {
  if (memories.size === 0) return;
  await work.db
    .insertInto('flashcard_state')
    .values(
      [...memories].map(([card_id, { firstOn, lastOn, dueOn, ...memory }]) => ({
        user_id: userId,
        box_id: boxId,
        card_id,
        ...memory,
        first_on: firstOn,
        last_on: lastOn,
        due_on: dueOn,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'box_id', 'card_id']).doUpdateSet((row) => ({
        stability: row.ref('excluded.stability'),
        difficulty: row.ref('excluded.difficulty'),
        reps: row.ref('excluded.reps'),
        lapses: row.ref('excluded.lapses'),
        last_on: row.ref('excluded.last_on'),
        due_on: row.ref('excluded.due_on'),
      })),
    )
    .execute();
}

export const trainingHandlers = [getHandler, answerHandler];
