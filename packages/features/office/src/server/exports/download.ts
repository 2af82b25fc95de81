import { cleanFileName } from '@pausenplatz/documents/rules';
import { daysBefore } from '@pausenplatz/kernel-format';
import { asSystem, ownTables, refuse, type Services } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { officeLimits } from '../../contract/index.ts';
import type { OfficeTables } from '../tables.ts';

type Signer = Pick<Services, 'signer' | 'clock'>;

/** The signed address of an archive; only its owner is told it, and it dies with the archive. */
export function archiveAddress({ signer }: Signer, id: string): string {
  return `/exports/${id}?s=${signer.seal('office-export', id)}`;
}

/** `/exports/{id}`: whoever was given the signed address gets the archive, as a download. */
export function registerDownloads(app: FastifyInstance, services: Services): void {
  const db = ownTables<OfficeTables>(services.db);
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/exports/:id', async (request, reply) => {
    const { id } = request.params;
    const { s } = request.query;
    if (typeof s !== 'string' || !services.signer.isSealed('office-export', id, s)) return refuse('NOT_FOUND');
    const row = await asSystem(() =>
      db.selectFrom('office_export').select(['blob_name', 'about', 'created_at']).where('id', '=', id).executeTakeFirst(),
    );
    const isOver = !row || row.created_at < daysBefore(services.clock.now(), officeLimits.exportDays);
    const blob = !isOver && row.blob_name !== null ? await services.blobs.get(row.blob_name) : null;
    if (!row || !blob) return refuse('NOT_FOUND');
    const name = encodeURIComponent(cleanFileName(`${row.about}.zip`));
    void reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-length', String(blob.sizeBytes))
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    return reply.send(await blob.body());
  });
}
