import { fill } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { asSystem, beginWordsOf, type CallContext, isBehind, likedPart, lockFor, newId, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import {
  copySet,
  createSet,
  editSet,
  flashcardLimits as limits,
  getOwnSets,
  getPublicSets,
  getSet,
  getSubjects,
  levels,
  likeSet,
  subjects,
  updateSet,
} from '../../contract/index.ts';
import { flashcardTexts } from '../../texts.ts';
import { handle, refuse } from '../flashcards.ts';
import { cardsOf, filesOfSets, presentSet, readSets, wordsOfSet } from '../queries/sets.ts';
import { proveOwnSet, proveReadableSet, type ReadableSet } from '../scope.ts';
import { setFiles } from '../store-card.ts';
import type { FlashcardsTables } from '../tables.ts';

type Context = CallContext<FlashcardsTables>;

const ownHandler = handle(getOwnSets, async (context) => {
  const { userId } = personOf(context);
  const rows = await readSets(context.db, userId)
    .where('owner_id', '=', userId)
    .where('archived_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return { sets: rows.map((row) => presentSet(row, userId)) };
});

const publicHandler = handle(getPublicSets, async (context, { subject, level, words, after }) => {
  const { userId } = personOf(context);
  const rows = await readSets(context.db, userId)
    .where('is_public', '=', true)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? null))
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? null))
    .where(beginWordsOf(plainWords(words ?? ''), wordsOfSet))
    .$if(after !== undefined, (query) => query.where(isBehind(after ?? '')))
    .orderBy('likes', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limits.publicPerPart + 1)
    .execute();
  const part = likedPart(rows, limits.publicPerPart);
  return { sets: part.rows.map((row) => presentSet(row, userId)), next: part.next };
});

const subjectsHandler = handle(getSubjects, async () => ({
  subjects: subjects.map((id) => ({ id, name: flashcardTexts.subjects[id] })),
  levels: levels.map((id) => ({ id, name: flashcardTexts.levels[id] })),
}));

async function wholeSet(context: Context, { setId }: ReadableSet) {
  const { userId } = personOf(context);
  const row = await readSets(context.db, userId).where('flashcard_set.id', '=', setId).executeTakeFirst();
  if (!row) return refuse('FLASHCARD_SET_NOT_FOUND');
  return { set: presentSet(row, userId), cards: await cardsOf(context.db, setId), files: await filesOfSets(context, context.db, [setId]) };
}

const getHandler = handle(getSet, async (context, { id }) => wholeSet(context, await proveReadableSet(context, id)));

const editHandler = handle(editSet, async (context, { id }) => wholeSet(context, await proveOwnSet(context, id)));

/** Somebody has so many; asked under a lock, so that two at once do not both get the last place. */
async function refuseWhenMany(db: Context['db'], userId: string): Promise<void> {
  await lockFor(db, `flashcard sets ${userId}`);
  const { count } = await db
    .selectFrom('flashcard_set')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.setsPerPerson) refuse('FLASHCARD_SETS_TOO_MANY', { details: { count: limits.setsPerPerson } });
}

const begun = (now: Date) => ({ created_at: now, updated_at: now, archived_at: null, deleted_at: null });

const createHandler = handle(createSet, async (context, { title, subject, level }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await refuseWhenMany(work.db, userId);
    const id = newId();
    await work.db
      .insertInto('flashcard_set')
      .values({ id, owner_id: userId, title, subject, level, ...begun(context.clock.now()) })
      .execute();
    return { id };
  });
});

const updateHandler = handle(updateSet, async (context, input) => {
  const { userId, roles } = personOf(context);
  const now = context.clock.now();
  await proveOwnSet(context, input.id, { deleted: input.field === 'isDeleted' });
  // A child's name and words are for the class.
  if (input.field === 'isPublic' && input.value && !roles.includes('Teacher')) return refuse('FLASHCARD_PUBLIC_BY_TEACHERS');
  return context.transact(async (work) => {
    if (input.field === 'isDeleted' && !input.value) await refuseWhenMany(work.db, userId);
    const since = (is: boolean) => (is ? now : null);
    const change = {
      title: () => ({ title: String(input.value) }),
      subject: () => ({ subject: input.field === 'subject' ? input.value : null }),
      level: () => ({ level: input.field === 'level' ? input.value : null }),
      isPublic: () => ({ is_public: input.value === true }),
      isArchived: () => ({ archived_at: since(input.value === true) }),
      isDeleted: () => ({ deleted_at: since(input.value === true) }),
    }[input.field]();
    const changed = await work.db
      .updateTable('flashcard_set')
      .set({ ...change, updated_at: now })
      .where('id', '=', input.id)
      .where('owner_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return changed ? { ok: true as const } : refuse('FLASHCARD_SET_NOT_FOUND');
  });
});

const copyHandler = handle(copySet, async (context, { id }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  return context.transact(async (work) => {
    await proveReadableSet({ ...context, db: work.db }, id);
    await refuseWhenMany(work.db, userId);
    const copyId = newId();
    const source = await work.db
      .selectFrom('flashcard_set')
      .select(['title', 'subject', 'level', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!source) return refuse('FLASHCARD_SET_NOT_FOUND');
    const title =
      source.owner_id === userId ? fill(flashcardTexts.copyOf, { title: source.title }).slice(0, limits.titleMaximum) : source.title;
    await work.db
      .insertInto('flashcard_set')
      .values({ id: copyId, owner_id: userId, title, subject: source.subject, level: source.level, ...begun(now) })
      .execute();
    const cards = await work.db
      .selectFrom('flashcard_card')
      .select(['position', 'front', 'back'])
      .where('set_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    const rows = cards.map((card) => ({ ...card, id: newId() }));
    if (rows.length > 0) {
      await work.db
        .insertInto('flashcard_card')
        .values(
          rows.map(({ front, back, ...row }) => ({
            ...row,
            set_id: copyId,
            front: JSON.stringify(front),
            back: JSON.stringify(back),
            deleted_at: null,
          })),
        )
        .execute();
      await setFiles(work.db, copyId, rows);
    }
    return { id: copyId };
  });
});

const likeHandler = handle(likeSet, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await lockFor(work.db, `likes of ${id}`);
    await proveReadableSet({ ...context, db: work.db }, id);
    const { numDeletedRows } = await work.db
      .deleteFrom('flashcard_like')
      .where('set_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const isAdded = numDeletedRows === 0n;
    if (isAdded) await work.db.insertInto('flashcard_like').values({ set_id: id, user_id: userId }).execute();
    // The set is somebody else's, and who likes it is nobody's business: the server itself counts.
    const { likes } = await asSystem(() =>
      work.db
        .updateTable('flashcard_set')
        .set({ likes: sql<number>`(select count(*) from flashcard_like one where one.set_id = flashcard_set.id)` })
        .where('id', '=', id)
        .returning('likes')
        .executeTakeFirstOrThrow(),
    );
    return { like: isAdded ? ('add' as const) : ('remove' as const), likes };
  });
});

export const setHandlers = [
  ownHandler,
  publicHandler,
  subjectsHandler,
  getHandler,
  editHandler,
  createHandler,
  updateHandler,
  copyHandler,
  likeHandler,
];
