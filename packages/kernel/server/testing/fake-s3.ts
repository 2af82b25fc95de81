import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Keys, signedHeaders } from '../src/blobs/sign-s3.ts';

interface FakeS3 {
  /** Of its one bucket, with key, secret and region. */
  readonly address: string;
  /** From now on what is read breaks off half-way. */
  breakOff(): void;
  stop(): Promise<void>;
}

const bucket = '/ablage';

/** As much of S3 as our store asks of it: one bucket, whose requests have to be signed and whole. For tests. */
export async function fakeS3(keys: S3Keys): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  let breaksOff = false;
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const [status, content] = judge(request, body);
    if (breaksOff && request.method === 'GET') {
      response.writeHead(status, { 'content-length': content.length });
      return void response.write(content.subarray(0, content.length / 2), () => response.destroy());
    }
    response.writeHead(status, { 'content-length': content.length }).end(request.method === 'HEAD' ? undefined : content);
  };
  const nothing = Buffer.alloc(0);
  const judge = (request: IncomingMessage, body: Buffer): readonly [number, Buffer] => {
    const { method = '', url: path = '' } = request;
    if (!isSigned(request, body, keys)) return [403, nothing];
    if (path === bucket) return [200, nothing];
    if (!path.startsWith(`${bucket}/`)) return [404, nothing];
    const found = objects.get(path);
    if (method === 'PUT') {
      if (found && request.headers['if-none-match'] === '*') return [412, nothing];
      objects.set(path, body);
      return [200, nothing];
    }
    if (method === 'DELETE') return objects.delete(path) ? [204, nothing] : [404, nothing];
    if (!found) return [404, nothing];
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    return start === undefined ? [200, found] : [206, found.subarray(Number(start), Number(end) + 1)];
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${keys.id}:${encodeURIComponent(keys.secret)}@127.0.0.1:${port}${bucket}?region=${keys.region}`,
    breakOff: () => void (breaksOff = true),
    async stop() {
      const closed = new Promise((resolve) => void server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Signed over all headers that it names, with the sum of what came. */
function isSigned({ method = '', url: path, headers }: IncomingMessage, body: Buffer, keys: S3Keys): boolean {
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const url = new URL(`http://${headers.host}${path}`);
  const signed = Object.fromEntries(
    names
      .split(';')
      .filter((name) => !['host', 'x-amz-date', 'x-amz-content-sha256'].includes(name))
      .map((name) => [name, String(headers[name])]),
  );
  const moment = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
  const bodySum = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== bodySum || Number.isNaN(Date.parse(moment))) return false;
  return signedHeaders({ method, url, headers: signed, bodySum, at: new Date(moment) }, keys).authorization === headers.authorization;
}
