import type { Browser, Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Somebody who stores files and tells their addresses. */
async function aTeacher(visitor: () => Promise<Page>): Promise<Page> {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  return page;
}

/** Stores a file as the screens do; answers the address at which it is looked at. */
async function store(page: Page, name: string, content: Buffer): Promise<string> {
  const url = await page.evaluate(
    async ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'journey' };
      const call = async (path: string, body: object) =>
        (await fetch(`/api/documents/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      const room = await call('request-upload-token', { service: 'pages', fileName, sizeBytes: bytes.length });
      const [, endpoint, sas] = /BlobEndpoint=([^;]+);SharedAccessSignature=(.+)$/.exec(room.connectionString) ?? [];
      const address = `${endpoint}/${room.container}/${room.blobName}?${sas}`;
      await fetch(address, { method: 'PUT', body: bytes, headers: { 'x-ms-blob-type': 'BlockBlob' } });
      return String((await call('complete-upload', { uploadId: room.uploadId })).url);
    },
    [name, content.toString('base64')] as const,
  );
  expect(url, name).toMatch(/^\/files\//);
  return `${appOrigin}/modul/preview-document?file=${encodeURIComponent(url)}`;
}

/** Half a second of a tone, as children record them on a tablet. */
function aSound(): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(Array.from({ length: rate / 2 }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36, 'latin1');
  return Buffer.concat([head, samples]);
}

/** A short film that the browser itself makes. */
async function aFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
    const ink = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let step = 0; step < 12; step += 1) {
      ink?.fillRect(step * 10, 20, 8, 80);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

const looking = async (visitor: (options?: { viewport: { width: number; height: number } }) => Promise<Page>, address: string) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  return page;
};

/** Whoever has the address looks at it: nothing wider than a phone, nothing that axe finds, no cookie. */
async function isFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await lastingFindings(page.mainFrame())).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

async function withoutScript(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true, locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function paperOf(page: Page): Promise<{ readonly pages: number; readonly words: string; readonly drawn: number }> {
  const paper = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4', printBackground: true })), verbosity: 0 }).promise;
  const first = await paper.getPage(1);
  const { items } = await first.getTextContent();
  const { fnArray } = await first.getOperatorList();
  return { pages: paper.numPages, words: items.map((item) => ('str' in item ? item.str : '')).join(''), drawn: fnArray.length };
}

test('text is shown as text: what looks like a script is read, and nothing of it runs', async ({ visitor }) => {
  const teacher = await aTeacher(visitor);
  const address = await store(teacher, 'Igel.txt', Buffer.from('Der Igel schläft.\n<script>document.title = "boese"</script>\n'));
  const page = await looking(visitor, address);
  await expect(page.getByText('Der Igel schläft.')).toBeVisible();
  await expect(page.getByText('<script>document.title')).toBeVisible();
  await expect(page).toHaveTitle(/Igel\.txt/);
  await isFine(page);
  expect((await paperOf(page)).words).toContain('Der Igel schläft.');
});

test('a picture is shown whole, also without any script and on paper', async ({ visitor, partitionedBrowser }) => {
  const teacher = await aTeacher(visitor);
  const drawn = await teacher.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 640, height: 400 } });
  const address = await store(teacher, 'Tafel.png', drawn);
  const page = await looking(visitor, address);
  const widthOf = (one: Page) => one.getByRole('img', { name: 'Tafel.png' }).evaluate((img) => Reflect.get(img, 'naturalWidth') as number);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  await isFine(page);
  const plain = await withoutScript(partitionedBrowser, address);
  await expect(plain.getByRole('img', { name: 'Tafel.png' })).toBeVisible();
  await expect(plain.getByRole('link', { name: /herunterladen/i })).toBeVisible();
  expect((await paperOf(plain)).drawn).toBeGreaterThan(5);
  await plain.context().close();
});

for (const [kind, name, make] of [
  ['audio', 'Aufnahme.wav', async () => aSound()],
  ['video', 'Film.webm', aFilm],
] as const)
  test(`${kind} is played by the browser`, async ({ visitor, partitionedBrowser }) => {
    const teacher = await aTeacher(visitor);
    const address = await store(teacher, name, await make(teacher));
    const page = await looking(visitor, address);
    const player = page.locator(`${kind}[controls]`);
    await expect(player).toHaveAttribute('aria-label', name);
    await expect.poll(() => player.evaluate((one) => Reflect.get(one, 'readyState') as number)).toBeGreaterThan(0);
    expect(await player.evaluate((one) => Reflect.get(one, 'error') as unknown)).toBeNull();
    await isFine(page);
    const plain = await withoutScript(partitionedBrowser, address);
    await expect(plain.locator(`${kind}[controls]`)).toBeVisible();
    await plain.context().close();
  });

test('a PDF is drawn page by page, with its words for those who listen; without script it can be taken along', async ({
  visitor,
  partitionedBrowser,
}) => {
  const teacher = await aTeacher(visitor);
  const maker = await visitor();
  await maker.setContent('<h1>Arbeitsblatt Igel</h1><p style="break-before:page">Zweite Seite</p>');
  const address = await store(teacher, 'Arbeitsblatt.pdf', await maker.pdf({ format: 'A4' }));
  const page = await looking(visitor, address);
  await expect(page.locator('[data-document] canvas')).toHaveCount(2);
  await expect(page.locator('[data-document]')).toContainText('Arbeitsblatt Igel');
  await isFine(page);
  const plain = await withoutScript(partitionedBrowser, address);
  await expect(plain.getByRole('link', { name: /herunterladen/i })).toBeVisible();
  await expect(plain.locator('[data-document] canvas')).toHaveCount(0);
  await plain.context().close();
});
