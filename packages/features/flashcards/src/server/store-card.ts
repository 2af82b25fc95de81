import type { Kysely } from 'kysely';
import type { CardSide } from '../contract/index.ts';
import { refuse } from './flashcards.ts';
import type { FlashcardsTables } from './tables.ts';

interface Sides {
  readonly front: CardSide;
  readonly back: CardSide;
}

/** The files of a card, those that its template hides today too: changing one's mind loses nothing. */
const filesOfCard = ({ front, back }: Sides): string[] => [...new Set([front.fileId, back.fileId].flatMap((id) => id ?? []))];

/** One may show own files, and those that the set shows already; held until the commit, so that nobody sweeps them away. */
export async function proveFiles(
  db: Kysely<FlashcardsTables>,
  { setId, userId }: { readonly setId: string; readonly userId: string },
  cards: readonly Sides[],
): Promise<void> {
  const wanted = [...new Set(cards.flatMap(filesOfCard))];
  if (wanted.length === 0) return;
  const allowed = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', wanted)
    .where('mime_type', 'like', 'image/%')
    .where((where) =>
      where.or([
        where('owner_id', '=', userId),
        where.exists(
          where
            .selectFrom('flashcard_file')
            .select('file_id')
            .whereRef('flashcard_file.file_id', '=', 'file.id')
            .where('flashcard_file.set_id', '=', setId),
        ),
      ]),
    )
    .forKeyShare('file')
    .execute();
  if (allowed.length !== wanted.length) refuse('FILE_NOT_FOUND');
}

/** Remembers which files a card shows. */
export async function setFiles(
  db: Kysely<FlashcardsTables>,
  setId: string,
  cards: readonly (Sides & { readonly id: string })[],
): Promise<void> {
  await db
    .deleteFrom('flashcard_file')
    .where(
      'card_id',
      'in',
      cards.map(({ id }) => id),
    )
    .execute();
  const rows = cards.flatMap((card) => filesOfCard(card).map((file_id) => ({ set_id: setId, card_id: card.id, file_id })));
  if (rows.length > 0) await db.insertInto('flashcard_file').values(rows).execute();
}
