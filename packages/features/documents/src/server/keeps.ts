import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import { blobColumns, deleteBlobs } from './pictures/blob-names.ts';
import { shownFiles } from './shown-files.ts';
import type { DocumentsTables } from './tables.ts';

/** A person's uploads go for good where no page and no task shows them any more; so do the files that only an erased class showed. */
export const documentsKeeps = keepsOf<DocumentsTables>()({
  people: {
    'upload.owner_id': { erased: { by: dropUploads }, notExported: 'lasts a day, until the file is stored' },
    'upload.file_name': { erased: 'withRow', notExported: 'lasts a day, until the file is stored' },
    'file.owner_id': { erased: { by: dropOwned }, exportedAs: 'files' },
    'file.name': { erased: 'withRow', exportedAs: 'files' },
  },
  classes: {
    'file.id': { erased: { by: dropShown }, notExported: 'goes along as a file with the page or the task that shows it' },
  },
  neither: {
    upload: ['id', 'service', 'blob_name', 'file_id', 'school_id'],
    file: ['blob_name', 'mime_type', 'school_id', 'widths', 'preview'],
  },
});

/** What arrived, and what a check that broke off left under the permission's id; a checked file has its own row. */
async function dropUploads({ services, work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<DocumentsTables>(work);
  const gone = await db.deleteFrom('upload').where('owner_id', '=', id).returning(['id', 'blob_name', 'file_id']).execute();
  work.afterCommit(async () => {
    for (const { id: uploadId, blob_name, file_id } of gone) {
      await services.blobs.delete(blob_name);
      if (file_id === null) await services.blobs.delete(uploadId);
    }
  });
  return { upload: gone.length };
}

async function dropOwned(erasure: Erasure): Promise<Gone> {
  const { db } = ownWork<DocumentsTables>(erasure.work);
  const owned = await db.selectFrom('file').select('id').where('owner_id', '=', erasure.id).execute();
  const gone = await dropUnused(
    erasure,
    owned.map(({ id }) => id),
  );
  // What a class still shows belongs to the class from now on.
  await db.updateTable('file').set({ owner_id: '' }).where('owner_id', '=', erasure.id).execute();
  return gone;
}

function dropShown(erasure: Erasure): Promise<Gone> {
  return dropUnused(erasure, [...erasure.fileIds]);
}

async function dropUnused({ services, work }: Erasure, fileIds: readonly string[]): Promise<Gone> {
  const used = await shownFiles(services, work, fileIds);
  const unused = fileIds.filter((id) => !used.has(id));
  if (unused.length === 0) return {};
  const gone = await ownWork<DocumentsTables>(work).db.deleteFrom('file').where('id', 'in', unused).returning(blobColumns).execute();
  work.afterCommit(() => deleteBlobs(services, gone));
  return { file: gone.length };
}
