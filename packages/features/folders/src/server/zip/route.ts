import { storedEntries } from '@pausenplatz/documents/server';
import { brand } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { actorOfSession, ownTables, refuse, type Services, zipParts } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { foldersLimits } from '../../contract/index.ts';
import { readItems } from '../read.ts';
import { proveFolder } from '../scope.ts';
import type { FoldersTables } from '../tables.ts';
import { zipOf, zipPath } from './address.ts';
import { zipFiles } from './entries.ts';

/** `/folders/zip`: a plain route, because it answers a file. What was taken away since the address was made is not in it. */
export function registerZipRoute(app: FastifyInstance, services: Services): void {
  const db = ownTables<FoldersTables>(services.db);
  app.get<{ Querystring: Record<string, unknown> }>(zipPath, async (request, reply) => {
    // A browser fetches a file without what Teams signs in by: the sealed address says who asked. Whether they still may is asked anew.
    const of = zipOf(services, request.query) ?? refuse('FORBIDDEN');
    const actor = await actorOfSession(services, of.sessionId);
    if (actor.kind === 'anonymous') return refuse('FORBIDDEN');
    const scope = await proveFolder({ db, actor, steps: services.steps }, of.blockId);
    const files = zipFiles({ ...scope, ids: of.ids }, await readItems(db, of));
    if (files.length === 0) return refuse('NOT_FOUND');
    const ids = files.map(({ fileId }) => fileId);
    const rows = await db.selectFrom('file').select(['id', 'blob_name']).where('id', 'in', ids).execute();
    const blobOf = new Map(rows.map(({ id, blob_name }) => [id, blob_name]));
    const placed = files.map(({ path, fileId }) => ({ path, blobName: blobOf.get(fileId) ?? '' }));
    for await (const zip of zipParts(storedEntries(services, placed), 2 * foldersLimits.zipBytes))
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${brand.slug}-${zurichDay(services.clock.now())}.zip"`)
        .type('application/zip')
        .send(zip);
    return refuse('NOT_FOUND');
  });
}
