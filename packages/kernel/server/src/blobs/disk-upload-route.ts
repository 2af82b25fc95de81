import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Arrivals } from './blob-store.ts';
import { diskContainer, uploadClaim } from './disk-store.ts';

interface Claim {
  readonly name: string;
  readonly maximumBytes: number;
}

/** Our own half of Azure's Put Blob: one signed PUT of one blob, refused when it is too long or too late. */
export function registerUpload(app: FastifyInstance, services: Services, { folder, keepNew }: Arrivals): void {
  void app.register(async (scope) => {
    // The body is a file, whatever type it claims; it goes to disk as a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put(`/blob/${diskContainer}/:name`, { bodyLimit: 1 }, async (request, reply) => {
      const { name, maximumBytes } = readClaim(services, request);
      const part = join(folder, `${name}.${newId()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        await pipeline(request.raw, capped(maximumBytes), createWriteStream(part, { flush: true }));
        // A permission creates; what is there it may not change (Azure's "c" without "w").
        if (!(await keepNew(name, part))) return refuse('FORBIDDEN');
      } finally {
        await rm(part, { force: true });
      }
      return reply.status(201).send('');
    });
  });
}

function readClaim(services: Services, request: FastifyRequest): Claim {
  // The router fills the path; a repeated query key makes an array, which no signature covers.
  const { name } = request.params as { name: string };
  const { se, max, sig } = request.query as Record<string, unknown>;
  if (typeof se !== 'string' || typeof max !== 'string' || typeof sig !== 'string') return refuse('FORBIDDEN');
  const isOurs =
    /^[A-Za-z0-9_-]{22}(-[a-z]{1,16})?$/.test(name) && services.signer.isSealed('upload', uploadClaim(name, Number(max), se), sig);
  if (!isOurs || new Date(se) < services.clock.now() || request.headers['x-ms-blob-type'] !== 'BlockBlob') return refuse('FORBIDDEN');
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > Number(max)) return refuse('BODY_TOO_LARGE');
  return { name, maximumBytes: Number(max) };
}

function capped(maximumBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > maximumBytes ? tooLarge() : null, chunk);
    },
  });
}

function tooLarge(): Error {
  try {
    return refuse('BODY_TOO_LARGE');
  } catch (error) {
    return error instanceof Error ? error : new Error('too large');
  }
}
