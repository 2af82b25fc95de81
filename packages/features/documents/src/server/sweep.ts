import { daysBefore } from '@pausenplatz/kernel-format';
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
    const yesterday = daysBefore(services.clock.now(), 1);
    const old = await db.selectFrom('upload').select(['id', 'blob_name']).where('expires_at', '<', yesterday).limit(atOnce).execute();
    // Also after the check: within its ten minutes a permission could have brought the file once more.
    for (const upload of old) await services.blobs.delete(upload.blob_name);
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
