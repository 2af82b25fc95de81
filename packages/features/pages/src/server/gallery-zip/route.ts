import { storedEntries } from '@pausenplatz/documents/server';
import { brand } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { asSystem, ownTables, refuse, type Services, zipParts } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import type { PagesTables } from '../tables.ts';
import { galleryOfAddress, galleryZipPath } from './address.ts';
import { galleryFiles } from './files.ts';

/** So many pictures of the size that may be uploaded fit at most. */
const mostBytes = 4 * 1024 * 1024 * 1024;

/** `/pages/gallery/zip`: a plain route, because it answers a file. What was taken away since the address was made is not in it. */
export function registerGalleryZip(app: FastifyInstance, services: Services): void {
  const db = ownTables<PagesTables>(services.db);
  app.get<{ Querystring: Record<string, unknown> }>(galleryZipPath, async (request, reply) => {
    // The signed address is the proof; it was made for somebody who belongs to the page.
    const blockId = galleryOfAddress(services, request.query) ?? refuse('FORBIDDEN');
    const files = await asSystem(() => galleryFiles(db, blockId));
    for await (const zip of zipParts(storedEntries(services, files), mostBytes))
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${brand.slug}-${zurichDay(services.clock.now())}.zip"`)
        .type('application/zip')
        .send(zip);
    return refuse('NOT_FOUND');
  });
}
