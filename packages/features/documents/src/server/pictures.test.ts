import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeUpload, type StoredFile, versionAddress, versionFormats } from '../contract/index.ts';
import { anArrivedUpload, aPng, drawAll } from '../testing/index.ts';
import { fileAddress } from './addresses.ts';
import { documentsServer, presentFile, smallPictureAddress, storePicture } from './index.ts';
import type { DocumentsTables } from './tables.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const day = 86_400_000;
const db = () => ownTables<DocumentsTables>(test.server.services.db);
const rowOf = (id: string) => db().selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (id: string): Promise<StoredFile> => presentFile(test.server.services, await rowOf(id));
const uploaded = async (content: Buffer, name = 'Igel.png') => {
  const { body } = await test.call(await world.tokenOf('teacherOfClass'), completeUpload, {
    uploadId: await anArrivedUpload(world, content, name),
  });
  return body;
};
const drawn = async (content: Buffer, name?: string): Promise<StoredFile> => {
  const { id } = await uploaded(content, name);
  await drawAll(test.server.services);
  return shown(id);
};
const read = async (url: string) => {
  const answer = await test.fetch(url);
  const content = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, content };
};
/** Something that is not all one colour, in which a format has something to do. */
const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 120, sigma: 30 } } })
    .blur(4)
    .jpeg({ quality: 90 })
    .toBuffer();
const noVersions = { widths: [], preview: null };

describe('the versions of a picture', () => {
  it('are not there when an upload answers, and are told of once they are drawn', async () => {
    const file = await uploaded(await aPhoto(1000, 500));
    expect(file).toMatchObject(noVersions);
    await drawAll(test.server.services);
    expect((await shown(file.id)).widths).toEqual([240, 480, 1000]);
  });

  it('are pictures of the named width and format, of the same shape, and smaller', async () => {
    const file = await drawn(await aPhoto(1000, 500), 'Foto.jpg');
    for (const width of file.widths)
      for (const format of versionFormats) {
        const { status, headers, content } = await read(versionAddress(file.url, { width, format }));
        expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
          200,
          `image/${format}`,
          String(content.length),
        ]);
        const facts = await sharp(content).metadata();
        expect([facts.format === 'heif' ? 'avif' : facts.format, facts.width, facts.height]).toEqual([format, width, width / 2]);
        expect(content.length).toBeLessThan(file.sizeBytes);
      }
  });

  it('may be kept by browsers all day, run nothing, and come in parts', async () => {
    const file = await drawn(await aPhoto(500, 300));
    const address = versionAddress(file.url, { width: 240, format: 'webp' });
    const { headers, content } = await read(address);
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    // Each format has an address of its own: no answer depends on what the browser says it takes.
    expect(headers.get('vary') ?? '').not.toMatch(/accept(,|$)/i);
    const part = await test.fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 0-3/${content.length}`, 'RIFF']);
  });

  it('are never wider than the picture', async () => {
    const file = await drawn(await aPng(100, 60));
    expect(file.widths).toEqual([100]);
  });

  it.each([
    ['a calm', (width: number, height: number) => aPng(width, height)],
    ['a busy', aPhoto],
  ] as const)('have a soft idea of %s picture that goes along with every answer', async (_kind, draw) => {
    const { preview } = await drawn(await draw(900, 600));
    const content = Buffer.from(preview ?? '', 'base64');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 24, height: 16 });
    expect(preview?.length).toBeLessThanOrEqual(300);
  });

  it('keep what one can see through, and have nothing behind it that would show', async () => {
    const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const file = await drawn(clear);
    expect(file.preview).toBeNull();
    const { content } = await read(versionAddress(file.url, { width: 400, format: 'avif' }));
    expect((await sharp(content).stats()).isOpaque).toBe(false);
  });

  it('are not made of a picture that moves', async () => {
    const frames = [await aPng(300, 200, 'red'), await aPng(300, 200, 'blue')];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await drawn(moving, 'tanz.gif');
    expect(file).toMatchObject(noVersions);
    const { content } = await read(versionAddress(file.url, { width: 240, format: 'webp' }));
    expect((await sharp(content, { animated: true }).metadata()).pages).toBe(2);
  });

  it('are drawn of pictures that were there before, and of those of the demo school', async () => {
    const { services } = test.server;
    const owner = { ownerId: world.people.teacherOfClass.userId, name: 'alt.png', mimeType: 'image/png' };
    const id = await storePicture(services, { ...owner, content: await aPng(300, 200) });
    await drawAll(services);
    expect((await shown(id)).widths).toEqual([240, 300]);
    await db().updateTable('file').set({ widths: [], preview: null, drawn_at: null }).where('id', '=', id).execute();
    await drawAll(services);
    expect((await shown(id)).widths).toEqual([240, 300]);
  });

  it('of a picture that cannot be drawn are not tried for ever, and do not hold up the others', async () => {
    const { services } = test.server;
    const [broken, gone] = [await uploaded(await aPng(20, 20)), await uploaded(await aPng(20, 20))];
    await services.blobs.put((await rowOf(broken.id)).blob_name, Buffer.from('kein Bild'), 'image/png');
    await services.blobs.delete((await rowOf(gone.id)).blob_name);
    const whole = await drawn(await aPng(20, 20));
    expect([await shown(broken.id), await shown(gone.id), whole]).toMatchObject([noVersions, noVersions, { widths: [20] }]);
  });

  it('take nothing of a person’s room', async () => {
    const file = await uploaded(await aPhoto(800, 600));
    await drawAll(test.server.services);
    expect((await rowOf(file.id)).size_bytes).toBe(file.sizeBytes);
  });
});

describe('who may read a version', () => {
  it('is whoever may read the picture: without its seal, with another one, and too late, both are refused alike', async () => {
    const file = await drawn(await aPng(300, 200));
    const other = await drawn(await aPng(300, 200));
    const address = versionAddress(file.url, { width: 240, format: 'avif' });
    expect((await test.fetch(address)).status).toBe(200);
    const spoilt = (url: string) => [
      url.replace(/s=[^&]+/, 's=AAAA'),
      url.replace(/&s=[^&]+/, ''),
      url.replace(/d=\d+/, 'd=99999'),
      url.replace(file.id, other.id),
      url.replace(file.id, 'A'.repeat(22)),
    ];
    const refusals = async (url: string) =>
      Promise.all(
        spoilt(url).map(async (one) => {
          const answer = await test.fetch(one);
          return [answer.status, answer.headers.get('cache-control'), Object.keys((await answer.json()) as object)];
        }),
      );
    const ofVersion = await refusals(address);
    expect(ofVersion.map(([status]) => status)).toEqual(ofVersion.map(() => 403));
    expect(ofVersion).toEqual(await refusals(file.url));
    test.clock.advance(2 * day);
    expect([(await test.fetch(address)).status, (await test.fetch(file.url)).status]).toEqual([403, 403]);
  });

  it('finds no other blob by what the address asks for', async () => {
    const { id } = await drawn(await aPng(300, 200));
    const url = fileAddress(test.server.services, id);
    for (const query of ['w=240', 'f=webp', 'w=240&f=png', 'w=-1&f=webp', 'w=240&w=480&f=webp', 'w=..%2F&f=webp', 'w=240&f=webp%2F..'])
      expect((await test.fetch(`${url}&${query}`)).status, query).toBe(404);
  });

  it('gets the picture itself where there is no such version: for a minute while it is being drawn, all day afterwards', async () => {
    const { services } = test.server;
    const { id } = await uploaded(await aPng(700, 500));
    await db()
      .transaction()
      .execute(async (transaction) => {
        // As long as the row is held, nobody draws.
        await transaction.updateTable('file').set({ unused_since: null }).where('id', '=', id).where('drawn_at', 'is', null).execute();
        const early = await read(smallPictureAddress(services, id));
        expect([early.status, early.headers.get('content-type'), early.headers.get('cache-control')]).toEqual([
          200,
          'image/png',
          'private, max-age=60',
        ]);
      });
    await drawAll(services);
    const small = await read(smallPictureAddress(services, id));
    expect([small.headers.get('content-type'), (await sharp(small.content).metadata()).width]).toEqual(['image/webp', 240]);
    const unknown = await read(versionAddress(fileAddress(services, id), { width: 777, format: 'avif' }));
    expect([unknown.headers.get('content-type'), unknown.headers.get('cache-control')]).toEqual([
      'image/png',
      'private, max-age=86400, immutable',
    ]);
  });
});

describe('a picture that goes', () => {
  it('takes its versions along, also those that its row does not know of yet', async () => {
    const { services } = test.server;
    const [known, unknown] = [await drawn(await aPng(300, 200)), await drawn(await aPng(300, 200))];
    await db().updateTable('file').set({ widths: [] }).where('id', '=', unknown.id).execute();
    const names: string[] = [];
    for (const { id } of [known, unknown]) {
      const { blob_name } = await rowOf(id);
      names.push(blob_name, ...['avif240', 'avif300', 'webp240', 'webp300'].map((version) => `${blob_name}-${version}`));
    }
    const there = async () => (await Promise.all(names.map((name) => services.blobs.get(name)))).filter((blob) => blob !== null).length;
    expect(await there()).toBe(10);
    const sweep = documentsServer.jobs?.find(({ name }) => name === 'documents-sweep-files');
    await sweep?.run(services, {} as never);
    test.clock.advance(61 * day);
    await sweep?.run(services, {} as never);
    expect(await there()).toBe(0);
  });
});
