import type { Browser, Page } from '@playwright/test';
import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { aFilm, aSound, aTeacher, previewed } from './stored.ts';

const looking = async (visitor: (options?: { viewport: { width: number; height: number } }) => Promise<Page>, address: string) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  return page;
};

/** Whoever has the address looks at it: nothing wider than a phone, nothing that axe finds, no cookie. */
async function isFine(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
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

test('text is read as text, a picture is shown whole; both on paper, the picture also without any script', async ({
  visitor,
  partitionedBrowser,
}) => {
  const teacher = await aTeacher(visitor);

  await test.step('what looks like a script is read, and nothing of it runs', async () => {
    const address = await previewed(teacher, 'Igel.txt', Buffer.from('Der Igel schläft.\n<script>document.title = "boese"</script>\n'));
    const page = await looking(visitor, address);
    await expect(page.getByText('Der Igel schläft.')).toBeVisible();
    await expect(page.getByText('<script>document.title')).toBeVisible();
    await expect(page).toHaveTitle(/Igel\.txt/);
    await isFine(page);
    expect((await paperOf(page)).words).toContain('Der Igel schläft.');
  });

  await test.step('a picture', async () => {
    const drawn = await teacher.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 640, height: 400 } });
    const address = await previewed(teacher, 'Tafel.png', drawn);
    const page = await looking(visitor, address);
    const widthOf = (one: Page) =>
      one.getByRole('img', { name: 'Tafel.png' }).evaluate((img) => Reflect.get(img, 'naturalWidth') as number);
    await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
    await isFine(page);
    const plain = await withoutScript(partitionedBrowser, address);
    await expect(plain.getByRole('link', { name: /herunterladen/i })).toBeVisible();
    // Its place is there before the picture is, which paper would show empty.
    await expect.poll(() => widthOf(plain)).toBeGreaterThan(0);
    expect((await paperOf(plain)).drawn).toBeGreaterThan(5);
    await plain.context().close();
  });
});

test('sound and films are played by the browser, also without any script', async ({ visitor, partitionedBrowser }) => {
  const teacher = await aTeacher(visitor);
  for (const [kind, name, content] of [
    ['audio', 'Aufnahme.wav', aSound()],
    ['video', 'Film.webm', await aFilm(teacher)],
  ] as const)
    await test.step(kind, async () => {
      const address = await previewed(teacher, name, content);
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
});

test('a PDF is drawn page by page, with its words for those who listen; without script it can be taken along', async ({
  visitor,
  partitionedBrowser,
}) => {
  const teacher = await aTeacher(visitor);
  const maker = await visitor();
  await maker.setContent('<h1>Arbeitsblatt Igel</h1><p style="break-before:page">Zweite Seite</p>');
  const address = await previewed(teacher, 'Arbeitsblatt.pdf', await maker.pdf({ format: 'A4' }));
  const page = await looking(visitor, address);
  await expect(page.locator('[data-document] canvas')).toHaveCount(2);
  await expect(page.locator('[data-document]')).toContainText('Arbeitsblatt Igel');
  await isFine(page);
  const plain = await withoutScript(partitionedBrowser, address);
  await expect(plain.getByRole('link', { name: /herunterladen/i })).toBeVisible();
  await expect(plain.locator('[data-document] canvas')).toHaveCount(0);
  await plain.context().close();
});
