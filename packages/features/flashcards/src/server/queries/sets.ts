import { fileColumns, presentFile } from '@pausenplatz/documents/server';
import { changedAt, type Services } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { CardFiles, Flashcard, LearnSet } from '../../contract/index.ts';
import type { FlashcardsTables } from '../tables.ts';

type Db = Kysely<FlashcardsTables>;

/** Sets that are not deleted, with what they say to this person; whoever asks narrows them. */
export function readSets(db: Db, userId: string) {
  return db
    .selectFrom('flashcard_set')
    .selectAll('flashcard_set')
    .select(changedAt.as('changedAt'))
    .select((where) => [
      where
        .selectFrom('flashcard_card')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('set_id', '=', 'flashcard_set.id')
        .where('deleted_at', 'is', null)
        .as('cards'),
      where
        .exists(
          where.selectFrom('flashcard_like').select('user_id').whereRef('set_id', '=', 'flashcard_set.id').where('user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('isLiked'),
    ])
    .where('flashcard_set.deleted_at', 'is', null);
}

type SetRow = Awaited<ReturnType<ReturnType<typeof readSets>['execute']>>[number];

export const presentSet = (row: SetRow, userId: string): LearnSet => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  level: row.level,
  cards: row.cards ?? 0,
  isPublic: row.is_public,
  isOwn: row.owner_id === userId,
  likes: row.likes,
  isLiked: row.isLiked,
  isArchived: row.archived_at !== null,
});

/** The cards of a set, in order. */
export async function cardsOf(db: Db, setId: string): Promise<Flashcard[]> {
  return db
    .selectFrom('flashcard_card')
    .select(['id', 'front', 'back'])
    .where('set_id', '=', setId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The pictures that these sets show, without what their owners call them. */
export async function filesOfSets(services: Pick<Services, 'signer' | 'clock'>, db: Db, setIds: readonly string[]): Promise<CardFiles> {
  if (setIds.length === 0) return {};
  const rows = await db
    .selectFrom('file')
    .select(fileColumns)
    .where('id', 'in', (select) => select.selectFrom('flashcard_file').select('file_id').where('set_id', 'in', setIds))
    .execute();
  return Object.fromEntries(
    rows.map((row) => {
      const { url, width, height, widths, preview } = presentFile(services, row);
      return [row.id, { url, width, height, widths: [...widths], preview }];
    }),
  );
}

/** A set whose cards changed is a changed one. */
export const touchSet = (db: Db, setId: string, now: Date) =>
  db.updateTable('flashcard_set').set({ updated_at: now }).where('id', '=', setId).execute();

export async function countCards(db: Db, setId: string): Promise<number> {
  const { count } = await db
    .selectFrom('flashcard_card')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('set_id', '=', setId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Words of a set's title and subject, for the search. */
export const wordsOfSet = sql<string>`flashcard_set.title`;
