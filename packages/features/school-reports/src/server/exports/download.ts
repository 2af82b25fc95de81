import { proveArchiveReader } from '@pausenplatz/account/server';
import { cleanFileName } from '@pausenplatz/documents/rules';
import { actorOf, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { reportLimits } from '../../contract/index.ts';
import { refuse } from '../school-reports.ts';
import type { SchoolReportsTables } from '../tables.ts';
import { proveExport, wantedOf } from './prove-export.ts';

export const archivePath = (id: string): string => `/exports/${id}`;

/** When an archive that was made at this moment ends. */
export const archiveEnd = (madeAt: Date): Date => new Date(madeAt.getTime() + reportLimits.exportMinutes * 60_000);

/** `/exports/{id}`: its owner, signed in, gets the archive as a download, as long as they have every right that it was made with. */
export function registerDownloads(app: FastifyInstance, services: Services): void {
  const db = ownTables<SchoolReportsTables>(services.db);
  app.get<{ Params: { id: string } }>(archivePath(':id'), async (request, reply) => {
    const actor = await proveArchiveReader({ db, clock: services.clock }, await actorOf(services, request));
    const row = await db
      .selectFrom('office_export')
      .selectAll()
      .where('id', '=', request.params.id)
      .where('owner_id', '=', actor.userId)
      .where('state', '=', 'done')
      .executeTakeFirst();
    if (!row?.made_at || archiveEnd(row.made_at) <= services.clock.now() || row.rights.length === 0) return refuse('EXPORT_NOT_FOUND');
    const { rights } = await proveExport({ db, actor }, wantedOf(row));
    const blob = row.rights.every((right) => rights.includes(right)) ? await services.blobs.get(row.blob_name ?? '') : null;
    if (!blob) return refuse('EXPORT_NOT_FOUND');
    const name = encodeURIComponent(cleanFileName(`${row.about}.zip`));
    void reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-length', String(blob.sizeBytes))
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    return reply.send(await blob.body());
  });
}
