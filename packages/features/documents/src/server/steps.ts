import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { documentsKeeps } from './keeps.ts';
import type { DocumentsTables } from './tables.ts';

/** A person's uploads go along in an export. */
export const documentsSteps: Steps = {
  keeps: documentsKeeps,
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
};
