import { asSystem, refuse, type Services, ownTables } from '@pausenplatz/kernel-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedVersion, byteRange } from '../rules/index.ts';
import { isFileAddress } from './addresses.ts';
import { versionName } from './pictures/blob-names.ts';
import type { DocumentsTables } from './tables.ts';

// Documents are saved, never opened by our own address: what runs inside them is not ours (trust: T6).
const opensInPlace = /^(image|audio|video)\//;

/** A header that bears every name (RFC 6266, with the escaping of RFC 8187). */
const downloadAs = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const foreverToday = 'private, max-age=86400, immutable';
/** A picture whose versions are still being drawn stands in for one of them. */
const forNow = 'private, max-age=60';

type FileRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/**
 * `/files/{id}`: whoever was given the signed address may read the file and its smaller versions, until the address ends.
 * `/embed/files/{id}` is the same for pages of other websites, whose browsers take nothing from `/files`.
 */
export function registerFileRoute(app: FastifyInstance, services: Services): void {
  const db = ownTables<DocumentsTables>(services.db);
  const answer = async (request: FileRequest, reply: FastifyReply) => {
    const { id } = request.params;
    const { d, s } = request.query;
    const asked = askedVersion(request.query);
    // The same for every id: nobody learns which files there are.
    if (typeof d !== 'string' || typeof s !== 'string' || !isFileAddress(services, id, d, s)) return refuse('FORBIDDEN');
    if (asked === 'impossible') return refuse('NOT_FOUND');
    // The signed address is the proof; it was made for somebody who saw the file.
    const file = await asSystem(() =>
      db.selectFrom('file').select(['blob_name', 'mime_type', 'name', 'widths', 'drawn_at']).where('id', '=', id).executeTakeFirst(),
    );
    const version = asked && file?.widths.includes(asked.width) ? asked : null;
    const blob = file ? await services.blobs.get(version ? versionName(file.blob_name, version) : file.blob_name) : null;
    if (!file || !blob) return refuse('NOT_FOUND');
    const range = byteRange(request.headers.range ?? null, blob.sizeBytes);
    const lasts = asked && !file.drawn_at ? forNow : foreverToday;
    const type = version ? `image/${version.format}` : file.mime_type;
    void reply.header('accept-ranges', 'bytes').header('cache-control', lasts).type(type);
    if (!opensInPlace.test(file.mime_type)) void reply.header('content-disposition', downloadAs(file.name));
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${blob.sizeBytes}`).send('');
    if (!range) return reply.header('content-length', String(blob.sizeBytes)).send(await blob.body());
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${blob.sizeBytes}`);
    return reply.header('content-length', String(range.end - range.start + 1)).send(await blob.body(range));
  };
  app.get('/files/:id', answer);
  app.get('/embed/files/:id', answer);
}
