import { demoPassword } from '@pausenplatz/account/server';
import { appOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

const look = { viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true, locale: 'de-CH', timezoneId: 'Europe/Zurich' } as const;

test('without any script a public page is there with its texts, links and pictures, also in a frame', async ({ partitionedBrowser }) => {
  const context = await partitionedBrowser.newContext({ ...look, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/einbetten/seite/klasse-3a', '/seite/klasse-3a']) {
    await page.goto(appOrigin + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Klasse 3a' }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Willkommen in der 3a' })).toBeVisible();
    await expect(page.getByText('Schön, bist du da!')).toBeVisible();
    const picture = page.getByRole('img', { name: /./ }).first();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    await expect(page).toHaveTitle(/^Klasse 3a/);
  }

  await test.step('messengers and search engines are told what a public page is', async () => {
    const said = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await said('meta[property="og:title"]')).toBe('Klasse 3a');
    expect(await said('meta[name="description"]')).toMatch(/^Schön, bist du da!/);
    expect(await said('meta[property="og:url"]')).toMatch(/^https?:\/\/.+\/seite\/klasse-3a$/);
    expect(await said('meta[property="og:image"]')).toMatch(/^https?:\/\//);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
  await test.step('what is not there is said to be missing, in the answer as on the screen', async () => {
    const statusOf = async (path: string) => (await page.goto(appOrigin + path))?.status();
    expect([await statusOf('/gibt-es-nicht'), await statusOf('/seite/gibt-es-nicht')]).toEqual([404, 404]);
    expect([await statusOf('/'), await statusOf('/login'), await statusOf('/seite/klasse-3a')]).toEqual([200, 200, 200]);
  });
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('a page that is there answers so, although what hangs on it is not for who reads it', async ({ visitor }) => {
  const page = await visitor();
  const refused: number[] = [];
  page.on('response', (response) => response.url().includes('/api/folders/') && refused.push(response.status()));
  await signIn(page, 'reto.frei');
  expect((await page.goto(`${appOrigin}/seite/igel-projekt`))?.status()).toBe(200);
  await expect.poll(() => refused).toContain(404);
});

test('a visitor reads without the product, what is pressed first is not lost, and a chosen scheme is there before the next paint', async ({
  visitor,
}) => {
  const page = await visitor();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${appOrigin}/seite/klasse-3a`);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await page.getByRole('button', { name: 'Darstellung' }).click();
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
  expect(scripts.length).toBeGreaterThan(5);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html [^>]*data-scheme="dark"/);
});

test('what is typed before the product is there stands in its field afterwards', async ({ visitor }) => {
  const page = await visitor();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/web-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Benutzername oder E-Mail').fill('niemand.hier');
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch-1');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  release();
  await expect(page.getByRole('alert').or(page.getByText(/stimm/)).first()).toBeVisible();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveValue('niemand.hier');
});

test('a member sees the drawn screen, and the product takes over exactly that', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'lea.brunner');
  // The first one of all loads the most, and unread news are not waited for.
  expect(await (await page.goto(appOrigin))?.text()).toContain('<h1');
  await page.addInitScript(() => {
    const seen = { shift: 0, heading: null as Element | null };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => (seen.heading = document.querySelector('h1')));
  });
  for (const path of ['/', '/seite/klasse-3a', '/seite/unsere-woche', '/seiten', '/tools/agenda', '/verwaltung']) {
    const answer = await page.goto(appOrigin + path);
    expect(answer?.headers()['cache-control'], path).toBe('no-store');
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const { shift, heading } = (globalThis as unknown as { seen: { shift: number; heading: Element | null } }).seen;
      return { shift: Math.round(shift * 100) / 100, isSame: heading !== null && heading === document.querySelector('h1') };
    });
    expect({ path, ...seen }).toEqual({ path, shift: 0, isSame: true });
  }
});

test('each page of the school comes drawn, whatever stands on it', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/seiten`);
  const links = page.locator('main a[href^="/seite/"]');
  await expect(links.first()).toBeVisible();
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(paths.size).toBeGreaterThan(20);
  const undrawn: string[] = [];
  for (const path of paths) {
    const { status, html } = await page.evaluate(async (address) => {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      return { status: answer.status, html: await answer.text() };
    }, path);
    if (status !== 200 || !html.includes('<h1')) undrawn.push(`${path} ${status}`);
  }
  expect(undrawn).toEqual([]);
});

test('the app begins with its areas and the day, without bars of ours, and whoever is signed out comes back there', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${appOrigin}/mobile-home`);
  await expect(page.getByRole('link', { name: 'Mit QR-Karte' })).toBeVisible();
  await page.getByLabel('Benutzername oder E-Mail').fill('noah.meier');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const places = page.getByRole('navigation', { name: 'Bereiche' });
  await expect(places.getByRole('link')).toHaveText(['Agenda', 'Seiten', 'Arbeitspläne', 'Nachrichten', 'Lernen', 'Werkzeuge']);
  expect(new URL(page.url()).pathname).toBe('/mobile-home');
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Suche' })).toBeVisible();
  const answer = await page.reload();
  expect(await answer?.text()).toContain('<h1');
  await places.getByRole('link', { name: 'Agenda' }).click();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});
