import { buffer } from 'node:stream/consumers';
import { type JobDefinition, type Services, transactAs } from '@pausenplatz/kernel-server';
import type { DocumentsTables } from '../tables.ts';
import { versionName } from './blob-names.ts';
import { drawVersions } from './draw-versions.ts';

const everySeconds = 10;

/**
 * Draws the smaller versions of pictures that have none yet: what was just uploaded first, then what was there before there were any.
 * Works for half of the time at most, so that a large stock of old pictures leaves the processor to the lessons.
 */
export const drawPictures: JobDefinition = {
  name: 'documents-draw-pictures',
  everySeconds,
  async run(services: Services) {
    const end = performance.now() + (everySeconds * 1_000) / 2;
    while ((await drawNext(services)) && performance.now() < end);
  },
};

/** Draws one picture; false when none is left. Held until its row knows of its versions, so that whoever deletes it finds them all. */
function drawNext(services: Services): Promise<boolean> {
  return transactAs<DocumentsTables>(services)(async ({ db }) => {
    const picture = await db
      .selectFrom('file')
      .select(['id', 'blob_name'])
      .where('width', 'is not', null)
      .where('drawn_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      // Other processes take other pictures, and whoever shows this one need not wait.
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!picture) return false;
    const { versions, preview } = await drawn(services, picture);
    for (const { content, ...version } of versions)
      await services.blobs.put(versionName(picture.blob_name, version), content, `image/${version.format}`);
    const widths = [...new Set(versions.map(({ width }) => width))];
    await db.updateTable('file').set({ widths, preview, drawn_at: services.clock.now() }).where('id', '=', picture.id).execute();
    return true;
  });
}

/** A picture that cannot be drawn is shown as it is, and not tried for ever. */
async function drawn(services: Services, { id, blob_name }: { readonly id: string; readonly blob_name: string }) {
  const blob = await services.blobs.get(blob_name);
  const content = blob ? await buffer(await blob.body()) : null;
  try {
    if (content) return await drawVersions(content);
  } catch (error) {
    services.log.warn({ err: error, file: id }, 'versions of a picture');
  }
  return { versions: [], preview: null };
}
