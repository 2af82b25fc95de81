import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { createTokenSigner, type TokenSigner } from '../security/token-signer.ts';
import type { Services } from '../services.ts';
import { Refusal } from '../refusal.ts';
import { createAzureStore } from './azure-store.ts';
import type { BlobStore, UploadPermission } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';
import { registerUpload } from './disk-upload-route.ts';
import { fakeS3 } from '../../testing/fake-s3.ts';
import { createS3Store, s3PlaceOf } from './s3-store.ts';

interface Driver {
  readonly store: BlobStore;
  stop(): Promise<void>;
}

/** A store whose files come by our own address, on a loopback port. */
async function behindOurAddress(
  make: (signer: TokenSigner, origin: () => string) => Promise<BlobStore>,
  stop: () => unknown,
): Promise<Driver> {
  const signer = createTokenSigner('blob-store-blob-store-blob-store');
  const app: FastifyInstance = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? error.status : 500).send(''));
  let address = '';
  const store = await make(signer, () => address);
  // The route needs of all services only these two.
  if (store.arrivals) registerUpload(app, { signer, clock: systemClock } as unknown as Services, store.arrivals);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    store,
    async stop() {
      await app.close();
      await stop();
    },
  };
}

function onDisk(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-blobs-'));
  return behindOurAddress(
    async (signer, origin) => createDiskStore(folder, signer, origin),
    () => rmSync(folder, { recursive: true }),
  );
}

async function onS3(): Promise<Driver> {
  const fake = await fakeS3({ id: 'pausenplatz', secret: 'ge/heim+', region: 'zuerich-1' });
  return behindOurAddress(
    (signer, origin) => createS3Store(s3PlaceOf(fake.address), signer, origin),
    () => fake.stop(),
  );
}

/** Azure's own emulator, in memory and without talk to anybody. */
async function onAzure(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-azurite-'));
  const main = join(dirname(createRequire(import.meta.url).resolve('azurite/package.json')), 'dist/src/blob/main.js');
  const flags = [
    '--blobHost',
    '127.0.0.1',
    '--blobPort',
    '0',
    '--silent',
    '--disableTelemetry',
    '--skipApiVersionCheck',
    '--inMemoryPersistence',
  ];
  const child = spawn(process.execPath, [main, ...flags], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await portOf(child);
  const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  const store = await createAzureStore(
    `DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/devstoreaccount1`,
  );
  return {
    store,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
}

function addressOf({ connectionString, container, blobName }: UploadPermission): string {
  const [, endpoint = '', sas = ''] = /^BlobEndpoint=([^;]+);SharedAccessSignature=(.+)$/.exec(connectionString) ?? [];
  return `${endpoint}/${container}/${blobName}?${sas}`;
}
const put = (address: string, body: string, headers: Record<string, string> = { 'x-ms-blob-type': 'BlockBlob' }) =>
  fetch(address, { method: 'PUT', body, headers });
const soon = () => new Date(Date.now() + 600_000);

describe.each([
  ['the disk', onDisk],
  ['S3', onS3],
  ['Azure', onAzure],
] as const)('a store on %s', (_name, start) => {
  let driver: Driver;
  let store: BlobStore;
  beforeAll(async () => {
    driver = await start();
    store = driver.store;
  }, 60_000);
  afterAll(() => driver.stop());
  const read = async (name: string, range?: { start: number; end: number }) => {
    const blob = await store.get(name);
    return blob ? (await buffer(await blob.body(range))).toString() : null;
  };

  it('keeps what is put, in whole and in parts', async () => {
    const name = newId();
    await store.put(name, Buffer.from('Grüezi mitenand'), 'text/plain');
    expect((await store.get(name))?.sizeBytes).toBe(16);
    expect(await read(name)).toBe('Grüezi mitenand');
    expect(await read(name, { start: 8, end: 15 })).toBe('mitenand');
    expect(await read(name, { start: 0, end: 0 })).toBe('G');
  });

  it('replaces what the server itself puts again', async () => {
    const name = newId();
    for (const content of ['eins, und zwar lang', 'zwei']) await store.put(name, Buffer.from(content), 'text/plain');
    expect(await read(name)).toBe('zwei');
  });

  it('keeps a stream whole, whatever its size, and nothing of one that breaks off', async () => {
    const [whole, broken] = [newId(), newId()];
    const piece = Buffer.alloc(1024 * 1024, 'x');
    async function* pieces(upTo: number): AsyncGenerator<Buffer> {
      for (let count = 0; count < 9; count += 1) {
        if (count === upTo) throw new Error('away');
        yield piece;
      }
    }
    await store.put(whole, Readable.from(pieces(99), { objectMode: false }), 'text/plain');
    expect((await store.get(whole))?.sizeBytes).toBe(9 * piece.length);
    await expect(store.put(broken, Readable.from(pieces(6), { objectMode: false }), 'text/plain')).rejects.toThrow('away');
    expect(await store.get(broken)).toBeNull();
  });

  it('lets a permission bring nothing into the place of what was emptied', async () => {
    const permission = await store.allowUpload(`${newId()}-arriving`, 1_000, soon());
    await put(addressOf(permission), 'Igel');
    await store.put(permission.blobName, Buffer.alloc(0), 'text/plain');
    expect((await put(addressOf(permission), 'Fuchs')).status).toBeGreaterThanOrEqual(400);
    expect((await store.get(permission.blobName))?.sizeBytes).toBe(0);
  });

  it('answers null for what is not there, and deletes what is not there without a fuss', async () => {
    const name = newId();
    expect(await store.get(name)).toBeNull();
    await store.delete(name);
    await store.put(name, Buffer.from('x'), 'text/plain');
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
  });

  it.each(['../../etc/passwd', '..', '', 'a'.repeat(21), `${'a'.repeat(22)}/x`, `${'a'.repeat(22)}-`, `${'a'.repeat(22)}\0`])(
    'takes %j for no name, whatever is asked',
    async (name) => {
      await expect((async () => store.get(name))()).rejects.toThrow('Blob name');
      await expect((async () => store.put(name, Buffer.from('x'), 'text/plain'))()).rejects.toThrow('Blob name');
      await expect((async () => store.delete(name))()).rejects.toThrow('Blob name');
      await expect((async () => store.allowUpload(name, 10, soon()))()).rejects.toThrow('Blob name');
    },
  );

  it('lets the bearer of a permission put that one blob', async () => {
    const permission = await store.allowUpload(`${newId()}-arriving`, 1_000, soon());
    const answer = await put(addressOf(permission), 'Igel');
    expect(answer.status).toBe(201);
    expect(await read(permission.blobName)).toBe('Igel');
  });

  it('lets nobody change with a permission what is already there', async () => {
    const permission = await store.allowUpload(`${newId()}-arriving`, 1_000, soon());
    await put(addressOf(permission), 'Igel');
    const again = await put(addressOf(permission), 'Fuchs');
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(await read(permission.blobName)).toBe('Igel');
  });

  it('refuses a permission for another name, after its end, with a broken seal, and for reading', async () => {
    const permission = await store.allowUpload(`${newId()}-arriving`, 1_000, soon());
    const address = addressOf(permission);
    const other = newId();
    expect((await put(address.replace(permission.blobName, other), 'x')).status).toBe(403);
    expect((await put(address.replace(/sig=.{4}/, 'sig=AAAA'), 'x')).status).toBe(403);
    expect((await put(address.replace(/se=[^&]+/, 'se=2099-01-01T00%3A00%3A00Z'), 'x')).status).toBe(403);
    const late = await store.allowUpload(`${newId()}-arriving`, 1_000, new Date(Date.now() - 60_000));
    expect((await put(addressOf(late), 'x')).status).toBe(403);
    await store.put(permission.blobName, Buffer.from('geheim'), 'text/plain');
    expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(address, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400);
    expect(await store.get(other)).toBeNull();
  });

  it('refuses a PUT that does not say which kind of blob it makes', async () => {
    const permission = await store.allowUpload(`${newId()}-arriving`, 1_000, soon());
    expect((await put(addressOf(permission), 'x', {})).status).toBeGreaterThanOrEqual(400);
    expect(await store.get(permission.blobName)).toBeNull();
  });
});

describe('a bucket', () => {
  it('that is not there, or wants another key, is said at once, without the key', async () => {
    const fake = await fakeS3({ id: 'pausenplatz', secret: 'geheim', region: 'us-east-1' });
    const signer = createTokenSigner('blob-store-blob-store-blob-store');
    const open = (address: string) => createS3Store(s3PlaceOf(address), signer, () => '');
    await expect(open(fake.address)).resolves.toMatchObject({ kind: 's3', foreignOrigin: null });
    await expect(open(fake.address.replace('ablage', 'anderswo'))).rejects.toThrow('S3 answered HEAD with 404');
    await expect(open(fake.address.replace('geheim', 'falsch'))).rejects.toThrow(/^S3 answered HEAD with 403$/);
    await fake.stop();
  });

  it('that breaks off in the middle of a file is a fault for who reads, and no end', async () => {
    const fake = await fakeS3({ id: 'pausenplatz', secret: 'geheim', region: 'us-east-1' });
    const store = await createS3Store(s3PlaceOf(fake.address), createTokenSigner('blob-store-blob-store-blob-store'), () => '');
    const name = newId();
    await store.put(name, Buffer.alloc(100_000, 'x'), 'text/plain');
    const found = await store.get(name);
    fake.breakOff();
    const body = await found?.body();
    await expect(body && buffer(body)).rejects.toThrow();
    await fake.stop();
  });
});
