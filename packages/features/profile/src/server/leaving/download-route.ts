import { brand } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { actorOf, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { refuse as refuseOwn } from '../profile.ts';
import type { ProfileTables } from '../tables.ts';
import { proveArchiveReader } from '@pausenplatz/account/server';
import { exportPath, findExportPart } from './export.ts';

/** A zip of the own export, for its owner alone; a plain route, because it answers a file. */
export function registerExportRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; part: string } }>(exportPath(':id', ':part'), async (request, reply) => {
    const asking = { db: ownTables<ProfileTables>(services.db), clock: services.clock };
    const actor = await proveArchiveReader(asking, await actorOf(services, request));
    const { id, part } = request.params;
    const found = /^\d{1,3}$/.test(part) ? await findExportPart(services, actor.userId, id, Number(part)) : null;
    const blob = found ? await services.blobs.get(found.blob) : null;
    if (!blob) return refuseOwn('EXPORT_NOT_FOUND');
    const name = `${brand.slug}-${zurichDay(services.clock.now())}-${part}.zip`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', String(blob.sizeBytes))
      .type('application/zip')
      .send(await blob.body());
  });
}
