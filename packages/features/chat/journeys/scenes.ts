import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect, type Page } from '@playwright/test';

const inChat =
  (name: string | RegExp, more: (page: Page) => Promise<void> = async () => undefined): Scene['open'] =>
  async (page) => {
    await page.goto(`${appOrigin}/tools/nachrichten`);
    await page.getByRole('list', { name: 'Deine Chats' }).getByRole('link', { name }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await more(page);
  };

/** The list, a chat of each kind, and what is asked beside them. */
export const chatScenes: readonly Scene[] = [
  { name: 'chat', as: 'lea.brunner', open: showing('/tools/nachrichten', 'heading', 'Nachrichten') },
  { name: 'chat-class', as: 'lea.brunner', open: inChat(/Klasse 3a/) },
  { name: 'chat-answers', as: 'lea.brunner', open: inChat(/Fragen zum Ausflug/) },
  { name: 'chat-pupil', as: 'noah.meier', open: inChat(/Klasse 3a/) },
  { name: 'chat-pupil-answers', as: 'noah.meier', open: inChat(/Fragen zum Ausflug/) },
  {
    name: 'chat-new',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/tools/nachrichten`);
      await page.getByRole('button', { name: 'Neuer Chat' }).click();
      await expect(page.getByRole('dialog', { name: 'Neuer Chat' })).toBeVisible();
    },
  },
  {
    name: 'chat-settings',
    as: 'lea.brunner',
    open: inChat(/Klasse 3a/, async (page) => {
      await page.getByRole('button', { name: 'Mehr zu diesem Chat' }).click();
      await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
      await expect(page.getByRole('dialog', { name: 'Einstellungen des Chats' })).toBeVisible();
    }),
  },
  { name: 'chat-school', as: 'eva.ammann', open: showing('/verwaltung?bereich=schule', 'heading', 'Nachrichten in der Schule') },
];
