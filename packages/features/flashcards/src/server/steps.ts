import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, ownWork, type Steps, transactAs } from '@pausenplatz/kernel-server';
import { trainerStatesStep } from '@pausenplatz/progress/server';
import { proveClass } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { flashcardLimits } from '../contract/index.ts';
import { flashcardsKeeps } from './keeps.ts';
import { flashcardPairs } from './pair-source.ts';
import { countsOf, readBoxes } from './queries/boxes.ts';
import type { FlashcardsTables } from './tables.ts';

const told = ['flashcard_box.id', 'title', 'start_on', 'test_on', 'flashcard_box.created_at', 'flashcard_box.archived_at'] as const;

/** What flashcards know about people and classes. */
export const flashcardsSteps: Steps = {
  keeps: flashcardsKeeps,
  given: [
    flashcardPairs,
    giveStep(trainerStatesStep, async (asking, learner) => {
      // The same database, whose tables progress does not know.
      const db = asking.db as unknown as Kysely<FlashcardsTables>;
      const { userId, attendsClassIds } = learner;
      const condition = sql`box.archived_at is null and (box.user_id = ${userId} or box.class_id = any(${[...attendsClassIds]}::text[]))`;
      const boxIds = (await readBoxes(db, learner, condition)).filter(({ learns, isLiving }) => learns && isLiving).map(({ id }) => id);
      const counts = await countsOf(db, { boxIds, userIds: [userId], today: zurichDay(asking.clock.now()) });
      const sum = (of: 'cards' | 'fresh' | 'due' | 'secure') => [...counts.values()].reduce((total, one) => total + one[of], 0);
      if (boxIds.length === 0) return [];
      return [{ trainer: 'flashcards', known: sum('cards') - sum('fresh'), due: sum('due'), secure: sum('secure') }];
    }),
  ],
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<FlashcardsTables>(work);
    const rows = await db.selectFrom('flashcard_file').select('file_id').distinct().where('file_id', 'in', fileIds).execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    const db = ownTables<FlashcardsTables>(services.db);
    const sets = await db
      .selectFrom('flashcard_set')
      .select(['id', 'title', 'subject', 'level', 'is_public', 'created_at', 'updated_at', 'archived_at'])
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const cards = await db
      .selectFrom('flashcard_card')
      .innerJoin('flashcard_set', 'flashcard_set.id', 'set_id')
      .select(['set_id', 'front', 'back'])
      .where('owner_id', '=', userId)
      .where('flashcard_card.deleted_at', 'is', null)
      .orderBy('position')
      .execute();
    const boxes = await db
      .selectFrom('flashcard_box')
      .innerJoin('flashcard_set', 'flashcard_set.id', 'set_id')
      .select(told)
      .where((where) =>
        where.or([where('flashcard_box.owner_id', '=', userId), where('user_id', '=', userId), sql<boolean>`${userId} = any(pupil_ids)`]),
      )
      .orderBy('flashcard_box.created_at')
      .execute();
    return {
      data: {
        flashcardSets: sets.map(({ id, ...set }) => ({
          ...set,
          cards: cards.filter(({ set_id }) => set_id === id).map(({ front, back }) => ({ front, back })),
        })),
        flashcardBoxes: boxes,
        flashcardLikes: await db.selectFrom('flashcard_like').select('set_id').where('user_id', '=', userId).execute(),
        flashcardStates: await db
          .selectFrom('flashcard_state')
          .select(['box_id', 'card_id', 'reps', 'lapses', 'first_on', 'last_on', 'due_on'])
          .where('user_id', '=', userId)
          .orderBy('box_id')
          .execute(),
        flashcardAnswers: await db
          .selectFrom('flashcard_answer')
          .select(['box_id', 'card_id', 'knew', 'at'])
          .where('user_id', '=', userId)
          .orderBy('at')
          .execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<FlashcardsTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const boxes = await db
      .selectFrom('flashcard_box')
      .innerJoin('flashcard_set', 'flashcard_set.id', 'set_id')
      .select(told)
      .where('class_id', '=', scope.classId)
      .orderBy('flashcard_box.created_at')
      .execute();
    return boxes.length === 0 ? null : { data: { flashcardBoxes: boxes } };
  },
};

const atOnce = 200;

/** Erases sets and cards that were deleted sixty days ago; bounded per run. */
export const purgeFlashcards: JobDefinition = {
  name: 'flashcards-purge',
  schedule: '7 4 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), flashcardLimits.trashDays);
    await transactAs<FlashcardsTables>(services)(async ({ db }) => {
      for (const table of ['flashcard_set', 'flashcard_card'] as const) {
        const old = db.selectFrom(table).select('id').where('deleted_at', '<', oldest).limit(atOnce);
        await db.deleteFrom(table).where('id', 'in', old).execute();
      }
    });
  },
};
