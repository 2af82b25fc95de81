import { demoPassword } from '@pausenplatz/account/server';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { launchOptions } from '@pausenplatz/app-e2e/support/launch';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTab, tabOf } from './in-teams.ts';

interface Cell {
  readonly isPartitioned: boolean;
  readonly thirdPartyCookies: 'blocked' | 'allowed';
  /** What a frame of another website finds, so that a cell is what it says. */
  readonly found: { readonly storage: 'throws' | 'own' | 'shared'; readonly plainCookie: boolean };
}

const cells: readonly Cell[] = [
  { isPartitioned: true, thirdPartyCookies: 'blocked', found: { storage: 'own', plainCookie: false } },
  { isPartitioned: true, thirdPartyCookies: 'allowed', found: { storage: 'own', plainCookie: true } },
  { isPartitioned: false, thirdPartyCookies: 'blocked', found: { storage: 'throws', plainCookie: false } },
  { isPartitioned: false, thirdPartyCookies: 'allowed', found: { storage: 'shared', plainCookie: true } },
];

/** A browser with a profile of its own: what it does with other websites' cookies is a setting of the person. */
async function withBrowser({ isPartitioned, thirdPartyCookies }: Cell, run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'pausenplatz-profile-'));
  mkdirSync(join(profile, 'Default'));
  const isBlocked = thirdPartyCookies === 'blocked';
  const preferences = { profile: { cookie_controls_mode: isBlocked ? 1 : 0, block_third_party_cookies: isBlocked } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const launch = await launchOptions(process.env['E2E_EDGE_PORT'] ?? '', { isPartitioned, hasProfile: true });
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    locale: 'de-CH',
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  try {
    await run(context);
    expect(faults, 'errors in the page').toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** What the frame of the tab has of storage: nothing, its own, or that of the product in a tab of the browser. */
async function storageIn(page: Page): Promise<Cell['found']> {
  const frame = page.frame({ name: 'tab' });
  if (!frame) throw new Error('There is no tab.');
  const inFrame = await frame.evaluate(() => {
    document.cookie = 'plain=1; Secure; SameSite=None; Path=/';
    const plainCookie = document.cookie.includes('plain=1');
    document.cookie = 'plain=; Secure; SameSite=None; Path=/; Max-Age=0';
    try {
      localStorage.setItem('cell', 'frame');
      return { keeps: true, plainCookie };
    } catch {
      return { keeps: false, plainCookie };
    }
  });
  const top = await page.context().newPage();
  await top.goto(`${appOrigin}/login`);
  const isShared = await top.evaluate(() => localStorage.getItem('cell') === 'frame');
  await top.close();
  return { storage: inFrame.keeps ? (isShared ? 'shared' : 'own') : 'throws', plainCookie: inFrame.plainCookie };
}

const isIn = (page: Page) => expect(tabOf(page).getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
const windowBy = async (page: Page, name: string): Promise<Page> => {
  const [window] = await Promise.all([page.waitForEvent('popup'), tabOf(page).getByRole('button', { name }).click()]);
  return window;
};

const nameOf = ({ isPartitioned, thirdPartyCookies }: Cell) =>
  `storage ${isPartitioned ? 'partitioned' : 'not partitioned'}, cookies of others ${thirdPartyCookies}`;

for (const cell of cells)
  test(`${nameOf(cell)}: a tab opens by the token of Teams`, async () => {
    await withBrowser(cell, async (context) => {
      const page = await context.newPage();
      await openTab(page, '/teams/personal-tab');
      await isIn(page);
      expect(await storageIn(page)).toEqual(cell.found);
      if (cell.found.storage === 'throws') await everyWayIn(page);
    });
  });

/** What stands on storage most: windows that hand something over, staying in after a reload, leaving for good; where none is to be had. */
async function everyWayIn(page: Page): Promise<void> {
  await test.step('with the own account in a window: the code comes back, a reload stays in, leaving is for good', async () => {
    await openTab(page, '/teams/personal-tab', { user: 'niemand', sso: 'no' });
    const window = await windowBy(page, 'Mit Benutzername und Passwort anmelden');
    await window.getByLabel('Benutzername oder E-Mail').fill('lea.brunner');
    await window.getByLabel('Passwort').fill(demoPassword);
    await window.getByRole('button', { name: 'Anmelden' }).click();
    await isIn(page);
    await page.reload();
    await isIn(page);
    await openTab(page, '/teams/first-login', { user: 'niemand', sso: 'no' });
    await tabOf(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(tabOf(page).getByRole('button', { name: 'Mit dem Microsoft-Konto anmelden' })).toBeVisible();
  });
  await test.step('at Microsoft in a window', async () => {
    const window = await windowBy(page, 'Mit dem Microsoft-Konto anmelden');
    await window.getByRole('link', { name: 'lea.brunner', exact: true }).click();
    await expect(tabOf(page).getByText('Lea Brunner').first()).toBeVisible();
  });
}
