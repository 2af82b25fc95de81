import { demoPassword } from '@pausenplatz/account/server';
import { appOrigin, microsoftOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';

const inTeams = (page: Page, query: Readonly<Record<string, string>>, tab = '/teams/personal-tab') =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ ...query, tab: appOrigin + tab })}`);
const frameOf = (page: Page) => page.frameLocator('iframe[name=tab]');
const button = (page: Page, name: string) => frameOf(page).getByRole('button', { name });
const isIn = (page: Page) => expect(frameOf(page).getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
const outside = { user: 'niemand', sso: 'no' };

/** Clicks in the tab, and answers the window that Teams opens. */
async function windowBy(page: Page, name: string): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button(page, name).click()]);
  return window;
}
async function fillIn(window: Page, userName: string): Promise<void> {
  await window.getByLabel('Benutzername oder E-Mail').fill(userName);
  await window.getByLabel('Passwort').fill(demoPassword);
  await window.getByRole('button', { name: 'Anmelden' }).click();
}
const own = 'Mit Benutzername und Passwort anmelden';
const microsoft = 'Mit dem Microsoft-Konto anmelden';

test('without a token of Teams one signs in with the own account in a window, stays in, and signs out', async ({ visitor }) => {
  const page = await visitor();
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await inTeams(page, outside);
  const window = await windowBy(page, own);
  await fillIn(window, 'lea.brunner');
  await isIn(page);
  // Microsoft's library is loaded only on the way there.
  expect(asked.filter((url) => url.startsWith(microsoftOrigin))).toEqual([]);
  expect(asked.filter((url) => /msal|microsoft-[\w-]+\.js/i.test(url))).toEqual([]);
  await expect.poll(() => window.isClosed()).toBe(true);

  await inTeams(page, outside, '/teams/first-login');
  await expect(frameOf(page).getByText('In diesem Tab bist du als Lea Brunner (lea.brunner) angemeldet.')).toBeVisible();
  await button(page, 'Abmelden').click();
  await expect(button(page, own)).toBeVisible();
  await inTeams(page, outside);
  await expect(button(page, own)).toBeVisible();
});

test('who closes the window chooses again; who may not be in Teams is told so in it, and signs in as somebody else', async ({
  visitor,
}) => {
  const page = await visitor();
  await inTeams(page, outside);
  const first = await windowBy(page, own);
  // Nobody closes what has not come yet; a browser that is asked to does not answer for the tab any more.
  await expect(first.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  await first.close();
  await expect(frameOf(page).getByLabel('Code aus dem Anmeldefenster')).toBeVisible();
  const window = await windowBy(page, own);
  await fillIn(window, 'eva.ammann');
  await expect(window.getByText('Es können sich nur Schüler:innen oder Lehrpersonen anmelden.')).toBeVisible();
  await window.getByLabel('Passwort').fill('falsch und lang');
  await window.getByRole('button', { name: 'Anmelden' }).click();
  await expect(window.getByText('Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.')).toBeVisible();
  await window.getByRole('link', { name: 'Anders anmelden' }).click();
  await window.getByRole('link', { name: 'Mit Benutzername und Passwort' }).click();
  await fillIn(window, 'noah.meier');
  await isIn(page);
});

test('where a proxy cuts the way back, the window shows a code and the tab takes it', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, outside);
  const window = await windowBy(page, microsoft);
  await window.getByRole('link', { name: 'lea.brunner (Proxy)' }).click();
  await window.getByRole('link', { name: 'weiter' }).click();
  await expect(window.getByRole('heading', { name: 'Du bist angemeldet' })).toBeVisible();
  const code = (await window.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
  const field = frameOf(page).getByLabel('Code aus dem Anmeldefenster');
  await field.fill(code === '111 111' ? '222222' : '111111');
  await button(page, 'Weiter').click();
  await expect(frameOf(page).getByText('Schau im Anmeldefenster nach: Es ist die Zahl mit sechs Ziffern.').first()).toBeVisible();
  await field.fill(code);
  await button(page, 'Weiter').click();
  await isIn(page);
});

test('a Microsoft account that nobody knows yet is connected in the window, once', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, outside);
  const window = await windowBy(page, microsoft);
  await window.getByRole('link', { name: 'fremd.fenster', exact: true }).click();
  await expect(window.getByRole('heading', { name: 'Einmal anmelden' })).toBeVisible();
  await window.getByLabel('Benutzername oder E-Mail').fill('nora.keller');
  await window.getByLabel('Passwort').fill(demoPassword);
  await window.getByRole('button', { name: 'Verbinden' }).click();
  await isIn(page);
  await inTeams(page, { user: 'fremd.fenster' }, '/teams/first-login');
  await expect(frameOf(page).getByText('Dein Microsoft-Konto gehört zum Konto von Nora Keller')).toBeVisible();
});

test('Teams may ask for consent once, or give tokens to the library inside of the tab, silently or after a click', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, { user: 'lea.brunner', sso: 'consent' });
  await isIn(page);
  await inTeams(page, { user: 'lea.brunner', sso: 'no', naa: '' });
  await isIn(page);
  await inTeams(page, { user: 'lea.brunner', sso: 'no', naa: 'ask' });
  await button(page, microsoft).click();
  await isIn(page);
});
