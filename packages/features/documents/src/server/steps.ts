import { ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { shownFiles } from './shown-files.ts';
import type { DocumentsTables } from './tables.ts';

/** A person's uploads: they go along in an export, and go for good where no page and no task shows them any more. */
export const documentsSteps: Steps = {
  async exportFor(services, userId) {
    const files = await ownTables<DocumentsTables>(services.db)
      .selectFrom('file')
      .select(['name', 'mime_type', 'size_bytes', 'created_at', 'blob_name'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return {
      data: { files: files.map(({ blob_name: _blob, ...facts }) => facts) },
      files: files.map(({ name, blob_name: blob }) => ({ name, blob })),
    };
  },
  async forget(services, work, userId) {
    const { db } = ownWork<DocumentsTables>(work);
    const owned = await db.selectFrom('file').select(['id', 'blob_name']).where('owner_id', '=', userId).execute();
    const ids = owned.map(({ id }) => id);
    const used = await shownFiles(services, work, ids);
    const unused = owned.filter(({ id }) => !used.has(id));
    const uploads = await db.deleteFrom('upload').where('owner_id', '=', userId).returning('blob_name').execute();
    if (unused.length > 0)
      await db
        .deleteFrom('file')
        .where(
          'id',
          'in',
          unused.map(({ id }) => id),
        )
        .execute();
    // What a class still shows belongs to the class from now on.
    await db.updateTable('file').set({ owner_id: '' }).where('owner_id', '=', userId).execute();
    const kept = new Set(owned.filter(({ id }) => used.has(id)).map(({ blob_name }) => blob_name));
    work.afterCommit(async () => {
      for (const { blob_name } of [...unused, ...uploads]) if (!kept.has(blob_name)) await services.blobs.delete(blob_name);
    });
    return { file: unused.length, upload: uploads.length };
  },
  async forgetClass(services, work, _classId, fileIds) {
    if (fileIds.length === 0) return { rows: {} };
    const used = await shownFiles(services, work, fileIds);
    const unused = fileIds.filter((id) => !used.has(id));
    if (unused.length === 0) return { rows: {} };
    const gone = await ownWork<DocumentsTables>(work).db.deleteFrom('file').where('id', 'in', unused).returning('blob_name').execute();
    work.afterCommit(async () => {
      for (const { blob_name } of gone) await services.blobs.delete(blob_name);
    });
    return { rows: { file: gone.length } };
  },
};
