import { appOrigin, foreignSite, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const framed = [
  ['a page', '/einbetten/seite/klasse-3a', ['Klasse 3a']],
  ['a calendar', '/advent/einbetten/demo-adventskalender-1', ['Unser Adventskalender']],
  ['the sign-in', '/einbetten/anmelden', ['Bei Pausenplatz anmelden']],
  ['the field for a code', '/einbetten/beam-mich', ['Code']],
  ['a page that is not public', '/einbetten/seite/leseecke', ['nur angemeldeten Personen']],
] as const;

test('what stands in frames is on paper and before the eyes also where no script runs', async ({ partitionedBrowser }) => {
  const context = await partitionedBrowser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true, locale: 'de-CH' });
  for (const [name, path, words] of framed) {
    const page = await context.newPage();
    await page.goto(`${appOrigin}${path}?widget=none`);
    for (const one of words) await expect(page.getByText(one).first(), name).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    let printed = '';
    for (let number = 1; number <= paper.numPages; number += 1) {
      const { items } = await (await paper.getPage(number)).getTextContent();
      printed += items.map((item) => ('str' in item ? item.str : '')).join('');
    }
    for (const one of words) expect([name, printed]).toEqual([name, expect.stringContaining(one)]);
    if (path.endsWith('/leseecke'))
      await expect(page.getByRole('link', { name: 'Seite öffnen' })).toHaveAttribute('href', '/seite/leseecke');
    await page.close();
  }
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('a website that is allowed, inside of one that is not, shows its link and no page', async ({ visitor }) => {
  test.info().annotations.push({ type: 'expected-fault', description: 'frame-ancestors' });
  const page = await visitor();
  // Of the foreign website, and without a policy that would keep the other one out.
  await page.goto(`${foreignSite}/school.css`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, width: '900', height: '600' });
    document.body.append(frame);
  }, `${schoolSite}/?page=klasse-3a`);
  const inner = page.frameLocator('iframe');
  await expect(inner.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
  await expect(inner.locator('pausenplatz-seite iframe').first()).toBeAttached();
  const refused = () =>
    page.frames().filter((one) => one.parentFrame()?.url().startsWith(schoolSite) && one.url().startsWith('chrome-error:'));
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  await expect(inner.frameLocator('pausenplatz-seite iframe').first().getByRole('heading', { level: 1, name: 'Klasse 3a' })).toHaveCount(0);
  await expect(inner.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
});
