import type { Page } from '@playwright/test';
import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const path = '/seite/sprachlabor';
const field = 'Wörter zu Unit 5';

/** The scripts that a page has asked for; the dictionaries are in one whose name says so. */
function scriptsOf(page: Page): () => readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return () => asked.filter((name) => name.includes('leo-block-view'));
}

/** Addresses for which somebody would open a window; nothing of another host is asked for here. */
async function windowsOf(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.exposeFunction('noteWindow', (url: string) => opened.push(url));
  await page.addInitScript(() => {
    const { noteWindow } = globalThis as unknown as { noteWindow: (url: string) => void };
    globalThis.open = (url) => {
      noteWindow(String(url));
      return null;
    };
  });
  return opened;
}

test('a block that few pages have is drawn by the server and wakes as it stands there', async ({ visitor }) => {
  const page = await visitor();
  const dictionaries = scriptsOf(page);
  const windows = await windowsOf(page);
  const answer = await page.goto(appOrigin + path);
  expect(await answer?.text()).toMatch(/<label[^>]*>Wörter zu Unit 5/);
  const label = page.getByRole('searchbox', { name: field });
  await label.evaluate((element) => element.setAttribute('data-drawn', ''));
  // LEO opens in a window of its own.
  await label.fill('Igel');
  await label.press('Enter');
  await expect.poll(() => windows).toEqual(['https://dict.leo.org/englisch-deutsch/Igel']);
  // The field that the server drew is the one that woke.
  await expect(label).toHaveAttribute('data-drawn', '');
  await expect(page.getByRole('link', { name: 'Igel' })).toBeVisible();
  expect(dictionaries().length).toBeGreaterThan(0);
});

test('such blocks stand in a tab of Teams and on a website as well', async ({ visitor }) => {
  const inTeams = await visitor();
  await inTeams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', tab: `${appOrigin}/teams/tab-page/sprachlabor` })}`);
  await expect(inTeams.frameLocator('iframe[name=tab]').getByRole('searchbox', { name: field })).toBeVisible();

  const website = await visitor();
  const windows = await windowsOf(website);
  await website.goto(`${schoolSite}/?page=sprachlabor`);
  const framed = website.frameLocator('pausenplatz-seite iframe').getByRole('searchbox', { name: field });
  await expect(framed).toBeVisible();
  await website.waitForLoadState('networkidle');
  await framed.fill('Reh');
  await framed.press('Enter');
  await expect.poll(() => windows).toEqual(['https://dict.leo.org/englisch-deutsch/Reh']);
  const frame = website.frameLocator('pausenplatz-seite iframe');
  await expect(frame.getByRole('button', { name: 'Salzformeln' })).toBeVisible();
  await frame.getByRole('searchbox', { name: 'Im Register suchen' }).fill('akku');
  await expect(frame.getByText('Dampfmaschine')).toBeHidden();
  await expect(frame.getByText('Akku', { exact: true })).toBeVisible();
});

test('a register, exercises and topics are drawn by the server, wake in the browser, stand on paper, and ask nobody else before a press', async ({
  visitor,
}) => {
  const page = await visitor();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== appOrigin) foreign.push(origin);
  });
  const drawn = await (await page.goto(appOrigin + path))?.text();
  for (const words of ['Photovoltaik', 'Energieformen zuordnen', 'Probier es aus']) expect(drawn).toContain(words);
  const filter = page.getByRole('searchbox', { name: 'Im Register suchen' });
  await page.waitForLoadState('networkidle');
  await filter.fill('okobil');
  await expect(page.getByText('Dampfmaschine')).toBeHidden();
  await expect(page.getByText('Ökobilanz')).toBeVisible();
  await filter.fill('');
  await page.getByRole('button', { name: 'Zu W' }).click();
  await expect(page.getByRole('heading', { name: 'W', exact: true })).toBeFocused();
  expect(foreign).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://learningapps.org/watch?app=1930535')).toBeVisible();
  await expect(page.getByText('https://dict.leo.org/englisch-deutsch/')).toBeVisible();
  await expect(filter).toBeHidden();
});
