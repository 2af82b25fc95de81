import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import type { TokenSigner } from '../security/token-signer.ts';
import { assertBlobName, type BlobStore } from './blob-store.ts';
import { ownPermission } from './disk-store.ts';
import { type S3Keys, signedHeaders, sumOfNothing } from './sign-s3.ts';

const silenceAtMostMs = 60_000;

export interface S3Place extends S3Keys {
  /** Address of the bucket, as a path: any store that speaks S3 knows these. */
  readonly bucket: string;
}

/** `https://key:secret@host/bucket?region=…`; without a region the one that stores other than Amazon's take. */
export function s3PlaceOf(address: string): S3Place {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const region = searchParams.get('region') ?? 'us-east-1';
  return { bucket: origin + pathname.replace(/\/$/, ''), id: decodeURIComponent(username), secret: decodeURIComponent(password), region };
}

/** Files in a bucket of S3 or of what speaks like it. Browsers send them to us, and we pass them on: buckets need no rule for origins. */
export async function createS3Store(place: S3Place, signer: TokenSigner, origin: () => string): Promise<BlobStore> {
  const send = (method: string, path: string, more: Sent = {}) => ask(place, method, path, more);
  const at = (name: string) => {
    assertBlobName(name);
    return `/${name}`;
  };
  const ready = await done(await send('HEAD', ''));
  if (ready !== 200) throw new S3Error('HEAD', ready);
  const putFile = async (name: string, file: string, headers: Readonly<Record<string, string>>) => {
    const [bodySum, sizeBytes] = await sumOf(file);
    return done(await send('PUT', at(name), { headers: { ...headers, 'content-length': String(sizeBytes) }, bodySum, file }));
  };
  const sizeOf = async (name: string): Promise<number | null> => {
    const answer = await send('HEAD', at(name));
    const status = await done(answer);
    if (status === 404) return null;
    if (status !== 200) throw new S3Error('HEAD', status);
    return Number(answer.headers['content-length'] ?? 0);
  };
  const keepNew = async (name: string, file: string) => {
    // Not every store knows the condition; those that do close the gap between both requests.
    if ((await sizeOf(name)) !== null) return false;
    const status = await putFile(name, file, { 'if-none-match': '*' });
    if (status === 412 || status === 409) return false;
    if (status !== 200) throw new S3Error('PUT', status);
    return true;
  };
  return {
    kind: 's3',
    foreignOrigin: null,
    arrivals: { folder: tmpdir(), keepNew },
    allowUpload: async (...upload) => ownPermission(signer, origin(), ...upload),
    async put(blobName, content, mimeType) {
      assertBlobName(blobName);
      // S3 wants to know the size before the first byte, and a stream that breaks off shall leave nothing behind.
      const file = join(tmpdir(), `pausenplatz-${newId()}`);
      try {
        await pipeline(content instanceof Readable ? content : Readable.from([content]), createWriteStream(file, { mode: 0o600 }));
        const status = await putFile(blobName, file, { 'content-type': mimeType });
        if (status !== 200) throw new S3Error('PUT', status);
      } finally {
        await rm(file, { force: true });
      }
    },
    async get(blobName) {
      const sizeBytes = await sizeOf(blobName);
      if (sizeBytes === null) return null;
      return {
        sizeBytes,
        async body(range) {
          const answer = await send('GET', at(blobName), range && { headers: { range: `bytes=${range.start}-${range.end}` } });
          if (answer.statusCode !== 200 && answer.statusCode !== 206) throw new S3Error('GET', await done(answer));
          return answer;
        },
      };
    },
    async delete(blobName) {
      const status = await done(await send('DELETE', at(blobName)));
      if (status !== 204 && status !== 200 && status !== 404) throw new S3Error('DELETE', status);
    },
  };
}

/** Says what was asked and how it was answered, never with which key. */
class S3Error extends Error {
  constructor(method: string, status: number) {
    super(`S3 answered ${method} with ${status}`);
    this.name = 'S3Error';
  }
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly bodySum?: string;
  /** Where the body lies. */
  readonly file?: string;
}

function ask(place: S3Place, method: string, path: string, { headers = {}, bodySum = sumOfNothing, file }: Sent): Promise<IncomingMessage> {
  const url = new URL(place.bucket + path);
  const signed = signedHeaders({ method, url, headers, bodySum, at: new Date() }, place);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, { method, headers: signed }, (answer) => {
      // Whoever reads a film may pause as long as they like.
      request.setTimeout(0);
      resolve(answer);
    });
    request.setTimeout(silenceAtMostMs, () => request.destroy(new Error('S3 does not answer')));
    request.on('error', reject);
    if (file === undefined) request.end();
    else pipeline(createReadStream(file), request).catch(reject);
  });
}

/** Reads to its end what nobody wants to read; answers the status. */
async function done(answer: IncomingMessage): Promise<number> {
  for await (const _piece of answer) continue;
  return answer.statusCode ?? 0;
}

async function sumOf(file: string): Promise<readonly [sum: string, sizeBytes: number]> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  return [hash.digest('hex'), sizeBytes];
}
