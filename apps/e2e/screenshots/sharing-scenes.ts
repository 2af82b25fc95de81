import { expect, type Page } from '@playwright/test';
import { above, closeDialog, showing, withAnswer } from './scene-parts.ts';
import type { Scene } from './scenes.ts';

async function sharing(page: Page): Promise<void> {
  await showing('/seite/klasse-3a', 'heading', 'Klasse 3a')(page);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('radio', { name: /^Öffentlich/ })).toBeVisible();
}

/** How the page of 3a is shared, for what the demo school has no groups. */
const shared = {
  visibility: 'members',
  offered: ['group', 'school', 'link', 'public'],
  circles: [
    {
      id: 'blau'.padEnd(22, '0'),
      kind: 'group',
      name: 'Gruppe Blau',
      size: 4,
      names: ['Mia Müller', 'Noah Meier', 'Lina Moser', 'Leon Keller'],
    },
    { id: 'unterstufe'.padEnd(22, '0'), kind: 'team', name: 'Team Unterstufe', size: 7, names: [] },
  ],
  members: 'blau'.padEnd(22, '0'),
  classSize: 22,
  childrenNamed: ['Mia', 'Noah'],
  release: null,
  link: null,
  shortCode: null,
  linkPassword: null,
  schoolId: null,
  embedOrigins: [],
  canSetEmbedOrigins: false,
};
const answers = { 'pages/sharing/get/*': shared };

/** The page of 3a as it is answered, but for some of the class. */
const forMembers = (scene: Scene): Scene =>
  withAnswer('pages/get/klasse-3a', (own) => own.replace('"visibility":"public"', '"visibility":"members"'), above(answers, scene));

/** The share dialog with a group, with a link and its password, and the question before names go further. */
export const sharingScenes: readonly Scene[] = [
  forMembers({
    name: 'share-group',
    as: 'lea.brunner',
    async open(page) {
      await sharing(page);
      await expect(page.getByText('4 Personen:', { exact: false })).toBeVisible();
    },
    leave: closeDialog,
  }),
  forMembers({
    name: 'share-question',
    as: 'lea.brunner',
    async open(page) {
      await sharing(page);
      await page.getByRole('radio', { name: /^Öffentlich/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await closeDialog(page);
    },
  }),
  {
    name: 'share-password',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klassenlager-2027', 'heading', 'Klassenlager 2027')(page);
      await page.getByRole('button', { name: 'Teilen' }).click();
      await page.getByRole('radio', { name: /^Link mit Passwort/ }).click();
      await expect(page.getByLabel('Das Passwort').first()).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('radio', { name: /^Mit Link/ }).click();
      await expect(page.getByRole('radio', { name: /^Mit Link/ })).toBeChecked();
      await closeDialog(page);
    },
  },
];
