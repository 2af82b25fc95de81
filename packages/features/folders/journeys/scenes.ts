import { saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect } from '@playwright/test';

const path = '/seite/igel-projekt';
const shown = showing(path, 'link', /Igel bei Nacht/);

/** Folders as who keeps them, a child and a visitor see them, with something ticked, inside of a folder, and in their forms. */
export const foldersScenes: readonly Scene[] = [
  { name: 'folders', as: 'lea.brunner', open: shown },
  { name: 'folders-pupil', as: 'noah.meier', open: shown },
  { name: 'folders-visitor', as: 'nobody', open: saying(path, /Diese Dokumente sehen die Kinder/) },
  {
    name: 'folders-inside',
    as: 'noah.meier',
    async open(page) {
      await shown(page);
      await page.getByRole('button', { name: 'Arbeitsblätter', exact: true }).click();
      await expect(page.getByRole('link', { name: /Forscherauftrag 1/ })).toBeVisible();
    },
    leave: (page) => page.getByRole('button', { name: 'Material zum Igel' }).click(),
  },
  {
    name: 'folders-chosen',
    as: 'lea.brunner',
    async open(page) {
      await shown(page);
      await page.getByRole('button', { name: 'Alle Abgaben wählen' }).click();
      await expect(page.getByRole('button', { name: 'Als ZIP herunterladen' })).toBeVisible();
    },
    leave: (page) => page.getByRole('button', { name: 'Auswahl aufheben' }).click(),
  },
  {
    name: 'folders-trash',
    as: 'lea.brunner',
    async open(page) {
      await shown(page);
      await page.getByRole('button', { name: 'Papierkorb von «Material zum Igel»' }).click();
      await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'folders-edit',
    as: 'lea.brunner',
    async open(page) {
      await shown(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await page.getByRole('button', { name: 'Dokumente bearbeiten' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    },
  },
];
