import { proveArchiveReader } from '@pausenplatz/account/server';
import { openArchive } from './open-archive.ts';
import { byteRange, cleanFileName } from '@pausenplatz/documents/rules';
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
    const archive = row.rights.every((right) => rights.includes(right)) ? await openArchive(services, row) : null;
    if (!archive) return refuse('EXPORT_NOT_FOUND');
    // A download that broke off goes on where it was, as long as it is the same archive.
    const tag = `"${row.id}"`;
    const isSame = (request.headers['if-range'] ?? tag) === tag;
    const range = byteRange(isSame ? (request.headers.range ?? null) : null, archive.sizeBytes);
    const name = encodeURIComponent(cleanFileName(`${row.about}.zip`));
    void reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('accept-ranges', 'bytes')
      .header('etag', tag)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${archive.sizeBytes}`).send('');
    const { start, end } = range ?? { start: 0, end: archive.sizeBytes - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${archive.sizeBytes}`);
    return reply.header('content-length', String(end - start + 1)).send(archive.body(start, end));
  });
}
