import { rawRequest, testServer, type TestServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { completeUpload, requestUploadToken, uploadLimits } from '../contract/index.ts';
import { documentsServer } from './index.ts';
import { anArrivedUpload, aPng, aZip } from '../testing/index.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const megabyte = 1024 * 1024;
const block = { 'x-ms-blob-type': 'BlockBlob' };
let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
});

async function permission(fileName = 'Igel.png', { token = lea, sizeBytes = 20_000 } = {}) {
  const { body } = await test.call(token, requestUploadToken, { service: 'pages', fileName, sizeBytes });
  const { endpoint = '', sas = '' } =
    /^BlobEndpoint=(?<endpoint>[^;]+);SharedAccessSignature=(?<sas>.+)$/.exec(body.connectionString)?.groups ?? {};
  const addressOf = (blobName: string) => `${endpoint}/${body.container}/${blobName}?${sas}`;
  return { ...body, addressOf, address: addressOf(body.blobName) };
}
const put = (address: string, content: Uint8Array<ArrayBuffer>, headers: Record<string, string> = block) =>
  fetch(address, { method: 'PUT', body: content, headers });
const complete = (uploadId: string, token = lea) => test.call(token, completeUpload, { uploadId });
const bytes = (content: Buffer | string) => new Uint8Array(Buffer.from(content));
const checked = async (content: Buffer | string, fileName?: string) =>
  complete(await anArrivedUpload(world, Buffer.from(content), fileName));
const stored = async (url: string) => Buffer.from(await (await test.fetch(url)).arrayBuffer());

describe('captions of a film', () => {
  it('are taken by what is in them and by their ending, and never opened by our own address', async () => {
    const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nDer Igel\n';
    const { status, body } = await checked(captions, 'igel.vtt');
    expect([status, body.mimeType]).toEqual([200, 'text/vtt']);
    const answer = await test.fetch(body.url);
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      expect.stringContaining('text/vtt'),
      'nosniff',
    ]);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    for (const [content, name] of [
      [captions, 'igel.html'],
      [`${captions}\u0000\u0001`, 'igel.vtt'],
      ['<html>WEBVTT', 'igel.vtt'],
    ] as const)
      expect([name, (await checked(content, name)).body.code]).toEqual([name, 'UPLOAD_TYPE_WRONG']);
  });
});

describe('a film that was made to be read for ever', () => {
  const u32 = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts);
    return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
  };
  /** Each of a track's 400,000 samples is the whole file. */
  function aFilm(): Buffer {
    const count = 400_000;
    const tables = [
      box('stsz', u32(0), u32(1_500_000), u32(count)),
      box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
      box('stco', u32(0), u32(count), Buffer.alloc(count * 4)),
    ];
    const hdlr = box('hdlr', u32(0), u32(0), Buffer.from('meta'), Buffer.alloc(12));
    const trak = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', hdlr, box('minf', box('stbl', ...tables))));
    return Buffer.concat([box('ftyp', Buffer.from('isom'), u32(0)), box('moov', trak)]);
  }

  it('is refused like one that cannot be read, and not tried again', async () => {
    const uploadId = await anArrivedUpload(world, aFilm(), 'igel.mp4');
    const { status, body } = await complete(uploadId);
    expect([status, body.code]).toEqual([415, 'MEDIA_UNREADABLE']);
    expect((await complete(uploadId)).body.code).toBe('UPLOAD_MISSING');
  });
});

describe('T6: putting a file into the store', () => {
  it('works with the connection string and nothing else, and the checked file can be read', async () => {
    const { address, uploadId } = await permission();
    expect((await put(address, bytes(await aPng(64, 48)))).status).toBe(201);
    const { status, body } = await complete(uploadId);
    expect([status, body.mimeType, body.width, body.height, body.name]).toEqual([200, 'image/png', 64, 48, 'Igel.png']);
    expect((await sharp(await stored(body.url)).metadata()).width).toBe(64);
  });

  it('is refused with a broken seal, for another name, without the blob type, with a larger bound, and when it is too late', async () => {
    const { address, addressOf, uploadId } = await permission();
    const content = bytes(await aPng(8, 8));
    const tries = [
      address.replace(/sig=.{3}/, 'sig=AAA'),
      address.replace(/&sig=.*/, ''),
      addressOf(`${'A'.repeat(22)}-arriving`),
      addressOf('A'.repeat(22)),
      addressOf('..%2F..%2Fserver.lock'),
      address.replace(/max=\d+/, 'max=99999999999'),
      address.replace(/se=[^&]+/, `se=${encodeURIComponent('2099-01-01T00:00:00.000Z')}`),
      `${address}&sig=x`,
    ];
    for (const one of tries) expect((await put(one, content)).status, one).toBeGreaterThanOrEqual(403);
    expect((await put(address, content, {})).status).toBe(403);
    expect((await complete(uploadId)).body.code).toBe('UPLOAD_MISSING');
    test.clock.advance(uploadLimits.tokenMinutes * 60_000 + 1_000);
    expect((await put(address, content)).status).toBe(403);
  });

  it('takes 25 MB to the byte, and not one byte more', async () => {
    const { address, uploadId } = await permission('Igel.png', { sizeBytes: uploadLimits.fileBytes });
    expect((await put(address, new Uint8Array(uploadLimits.fileBytes))).status).toBe(201);
    expect((await complete(uploadId)).body.code).toBe('UPLOAD_TYPE_WRONG');
    const tooLong = await permission('Igel.png', { sizeBytes: uploadLimits.fileBytes });
    const length = { ...block, 'content-length': String(uploadLimits.fileBytes + 1) };
    const answer = await rawRequest(tooLong.address, { method: 'PUT', headers: length, body: [Buffer.alloc(1_000)] });
    expect(answer.status).toBe(413);
    expect((await complete(tooLong.uploadId)).body.code).toBe('UPLOAD_MISSING');
  });

  it('stops a stream without a length when it has gone too far, and keeps nothing of it', async () => {
    const { address, uploadId } = await permission('Igel.png', { sizeBytes: uploadLimits.fileBytes });
    const before = process.memoryUsage().rss;
    const body = Array.from({ length: 40 }, () => Buffer.alloc(megabyte));
    const { status } = await rawRequest(address, { method: 'PUT', headers: { ...block, 'transfer-encoding': 'chunked' }, body });
    expect([413, null]).toContain(status);
    expect((await complete(uploadId)).body.code).toBe('UPLOAD_MISSING');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
  });

  it('happens once: what was stored cannot be changed with the same permission', async () => {
    const { address, uploadId } = await permission();
    expect((await put(address, bytes(await aPng(10, 10)))).status).toBe(201);
    expect((await put(address, bytes(await aPng(99, 99)))).status).toBe(403);
    expect((await complete(uploadId)).body.width).toBe(10);
  });

  it('takes no more than was claimed: a permission for one byte takes one byte', async () => {
    const one = await permission('Igel.png', { sizeBytes: 1 });
    expect((await put(one.address, new Uint8Array(2 * megabyte))).status).toBe(413);
    const { status } = await rawRequest(one.address, {
      method: 'PUT',
      headers: { ...block, 'transfer-encoding': 'chunked' },
      body: [Buffer.alloc(100), Buffer.alloc(100)],
    });
    expect([413, null]).toContain(status);
    expect((await put(one.address.replace('max=1&', 'max=9000&'), new Uint8Array(9_000))).status).toBe(403);
    // Azure takes what comes; there it is found out when it is checked.
    await test.server.services.blobs.put(one.blobName, await aPng(8, 8), 'image/png');
    expect((await complete(one.uploadId)).body.code).toBe('UPLOAD_OTHER_SIZE');
    expect((await test.server.services.blobs.get(one.blobName))?.sizeBytes).toBe(0);
  });

  it('takes what comes first when two come at once', async () => {
    const { address, uploadId } = await permission();
    const [small, large] = [bytes(await aPng(10, 10)), bytes(await aPng(99, 99))];
    const answers = await Promise.all([put(address, small), put(address, large)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 403]));
    expect([10, 99]).toContain((await complete(uploadId)).body.width);
  });

  it('refuses a token for a file that says it is too large', async () => {
    const { status, body } = await test.call(lea, requestUploadToken, {
      service: 'pages',
      fileName: 'x.png',
      sizeBytes: uploadLimits.fileBytes + 1,
    });
    expect([status, body.code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
  });

  it('refuses at its field a feature that takes no files', async () => {
    const { status, body } = await test.call(lea, requestUploadToken, { service: 'nobody', fileName: 'x.png', sizeBytes: 10 });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'INPUT_INVALID', ['service']]);
  });
});

describe('T6: checking a file by what is in it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['text', 'Das ist kein Bild.'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', svg],
    ['SVG with an XML head', `<?xml version="1.0"?>${svg}`],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['nothing that is known', Buffer.alloc(100)],
  ])('refuses %s that calls itself png', async (_name, content) => {
    const { status, body } = await checked(content, 'bild.png');
    expect([status, body.code]).toEqual([415, 'UPLOAD_TYPE_WRONG']);
    expect(body.messageBody).toBeTruthy();
  });

  it.each([
    [
      'a PNG head before HTML',
      Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a GIF that is a script', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//')],
    ['a JPEG head and no more', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ])('refuses %s', async (_name, content) => {
    const { status, body } = await checked(content);
    expect([status, body.code]).toEqual([415, 'PICTURE_UNREADABLE']);
  });

  it('refuses half a picture', async () => {
    const noise = await sharp({
      create: { width: 300, height: 300, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 99, sigma: 30 } },
    })
      .png()
      .toBuffer();
    expect((await checked(noise.subarray(0, noise.length / 2))).body.code).toBe('PICTURE_UNREADABLE');
  });

  it('draws pictures anew: a script behind the picture and the place where it was taken are gone', async () => {
    const taken = await sharp(await aPng(50, 40))
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Kind' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await checked(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]), 'Lager.jpg');
    expect(body.mimeType).toBe('image/jpeg');
    const clean = await stored(body.url);
    const { exif, xmp, iptc } = await sharp(clean).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(clean.includes('alert(1)')).toBe(false);
    expect(clean.includes('Kind')).toBe(false);
  });

  it('turns a picture the way it was held before it forgets that', async () => {
    const turned = await sharp(await aPng(60, 20))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await checked(turned)).body).toMatchObject({ width: 20, height: 60 });
  });

  it('keeps GIF and WebP as pictures that move', async () => {
    const frames = [await aPng(30, 20, 'red'), await aPng(30, 20, 'blue')];
    for (const kind of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(kind)
        .toBuffer();
      const { body } = await checked(moving, `tanz.${kind}`);
      expect(body).toMatchObject({ mimeType: 'image/webp', width: 30, height: 20 });
      expect((await sharp(await stored(body.url), { animated: true }).metadata()).pages).toBe(2);
    }
  });

  it('does not unpack a picture of 12,000 × 12,000 pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * megabyte);
    const before = process.memoryUsage().rss;
    expect((await checked(bomb)).body.code).toBe('PICTURE_UNREADABLE');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
  });

  it.each([
    ['../../etc/passwd.png', '.._.._etc_passwd.png'],
    ['C:\\Bilder\\Igel.png', 'C__Bilder_Igel.png'],
    ['böse\r\nSet-Cookie: x.png', 'böse__Set-Cookie_ x.png'],
    ['gnp.\u202Egpj', 'gnp.gpj'],
    ['CON.png', '_CON.png'],
    ['Ferien. . .', 'Ferien'],
    [`${'a'.repeat(290)}.png`, `${'a'.repeat(196)}.png`],
  ])('stores %j under a name that every system bears', async (given, expected) => {
    const { address, uploadId } = await permission(given);
    await put(address, bytes(await aPng(4, 4)));
    expect((await complete(uploadId)).body.name).toBe(expected);
  });
});

describe('T6: documents and sound', () => {
  const attached = async (content: Buffer | string, fileName: string) =>
    complete(await anArrivedUpload(world, Buffer.from(content), fileName, 'homework'));
  const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
  const wide = (words: string) => Buffer.from(words, 'utf16le');
  /** A container of old Office files with a stream of this name. */
  const oldOffice = (...streams: string[]) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...streams.map(wide)]);
  const office = (part: string, more: Record<string, string> = {}) =>
    aZip({
      '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`,
      ...more,
    });

  it.each([
    ['Arbeitsblatt.pdf', pdf, 'application/pdf'],
    ['Brief.docx', office('wordprocessingml.document'), /wordprocessingml/],
    ['Tabelle.xlsx', office('spreadsheetml.sheet'), /spreadsheetml/],
    ['Folien.pptx', office('presentationml.presentation'), /presentationml/],
    ['Alt.doc', oldOffice('WordDocument'), 'application/msword'],
    ['Alt.xls', oldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['Alt.ppt', oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['Wörter.txt', 'Äpfel und Birnen', 'text/plain'],
    ['Wörter.csv', 'Deutsch;Français\nSchule;école', 'text/plain'],
    [
      'Lied.mp3',
      Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1'), Buffer.from('fffb9000', 'hex'), Buffer.alloc(800)]),
      'audio/mpeg',
    ],
    ['Ton.wav', Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(40)]), 'audio/wav'],
  ])('take %s, and keep its bytes', async (name, content, type) => {
    const { status, body, text } = await attached(content, name);
    expect(status, text).toBe(200);
    expect(body.mimeType).toEqual(type instanceof RegExp ? expect.stringMatching(type) : type);
    expect((await stored(body.url)).equals(Buffer.from(content))).toBe(true);
  });

  it.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'Spiel.pdf'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'Seite.txt'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Bild.txt'],
    ['a ZIP', aZip({ 'a.txt': 'a' }), 'Archiv.docx'],
    ['a PDF that calls itself text', pdf, 'Blatt.txt'],
    ['a PDF that calls itself a program', pdf, 'Blatt.pdf.exe'],
    ['text that calls itself a script', 'alert(1)', 'Spiel.js'],
    ['Word with macros', office('wordprocessingml.document', { 'word/vbaProject.bin': 'x' }), 'Brief.docx'],
    [
      'Word that says it has macros',
      aZip({ '[Content_Types].xml': '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>' }),
      'Brief.docm',
    ],
    ['old Word with macros', oldOffice('WordDocument', '_VBA_PROJECT'), 'Brief.doc'],
    ['an installer', oldOffice('Binary.Data'), 'Brief.doc'],
    ['bytes that call themselves text', Buffer.from([65, 0, 66, 7]), 'Brief.txt'],
    ['words in no UTF-8', Buffer.from('f6e4fc', 'hex'), 'Brief.txt'],
    ['a video', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(60)]), 'Film.webm'],
  ])('refuse %s', async (_name, content, fileName) => {
    const { status, body } = await attached(content, fileName);
    expect([status, body.code]).toEqual([415, 'UPLOAD_TYPE_WRONG']);
    expect(body.messageBody).toContain('PDF, Word, Excel, PowerPoint');
  });

  it('are not unpacked: a part of 200 MB in a small file costs nothing', async () => {
    const bomb = office('wordprocessingml.document', { 'word/document.xml': ' '.repeat(200 * megabyte) });
    const mean = aZip({ '[Content_Types].xml': ' '.repeat(200 * megabyte) });
    expect(bomb.length + mean.length).toBeLessThan(megabyte);
    const before = process.memoryUsage().rss;
    expect((await attached(bomb, 'Brief.docx')).status).toBe(200);
    expect((await attached(mean, 'Brief.docx')).status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
  });

  it('are saved, never opened by our own address, under the name they were given', async () => {
    const { body } = await attached(pdf, 'Blatt «Äpfel».pdf');
    const { headers } = await test.fetch(body.url);
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Blatt%20%C2%AB%C3%84pfel%C2%BB.pdf");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const picture = await attached(await aPng(4, 4), 'Igel.png');
    expect((await test.fetch(picture.body.url)).headers.get('content-disposition')).toBeNull();
  });

  it('come onto pages under the same rules, and are nobody’s portrait', async () => {
    const { body } = await checked(pdf, 'Blatt.pdf');
    const { headers } = await test.fetch(body.url);
    expect([headers.get('content-disposition'), headers.get('content-security-policy')]).toEqual([
      expect.stringMatching(/^attachment/),
      expect.stringContaining('sandbox'),
    ]);
    expect((await checked('<script>alert(1)</script>', 'Seite.html')).body.code).toBe('UPLOAD_TYPE_WRONG');
    const portrait = await complete(await anArrivedUpload(world, Buffer.from(pdf), 'Ich.pdf', 'account'));
    expect(portrait.body.code).toBe('UPLOAD_TYPE_WRONG');
  });
});

describe('T6: who may complete an upload', () => {
  it('is only the person who asked for it', async () => {
    const { address, uploadId } = await permission();
    await put(address, bytes(await aPng(4, 4)));
    for (const actor of ['teacherSameSchool', 'pupilOwner', 'schoolAdminOwn', 'teacherOtherSchool'] as const)
      expect((await complete(uploadId, await world.tokenOf(actor))).status).toBe(404);
    expect((await complete(uploadId)).status).toBe(200);
  });

  it('gets the same file each time it asks, also when it asks many times at once', async () => {
    const { address, uploadId } = await permission();
    await put(address, bytes(await aPng(500, 500)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(uploadId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const again = await complete(uploadId);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
  });

  it('comes too late an hour after the permission ended', async () => {
    const { address, uploadId } = await permission();
    await put(address, bytes(await aPng(4, 4)));
    test.clock.advance(71 * 60_000);
    expect((await complete(uploadId, await world.tokenOf('teacherOfClass'))).body.code).toBe('UPLOAD_EXPIRED');
  });

  it('leaves nothing behind: what arrived and was never completed, or arrived again afterwards, is swept after a day', async () => {
    const [open, done] = [await permission(), await permission()];
    for (const { address } of [open, done]) await put(address, bytes(await aPng(4, 4)));
    await complete(done.uploadId);
    // What was completed cannot arrive again.
    expect((await put(done.address, bytes(await aPng(4, 4)))).status).toBe(403);
    test.clock.advance(25 * 3_600_000);
    await documentsServer.jobs?.[0]?.run(test.server.services, {} as never);
    for (const { blobName } of [open, done]) expect(await test.server.services.blobs.get(blobName)).toBeNull();
  });
});
