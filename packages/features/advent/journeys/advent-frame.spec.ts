import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { appOrigin, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

const demo = 'demo-adventskalender-1';
const framed = `${appOrigin}/advent/einbetten/${demo}?widget=none`;

test('a framed calendar is right for everybody, light and dark, wide and narrow, closed and open', async ({ visitor }) => {
  const page = await visitor();
  for (const theme of ['light', 'dark'])
    for (const door of ['', '&tuer=3']) {
      await page.goto(`${framed}&theme=${theme}${door}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Unser Adventskalender' })).toBeVisible();
      // What a browser paints behind a dark frame is unknown to axe, which takes it for white.
      await page.evaluate(() => document.documentElement.style.setProperty('background', 'Canvas'));
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect([width, theme, door, overflow]).toEqual([width, theme, door, 0]);
      }
      expect([theme, door, await lastingFindings(page.mainFrame())]).toEqual([theme, door, []]);
    }
});

test('a framed calendar is printed on one sheet, with its title and what comes next', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(framed);
  await expect(page.getByRole('heading', { level: 1, name: 'Unser Adventskalender' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  expect(paper.numPages).toBe(1);
  const { items } = await (await paper.getPage(1)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(words).toContain('Unser Adventskalender');
  expect(words).toContain('Das nächste Türchen öffnet sich');
});

test('an editor makes a frame of a pasted link to a calendar, which works without script and origin', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/advent/${demo}`);
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const html = await page.evaluate(async (address) => (await (await fetch(address)).json()).html as string, found ?? '');
  await page.goto(`${schoolSite}/?page=klasse-3a&far`);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.setAttribute('sandbox', '');
      document.body.prepend(frame);
    },
    /src="([^"]+)"/.exec(html)?.[1] ?? '',
  );
  const frame = page.frameLocator('body > iframe');
  await frame.getByRole('link', { name: /^Türchen 1 öffnen/ }).click();
  await expect(frame.getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toBeVisible();
});

test('a child sees on its home screen at once when the door of today opens, and goes through it', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'noah.meier');
  await page.goto(appOrigin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/advent/bearbeiten/${demo}`);
  await teacher.getByRole('tab', { name: 'Tage' }).click();
  // The fourth door is that of today, whatever the day and the hour.
  await teacher.getByLabel('Ab wann am Tag?').selectOption('0');
  const first = teacher.getByLabel('Erster Tag');
  await first.fill(addDays(zurichDay(new Date()), -3));
  await first.blur();
  await page.getByRole('link', { name: 'Türchen 4 aufmachen: Unser Adventskalender' }).click();
  await expect(page).toHaveURL(/\/advent\/demo-adventskalender-1\?tuer=4$/);
  await expect(page.locator('#tuer')).toBeVisible();
  await page.goto(appOrigin);
  await expect(page.getByRole('link', { name: 'Türchen 4 nochmals anschauen: Unser Adventskalender' })).toBeVisible();
});
