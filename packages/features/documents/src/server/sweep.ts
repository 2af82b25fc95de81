import { ownTables } from '@pausenplatz/kernel-server';
import type { JobDefinition, Services } from '@pausenplatz/kernel-server';
import type { DocumentsTables } from './tables.ts';

const atOnce = 500;

/** Throws away what was uploaded and never completed; bounded per run, so that it never grows with the school. */
export const sweepUploads: JobDefinition = {
  name: 'documents-sweep-uploads',
  schedule: '17 * * * *',
  async run(services: Services) {
    const db = ownTables<DocumentsTables>(services.db);
    const yesterday = new Date(services.clock.now().getTime() - 86_400_000);
    const old = await db
      .selectFrom('upload')
      .select(['id', 'blob_name', 'file_id'])
      .where('expires_at', '<', yesterday)
      .limit(atOnce)
      .execute();
    for (const upload of old) if (!upload.file_id) await services.blobs.delete(upload.blob_name);
    if (old.length > 0)
      await db
        .deleteFrom('upload')
        .where(
          'id',
          'in',
          old.map((upload) => upload.id),
        )
        .execute();
  },
};
