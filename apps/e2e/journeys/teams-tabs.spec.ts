import type { Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';

const inTeams = (page: Page, tab: string, query: Readonly<Record<string, string>> = {}) =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', ...query, tab: appOrigin + tab })}`);
const frameOf = (page: Page) => page.frameLocator('iframe[name=tab]');
const lab = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'lab'));

test('a tab with the agenda of a class is configured, opens, and can be changed later', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, '/teams/tab-configuration', { context: 'settings' });
  const save = page.getByRole('button', { name: 'Save' });
  await frameOf(page).getByRole('radio', { name: 'Agenda (3a)' }).check();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.locator('#state')).toHaveText('saved');
  const { contentUrl, websiteUrl, entityId } = (await lab(page)).saved;
  expect(websiteUrl).toContain(`${appOrigin}/tools/agenda?klasse=`);

  await inTeams(page, contentUrl.slice(appOrigin.length));
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frameOf(page).getByText('3a').first()).toBeVisible();

  await inTeams(page, '/teams/tab-configuration', { context: 'settings', entity: entityId, refuse: '' });
  await expect(frameOf(page).getByRole('radio', { name: 'Agenda (3a)' })).toBeChecked();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.locator('#state')).toHaveText('not saved: Der Tab liess sich nicht speichern. Versuche es noch einmal.');
});

test('a tab stands there before its scripts have come, in the theme of Teams, and a tick that is set meanwhile is kept', async ({
  visitor,
}) => {
  const page = await visitor();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await inTeams(page, '/teams/tab-homework', { user: 'noah.meier', theme: 'dark' });
  const frame = frameOf(page);
  const task = frame.locator('article[data-task]', { has: page.getByRole('checkbox', { checked: false }) }).first();
  await expect(task).toBeVisible();
  const name = (await task.getAttribute('aria-label')) ?? '';
  const tick = frame.getByRole('checkbox', { name: `${name} erledigt` });
  // The ground of the dark theme.
  await expect(frame.locator('.fui-FluentProvider').first()).toHaveCSS('background-color', 'rgb(41, 41, 41)');
  await tick.check();
  const stored = page.waitForResponse((response) => response.url().includes('/api/homework/') && response.request().method() === 'POST');
  release();
  expect((await stored).ok()).toBe(true);
  await expect(tick).toBeChecked();
  await page.reload();
  await expect(tick).toBeChecked();
});

test('a tab whose page was kept from the version before is read anew, once, and works', async ({ visitor }) => {
  const page = await visitor();
  const opened: (string | undefined)[] = [];
  page.on('response', async (response) => {
    if (response.url() === `${appOrigin}/teams/tab-homework`) opened.push((await response.allHeaders())['cache-control']);
  });
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) =>
    opened.length < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await inTeams(page, '/teams/tab-homework');
  await expect(page.locator('#state')).toHaveText('ready');
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Nächste Woche' }).click();
  await expect(frame.getByRole('button', { name: 'Heute' })).toBeEnabled();
  await expect.poll(() => opened).toEqual(['private, max-age=300', 'private, max-age=300']);
});

test('the own start and a page are there before their scripts too, and the tab takes over exactly that', async ({ visitor }) => {
  const page = await visitor();
  const main = /\/assets\/main-[^/]+\.js$/;
  for (const [tab, heading, within] of [
    ['/teams/personal-tab', 'Meine Seiten', 'Leseecke'],
    ['/teams/tab-page/leseecke', 'Leseecke', 'Leseecke'],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(main, async (route) => {
      await released;
      await route.continue();
    });
    await inTeams(page, tab);
    const title = frameOf(page).getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(frameOf(page).getByText(within).first()).toBeVisible();
    const drawn = await title.elementHandle();
    release();
    const isAwake = (element: Node) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    await expect.poll(() => drawn?.evaluate(isAwake), `${tab} is taken over`).toBe(true);
    await page.unroute(main);
  }
});

test('a link to a place inside of a tab opens that place', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, '/teams/personal-tab', { sub: '/seite/leseecke' });
  await expect(frameOf(page).getByRole('heading', { name: 'Leseecke', level: 1 })).toBeVisible();
  // What is no place of ours leaves the tab as it is.
  await inTeams(page, '/teams/personal-tab', { sub: '//fremd.test/seite/leseecke' });
  await expect(frameOf(page).getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
});

test('an unknown tab says so and leads on; what has no tab opens in the browser', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, '/teams/tab-unbekannt');
  await expect(frameOf(page).getByRole('heading', { name: 'Diesen Tab gibt es nicht' })).toBeVisible();
  await frameOf(page).getByRole('link', { name: 'Zu meinen Seiten' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();

  // As a link of a feature goes, which knows nothing of tabs.
  await page.frame({ name: 'tab' })?.evaluate(() => {
    history.pushState(null, '', '/tools/agenda/reports');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(frameOf(page).getByRole('heading', { name: 'Das öffnet sich im Browser' })).toBeVisible();
  await frameOf(page).getByRole('button', { name: 'Im Browser öffnen' }).click();
  await expect.poll(async () => (await lab(page)).opened).toBe(`${appOrigin}/tools/agenda/reports`);
});

test('who is connected sees with which account, and ends the connection', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, '/teams/first-login', { user: 'urs.zgraggen' });
  await expect(frameOf(page).getByRole('heading', { name: 'Mit Teams verbunden' })).toBeVisible();
  await frameOf(page).getByRole('button', { name: 'Verbindung trennen' }).click();
  await frameOf(page).getByRole('alertdialog').getByRole('button', { name: 'Verbindung trennen' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Einmal anmelden' })).toBeVisible();
});

test('windows of a sign-in that are opened outside of one say what they are for', async ({ visitor }) => {
  const page = await visitor();
  for (const path of ['/teams/login', '/teams/login2', '/teams/login-pausenplatz', '/teams/login-msal', '/teams/login-end']) {
    await page.goto(appOrigin + path);
    await expect(page.getByRole('heading', { name: 'Dieses Fenster gehört zur Anmeldung in Teams' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zur Startseite' }), path).toHaveAttribute('href', '/');
  }
});
