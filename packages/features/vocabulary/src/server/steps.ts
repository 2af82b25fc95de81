import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, type Steps, transactAs } from '@pausenplatz/kernel-server';
import { practisedWordsStep, rankedStep, trainerStatesStep } from '@pausenplatz/progress/server';
import { proveClass } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { vocabularyLimits } from '../contract/index.ts';
import { todoOf } from '../rules/index.ts';
import { vocabularyKeeps } from './keeps.ts';
import { vocabularyPairs } from './pair-source.ts';
import { begunOn, isLearner, isLearnt, isOwn, readLists } from './queries/lists.ts';
import type { VocabularyTables } from './tables.ts';

/** What vocabulary knows about people and classes. */
export const vocabularySteps: Steps = {
  keeps: vocabularyKeeps,
  given: [
    vocabularyPairs,
    giveStep(rankedStep, ({ today }) => [
      { list: 'vocabulary', trainers: ['vocabulary'] },
      {
        list: 'words',
        // Whoever knows a word is not asked for it any more: the last day is the one on which it became known.
        ranked: sql`select user_id, count(*)::int as value, max(last_on)::timestamptz as reached_at from vocabulary_state
          where is_known and last_on >= date_trunc('month', ${today}::date)::date group by user_id`,
      },
    ]),
    giveStep(trainerStatesStep, async (asking, learner) => {
      // The same database, whose tables progress does not know.
      const db = asking.db as unknown as Kysely<VocabularyTables>;
      // Lists that they learn or wrote: what they teach or what is shared is no task.
      const actor = { ...learner, teachesClassIds: [], schoolIds: [] };
      const today = zurichDay(asking.clock.now());
      const rows = await readLists(db, actor, { condition: sql`${isOwn(actor)} or ${isLearnt(actor)}`, today });
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
      const fresh = sum((row) => (isLearner(row, actor) ? row.fresh : 0));
      const met = sum(({ working, known, due }) => Math.max(working, due) + known);
      if (met + fresh === 0) return [];
      const due = todoOf({ due: sum((row) => row.due), fresh, begunToday: await begunOn(db, actor.userId, today) });
      return [{ trainer: 'vocabulary', known: met, due, secure: sum(({ known }) => known) }];
    }),
    giveStep(practisedWordsStep, async (asking, { classId }) => {
      const rows = await (asking.db as unknown as Kysely<VocabularyTables>)
        .selectFrom('vocabulary_assignment as given')
        .innerJoin('vocabulary', 'vocabulary.id', 'given.vocabulary_id')
        .innerJoin('vocabulary_item as item', 'item.vocabulary_id', 'vocabulary.id')
        .select('item.word')
        .distinct()
        .where('given.class_id', '=', classId)
        // What is for some children alone is not for all to read.
        .where('given.pupil_ids', 'is', null)
        .where('vocabulary.deleted_at', 'is', null)
        .where('item.deleted_at', 'is', null)
        .where('item.word', '<>', '')
        .execute();
      return rows.map(({ word }) => word);
    }),
  ],
  async exportFor(services, userId) {
    const db = ownTables<VocabularyTables>(services.db);
    const lists = await db
      .selectFrom('vocabulary')
      .select(['id', 'name', 'is_shared', 'created_at', 'updated_at'])
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const items = await db
      .selectFrom('vocabulary_item as item')
      .innerJoin('vocabulary', 'vocabulary.id', 'item.vocabulary_id')
      .innerJoin('vocabulary_portion as portion', 'portion.id', 'item.portion_id')
      .select(['item.vocabulary_id', 'portion.position as portion', 'word', 'sentence', 'sentence2', 'sentence3', 'sentence4'])
      .select(['error', 'corrected_by_teacher'])
      .where('owner_id', '=', userId)
      .where('item.deleted_at', 'is', null)
      .orderBy('portion.position')
      .orderBy('item.position')
      .execute();
    const byList = Map.groupBy(items, ({ vocabulary_id }) => vocabulary_id);
    return {
      data: {
        vocabularies: lists.map(({ id, ...list }) => ({
          ...list,
          words: (byList.get(id) ?? []).map(({ vocabulary_id: _list, ...word }) => word),
        })),
        vocabularyAssignments: await db
          .selectFrom('vocabulary_assignment as given')
          .innerJoin('vocabulary', 'vocabulary.id', 'given.vocabulary_id')
          .select(['vocabulary_id', 'name', 'given.created_at'])
          .where((where) => where.or([where('created_by', '=', userId), sql<boolean>`${userId} = any(pupil_ids)`]))
          .orderBy('given.created_at')
          .execute(),
        vocabularyStates: await db
          .selectFrom('vocabulary_state as state')
          .innerJoin('vocabulary_item as item', 'item.id', 'state.item_id')
          .select(['item_id', 'word', 'box', 'is_known', 'due_on', 'lapses', 'is_memo', 'last_error', 'first_on', 'last_on'])
          .where('user_id', '=', userId)
          .orderBy('first_on')
          .orderBy('item_id')
          .execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<VocabularyTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const given = await db
      .selectFrom('vocabulary_assignment as given')
      .innerJoin('vocabulary', 'vocabulary.id', 'given.vocabulary_id')
      .select(['vocabulary_id', 'name', 'given.created_at'])
      .where('class_id', '=', scope.classId)
      .where('deleted_at', 'is', null)
      .orderBy('given.created_at')
      .execute();
    return given.length === 0 ? null : { data: { vocabularyAssignments: given } };
  },
};

const atOnce = 200;

/** Erases lists and words that were deleted sixty days ago; bounded per run. */
export const purgeVocabulary: JobDefinition = {
  name: 'vocabulary-purge',
  schedule: '17 4 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), vocabularyLimits.trashDays);
    await transactAs<VocabularyTables>(services)(async ({ db }) => {
      for (const table of ['vocabulary', 'vocabulary_item'] as const) {
        const old = db.selectFrom(table).select('id').where('deleted_at', '<', oldest).limit(atOnce);
        await db.deleteFrom(table).where('id', 'in', old).execute();
      }
    });
  },
};
