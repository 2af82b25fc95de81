import { expect, type Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { undrawn } from './undrawn.ts';
import type { Scene } from './scenes.ts';

type Role = 'button' | 'heading' | 'tab' | 'link' | 'searchbox';

/** Opens a screen and waits until it has read what it shows. */
export const showing = (path: string, role: Role, name: string | RegExp) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()).toBeVisible();
};

/** The same, known by words. */
export const saying = (path: string, text: string | RegExp) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByText(text).first()).toBeVisible();
};

/** What the server answers to some calls, by their paths: for what only a card, an app or an operator's service would bring about. */
type Answers = Readonly<Record<string, unknown>>;

/** A scene above a server that gives these answers; with `status` all of them are refusals. */
export function above(answers: Answers, scene: Scene, status = 200): Scene {
  const addresses = Object.entries(answers).map(([call, body]) => [`${appOrigin}/api/${call}`, body] as const);
  return {
    ...scene,
    async open(page) {
      await undrawn(page);
      for (const [address, json] of addresses) await page.route(address, (route) => route.fulfill({ status, json }));
      await scene.open(page);
    },
    async leave(page) {
      await scene.leave?.(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

/** A scene above what the server really says to one call, with changes in its JSON. */
export const withAnswer = (path: string, change: (json: string) => string, scene: Scene): Scene => ({
  ...scene,
  async open(page) {
    const address = `${appOrigin}/api/${path}`;
    const own = await page.evaluate(async (url) => (await fetch(url, { headers: { 'x-pausenplatz-client': 'pictures' } })).text(), address);
    await undrawn(page);
    await page.route(`${address}*`, (route) => route.fulfill({ contentType: 'application/json', body: change(own) }));
    await scene.open(page);
  },
  async leave(page) {
    await scene.leave?.(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** A scene in which the signed-in person is as they would be elsewhere: without a school, with other settings. */
export const withUser = (changes: Answers, scene: Scene): Scene => ({
  ...scene,
  async open(page) {
    const address = `${appOrigin}/api/account/checkauthentication`;
    const own = await page.evaluate(async (url) => {
      const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'pictures' };
      return (await fetch(url, { method: 'POST', headers, body: '{}' })).text();
    }, address);
    const answer = JSON.parse(own) as { readonly user: object };
    await undrawn(page);
    await page.route(address, (route) => route.fulfill({ json: { ...answer, user: { ...answer.user, ...changes } } }));
    await scene.open(page);
  },
  async leave(page) {
    await scene.leave?.(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** A scene in which the own profile has some fields as they would be elsewhere. */
export const withProfile = (changes: Answers, scene: Scene): Scene =>
  withAnswer('profile/get', (own) => JSON.stringify(Object.assign({}, JSON.parse(own), changes)), scene);

/** Leaves a scene that is a dialog. */
export const closeDialog = (page: Page) => page.keyboard.press('Escape');
