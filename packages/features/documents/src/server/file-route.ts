import { asSystem, refuse, type Services, ownTables } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { byteRange } from '../rules/index.ts';
import { isFileAddress } from './addresses.ts';
import type { DocumentsTables } from './tables.ts';

// Documents are saved, never opened by our own address: what runs inside them is not ours (trust: T6).
const opensInPlace = /^(image|audio|video)\//;

/** A header that bears every name (RFC 6266, with the escaping of RFC 8187). */
const downloadAs = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** `/files/{id}`: whoever was given the signed address may read the file, until the address ends. */
export function registerFileRoute(app: FastifyInstance, services: Services): void {
  const db = ownTables<DocumentsTables>(services.db);
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const { d, s } = request.query;
    if (typeof d !== 'string' || typeof s !== 'string' || !isFileAddress(services, id, d, s)) return refuse('NOT_FOUND');
    // The signed address is the proof; it was made for somebody who saw the file.
    const file = await asSystem(() =>
      db.selectFrom('file').select(['blob_name', 'mime_type', 'name']).where('id', '=', id).executeTakeFirst(),
    );
    const blob = file ? await services.blobs.get(file.blob_name) : null;
    if (!file || !blob) return refuse('NOT_FOUND');
    const range = byteRange(request.headers.range ?? null, blob.sizeBytes);
    void reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=86400, immutable').type(file.mime_type);
    if (!opensInPlace.test(file.mime_type)) void reply.header('content-disposition', downloadAs(file.name));
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${blob.sizeBytes}`).send('');
    if (!range) return reply.header('content-length', String(blob.sizeBytes)).send(await blob.body());
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${blob.sizeBytes}`);
    return reply.header('content-length', String(range.end - range.start + 1)).send(await blob.body(range));
  });
}
