import { fileColumns, presentFile } from '@pausenplatz/documents/server';
import { type Services } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { ShownPicture } from '../../contract/index.ts';
import type { GamesTables } from '../tables.ts';

type Db = Kysely<GamesTables>;

/** What belongs to a set, in its order; pictures without what their owners call the file. */
export async function picturesOf(
  services: Pick<Services, 'signer' | 'clock'>,
  db: Db,
  setIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownPicture[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('memory_picture')
    .innerJoin('file', 'file.id', 'memory_picture.file_id')
    .select(fileColumns)
    .select(['set_id', 'memory_picture.name as says', 'has_word'])
    .where('set_id', 'in', setIds)
    .orderBy('position')
    .execute();
  const shown = rows.map((row) => {
    const { url, width, height, widths, preview } = presentFile(services, row);
    return {
      setId: row.set_id,
      fileId: row.id,
      name: row.says,
      hasWord: row.has_word,
      picture: { url, width, height, widths: [...widths], preview },
    };
  });
  const bySet = Map.groupBy(shown, ({ setId }) => setId);
  return new Map(
    [...bySet].map(([setId, all]) => [setId, all.map(({ fileId, name, hasWord, picture }) => ({ fileId, name, hasWord, picture }))]),
  );
}

/** Somebody's sets for their export, with what is on the pictures. */
export async function ownPictureSets(db: Db, userId: string) {
  const sets = await db
    .selectFrom('memory_picture_set')
    .select(['id', 'title', 'created_at', 'updated_at'])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const pictures = await db
    .selectFrom('memory_picture')
    .innerJoin('memory_picture_set', 'memory_picture_set.id', 'set_id')
    .select(['set_id', 'name', 'file_id', 'has_word'])
    .where('owner_id', '=', userId)
    .orderBy('position')
    .execute();
  return sets.map(({ id, ...set }) => ({
    ...set,
    pictures: pictures.filter(({ set_id }) => set_id === id).map(({ name, file_id, has_word }) => ({ name, file_id, has_word })),
  }));
}

/** The sets that a class plays with, for its export. */
export const lentPictureSets = (db: Db, classId: string) =>
  db
    .selectFrom('memory_picture_class')
    .innerJoin('memory_picture_set', 'memory_picture_set.id', 'set_id')
    .select(['title', 'created_at'])
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
