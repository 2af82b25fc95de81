import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { uploadLimits } from '../contract/index.ts';
import type { DocumentsTables } from './tables.ts';

const atOnce = 500;

/**
 * Gives back what was reserved for permissions that ended unused, and throws away what was uploaded and never completed; bounded per
 * run, so that it never grows with the school.
 */
export const sweepUploads: JobDefinition = {
  name: 'documents-sweep-uploads',
  schedule: '*/15 * * * *',
  async run(services: Services) {
    const db = ownTables<DocumentsTables>(services.db);
    await giveBackEnded(services, db);
    const yesterday = daysBefore(services.clock.now(), 1);
    const old = await db
      .selectFrom('upload')
      .select(['id', 'blob_name', 'file_id'])
      .where('expires_at', '<', yesterday)
      .limit(atOnce)
      .execute();
    // Also what seemed unused: a slow line may have brought it after the permission had ended.
    for (const { id, blob_name, file_id } of old) {
      await services.blobs.delete(blob_name);
      // A check that broke off between the file and its row.
      if (file_id === null) await services.blobs.delete(id);
      await db.deleteFrom('upload').where('id', '=', id).execute();
    }
  },
};

async function giveBackEnded(services: Services, db: Kysely<DocumentsTables>): Promise<void> {
  const now = services.clock.now();
  const ended = await db
    .selectFrom('upload')
    .select(['id', 'blob_name', 'expires_at'])
    .where('file_id', 'is', null)
    .where('size_bytes', '>', 0)
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(atOnce)
    .execute();
  const tooLate = now.getTime() - uploadLimits.completionMinutes * 60_000;
  for (const { id, blob_name, expires_at } of ended) {
    const mayBeCompleted = expires_at.getTime() > tooLate;
    if (mayBeCompleted && (await services.blobs.get(blob_name))) continue;
    await db.updateTable('upload').set({ size_bytes: 0 }).where('id', '=', id).where('file_id', 'is', null).execute();
    if (!mayBeCompleted) await services.blobs.delete(blob_name);
  }
}
