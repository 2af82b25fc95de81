import { searchLimits } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { searchFiles, viewerOf } from '../contract/index.ts';
import { sizeWords } from '../rules/size-words.ts';
import { fileAddress } from './addresses.ts';
import { handle } from './documents.ts';
import type { DocumentsTables } from './tables.ts';

export const searchFilesHandler = handle(searchFiles, async (context, { words, all }) => {
  const typed = plainWords(words);
  // Signs alone are no question, and nothing typed is: what came last.
  if (typed.length === 0 && words !== '') return { hits: [], more: false };
  const most = all ? searchLimits.all : searchLimits.few;
  const found = await ownFiles(context.db, { ownerId: personOf(context).userId, typed, most: most + 1 });
  return {
    more: found.length > most,
    hits: found.slice(0, most).map(({ id, name, size_bytes }) => ({
      path: viewerOf(fileAddress(context, id)),
      name,
      detail: sizeWords(size_bytes),
    })),
  };
});

interface Wanted {
  readonly ownerId: string;
  /** Of `plainWords`; each begins a word of the name. */
  readonly typed: readonly string[];
  readonly most: number;
}

function ownFiles(db: Kysely<DocumentsTables>, { ownerId, typed, most }: Wanted) {
  // Signs part words, so that "Igel-Foto.png" is found by each of its parts.
  const said = sql`to_tsvector('simple', regexp_replace(plain_words(name), '[[:punct:]]+', ' ', 'g'))`;
  return db
    .selectFrom('file')
    .select(['id', 'name', 'size_bytes'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`${said} @@ all(array(select to_tsquery('simple', word || ':*') from unnest(${[...typed]}::text[]) word))`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
