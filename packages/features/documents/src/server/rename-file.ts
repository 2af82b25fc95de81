import { asSystem, type Work } from '@pausenplatz/kernel-server';
import { cleanFileName } from '../rules/index.ts';
import type { DocumentsTables } from './tables.ts';

/** Gives a file another name, by which it is downloaded from then on; whoever calls has proven that it may be changed. */
export async function renameFile(
  { db }: Pick<Work<DocumentsTables>, 'db'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  // A teacher renames what a child handed in, also once its account is no more.
  await asSystem(() =>
    db
      .updateTable('file')
      .set({ name: cleanFileName(name) })
      .where('id', '=', id)
      .execute(),
  );
}
