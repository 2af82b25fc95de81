import { demoPassword } from '@pausenplatz/account/server';
import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';
import { openTab, tabOf } from './in-teams.ts';

/** What the bridge of a phone was asked, and what it tells the tab. */
interface Phone {
  readonly asked: (func: string) => Promise<readonly unknown[][]>;
  readonly tell: (func: string, args: readonly unknown[]) => Promise<void>;
  /** Answers what the tab asked last. */
  readonly answer: (func: string, args: readonly unknown[]) => Promise<void>;
  /** The window that the tab wants opened, as the app opens it: beside the tab, with a bridge of its own and no way to the tab. */
  readonly opened: () => Promise<Page>;
}

interface Bridge {
  readonly frameContext: 'content' | 'authentication';
  /** What the app answers, by what it is asked. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
}

/** Puts the bridge of the app into a page that is about to load. */
async function withBridge(page: Page, { frameContext, answers }: Bridge): Promise<void> {
  const runtime = JSON.stringify({
    apiVersion: 4,
    isNAAChannelRecommended: false,
    hostVersionsInfo: {},
    supports: { pages: { config: {}, tabs: {} }, app: { notifySuccessResponse: {} } },
  });
  const all = { initialize: [frameContext, 'android', '2.0.1', runtime], 'appInitialization.success': [undefined], ...answers };
  await page.addInitScript((given: Readonly<Record<string, readonly unknown[]>>) => {
    const calls: { id: number; uuidAsString: string; func: string; args: unknown[] }[] = [];
    const receive = (data: unknown) => Reflect.get(globalThis, 'onNativeMessage')?.({ data });
    Reflect.set(globalThis, 'lab', { calls, receive });
    Reflect.set(globalThis, 'nativeInterface', {
      framelessPostMessage(message: string) {
        const { id, uuidAsString, func, args } = JSON.parse(message);
        calls.push({ id, uuidAsString, func, args });
        const answer = given[func];
        if (answer) setTimeout(() => receive({ id, uuidAsString, args: answer }));
      },
    });
  }, all);
}

const calls = (page: Page, func: string): Promise<readonly { id: number; uuidAsString: string; args: unknown[] }[]> =>
  page.evaluate((name) => Reflect.get(globalThis, 'lab').calls.filter((one: { func: string }) => one.func === name), func);
const receive = (page: Page, data: unknown) => page.evaluate((given) => Reflect.get(globalThis, 'lab').receive(given), data);

async function tokenOf(page: Page, user: string): Promise<string | null> {
  const asking = await page.context().newPage();
  await asking.goto(`${teamsOrigin}/token?user=${user}`);
  const token = await asking.evaluate(() => document.body.textContent);
  await asking.close();
  return token;
}

/** The app on a phone: no frame around the tab, a bridge instead, and edges that the screen rounds off. Nobody as `user`: no single sign-on. */
async function onPhone(page: Page, tab: string, { user, place = '' }: { user: string | null; place?: string }): Promise<Phone> {
  const context = {
    entityId: 'lab',
    subEntityId: place,
    locale: 'de-ch',
    theme: 'default',
    hostName: 'TeamsModern',
    frameContext: 'content',
  };
  await withBridge(page, {
    frameContext: 'content',
    answers: {
      getContext: [{ ...context, hostClientType: 'android', sessionId: 'lab', appSessionId: 'lab', ringId: 'general' }],
      'authentication.getAuthToken': user === null ? [false, 'resourceDisabled'] : [true, await tokenOf(page, user)],
      executeDeepLink: [true],
    },
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 12, right: 12, bottom: 34 } });
  await page.goto(appOrigin + tab);
  return {
    asked: async (func) => (await calls(page, func)).map(({ args }) => args),
    tell: (func, args) => receive(page, { func, args }),
    async answer(func, args) {
      const asked = (await calls(page, func)).at(-1);
      await receive(page, { id: asked?.id, uuidAsString: asked?.uuidAsString, args });
    },
    async opened() {
      const wanted = () => calls(page, 'authentication.authenticate');
      await expect.poll(async () => (await wanted()).length).toBe(1);
      const [asked] = await wanted();
      const window = await page.context().newPage();
      await withBridge(window, { frameContext: 'authentication', answers: {} });
      await window.goto(String(asked?.args[0]));
      return window;
    },
  };
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** By how many pixels something is wider than its window. */
const overflow = (page: Page, frame = page.mainFrame()) => frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('on a phone the tab speaks by the bridge of the app, stays off its edges and leaves its bar to it', async ({ visitor }) => {
  const page = await visitor(phone);
  const app = await onPhone(page, '/teams/tab-homework', { user: 'noah.meier' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await app.asked('initialize')).length).toBe(1);
  await expect.poll(() => app.asked('appInitialization.success')).toHaveLength(1);
  // The bar of the app stands above: there is none of ours, and no list of places.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  const edges = await page.getByRole('main').evaluate((main) => {
    const { paddingLeft, paddingRight, paddingBottom } = getComputedStyle(main);
    return [paddingLeft, paddingRight, paddingBottom];
  });
  expect(edges).toEqual(['12px', '12px', '34px']);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await app.tell('themeChange', ['dark']);
  await expect.poll(() => scheme(page)).toBe('dark');
});

test('on a phone a link into the tab opens its place, and what has no tab goes to the app', async ({ visitor }) => {
  const page = await visitor(phone);
  const app = await onPhone(page, '/teams/personal-tab', { user: 'lea.brunner', place: '/seite/leseecke' });
  await expect(page.getByRole('heading', { name: 'Leseecke', level: 1 })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    history.pushState(null, '', '/tools/agenda/reports');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('button', { name: 'Im Browser öffnen' }).click();
  await expect.poll(() => app.asked('executeDeepLink')).toEqual([[`${appOrigin}/tools/agenda/reports`]]);
});

test('on a phone the app opens the window of a sign-in beside the tab, which goes on by what the window hands over', async ({
  visitor,
}) => {
  const page = await visitor(phone);
  const app = await onPhone(page, '/teams/personal-tab', { user: null });
  await page.getByRole('button', { name: 'Mit Benutzername und Passwort anmelden' }).click();
  const window = await app.opened();
  await window.getByLabel('Benutzername oder E-Mail').fill('noah.meier');
  await window.getByLabel('Passwort').fill(demoPassword);
  expect(await overflow(window)).toBeLessThanOrEqual(0);
  await window.getByRole('button', { name: 'Anmelden' }).click();
  // The app closes the window and gives the tab what the window said.
  const said = () => calls(window, 'authentication.authenticate.success');
  await expect.poll(async () => (await said()).length).toBe(1);
  const [code] = (await said())[0]?.args ?? [];
  expect(code).toMatch(/^\d{6}$/);
  await app.answer('authentication.authenticate', [true, code]);
  await window.close();
  await expect(page.getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
});

test('while the theme changes nothing loads anew and what was typed stays', async ({ visitor }) => {
  const page = await visitor();
  const monday = addDays(mondayOf(zurichDay(new Date())), 21);
  await openTab(page, '/teams/tab-homework', { sub: `/tools/agenda?datum=${monday}&ansicht=week` });
  const field = tabOf(page).locator(`[data-add="${monday}"]`);
  await field.fill('Mathe: Seite 12');
  const frame = page.frame({ name: 'tab' });
  await frame?.evaluate(() => Reflect.set(globalThis, 'isTheSame', true));
  const ground = () =>
    frame?.evaluate(() => getComputedStyle(document.querySelector('.fui-FluentProvider') ?? document.body).backgroundColor);
  const atFirst = await ground();
  let before = atFirst;
  for (const [theme, expected] of [
    ['dark', 'dark'],
    ['contrast', 'dark'],
    ['default', 'light'],
  ] as const) {
    await page.getByRole('button', { name: theme }).click();
    await expect.poll(() => frame?.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(expected);
    // The tokens come after the scheme: of each theme its own ground is waited for.
    await expect.poll(ground).not.toBe(before);
    before = await ground();
    await expect(field).toHaveValue('Mathe: Seite 12');
  }
  expect(before).toBe(atFirst);
  expect(await frame?.evaluate(() => Reflect.get(globalThis, 'isTheSame'))).toBe(true);
});

test('beside a meeting a page and the agenda are there and can be used', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 760 } });
  const context = 'sidePanel';
  const fits = () => overflow(page, page.frame({ name: 'tab' }) ?? undefined);
  await openTab(page, '/teams/tab-page/klasse-3a', { context });
  await expect(tabOf(page).getByRole('heading', { name: 'Klasse 3a', level: 1 })).toBeVisible();
  expect(await fits()).toBeLessThanOrEqual(0);
  await openTab(page, '/teams/tab-homework', { context, user: 'noah.meier' });
  await expect(page.locator('#state')).toHaveText('ready');
  const tick = tabOf(page).getByRole('checkbox', { checked: false }).first();
  await tick.click();
  await expect(tabOf(page).getByRole('checkbox', { checked: true }).first()).toBeVisible();
  expect(await fits()).toBeLessThanOrEqual(0);
});
