import type { Work } from '@pausenplatz/kernel-server';
import { refuse } from './boards.ts';
import type { BoardScope } from './scope.ts';
import type { BoardsTables } from './tables.ts';

/** Hangs exactly these files on a card, in this order: one may show own files, and those that it shows already. */
export async function storeFiles(
  { db }: Work<BoardsTables>,
  { userId }: BoardScope,
  entryId: string,
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length > 0) {
    const allowed = await db
      .selectFrom('file')
      .select('id')
      .where('id', 'in', wanted)
      .where((where) =>
        where.or([
          where('owner_id', '=', userId),
          where.exists(
            where
              .selectFrom('board_card_file')
              .select('file_id')
              .whereRef('board_card_file.file_id', '=', 'file.id')
              .where('board_card_file.entry_id', '=', entryId),
          ),
        ]),
      )
      // Nobody sweeps a file away that is about to be shown.
      .forKeyShare()
      .execute();
    if (allowed.length !== wanted.length) refuse('FILE_NOT_FOUND');
  }
  await db.deleteFrom('board_card_file').where('entry_id', '=', entryId).execute();
  if (wanted.length === 0) return;
  await db
    .insertInto('board_card_file')
    .values(wanted.map((fileId, position) => ({ entry_id: entryId, file_id: fileId, position })))
    .execute();
}
