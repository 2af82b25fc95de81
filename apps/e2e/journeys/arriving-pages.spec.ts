// On a slow line a page is painted while the rest of it still arrives. What has been painted stays where it is.
import type { Browser, Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { movedOn } from '../support/arriving-page.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

/** Without a service worker, which would answer instead of the test. */
async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

test('what a visitor sees stays where it is while the rest of the page arrives', async ({ partitionedBrowser }) => {
  const page = await device(partitionedBrowser);
  await page.goto(`${appOrigin}/seite/klasse-3a`);
  const frames = ['/einbetten/seite/klasse-3a', '/einbetten/seite/agenda-3a'];
  expect(await movedOn(page, ['/', '/seite/klasse-3a', ...frames, '/advent/demo-adventskalender-1'], 'visitor')).toEqual([]);
  await page.context().close();
});

test('what a teacher sees stays where it is while the rest of the page arrives', async ({ partitionedBrowser }) => {
  const page = await device(partitionedBrowser);
  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/verwaltung`);
  const schoolClass = (await page.locator('a[href^="/verwaltung/klasse/"]').first().getAttribute('href')) ?? '';
  // Together they have each kind of block, columns, and a page for the team.
  const blocks = ['klasse-3a', 'unsere-woche', 'unsere-projektwoche', 'unser-klassenfest', 'igel-projekt', 'ideenkiste', 'teamzimmer'];
  const pages = ['/seiten', ...blocks.map((name) => `/seite/${name}`)];
  expect(await movedOn(page, ['/', ...pages, '/tools/agenda', '/verwaltung', schoolClass], 'member')).toEqual([]);
  await page.context().close();
});

test('what a pupil sees stays where it is while the rest of the page arrives', async ({ partitionedBrowser }) => {
  const page = await device(partitionedBrowser);
  await signIn(page, 'noah.meier');
  await page.goto(appOrigin);
  expect(await movedOn(page, ['/', '/seite/klasse-3a', '/tools/agenda', '/mobile-home'], 'member')).toEqual([]);
  await page.context().close();
});
