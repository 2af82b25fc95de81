import { initialPassword } from './initial-password.ts';
import { expect, type Page } from '@playwright/test';
import { appOrigin, schoolSite } from '../stack/addresses.ts';
import { blockNamed, startEditing } from '@pausenplatz/pages/journeys/editor';
import { above } from './scene-parts.ts';
import { searchScenes } from './search-scenes.ts';
import { sharingScenes } from './sharing-scenes.ts';
import { teamsScenes } from './teams-scenes.ts';
import { visitorScenes } from './visitor-scenes.ts';
import type { Scene } from './scenes.ts';

const at = (path: string) => (page: Page) => page.goto(appOrigin + path);
const withHeading = (path: string) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};
const finish = async (page: Page) => {
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeVisible();
};
const closeDialog = (page: Page) => page.keyboard.press('Escape');

async function editing(page: Page): Promise<void> {
  await withHeading('/seite/klasse-3a')(page);
  await startEditing(page);
}

/** A class of last year whose pages are read where they are, and a page that comes back. */
const shelvedPages = [
  { name: 'Sternwarte', groupName: '3a (2025/26)', restorable: false },
  { name: 'Klassenlager 2026', groupName: '3a (2025/26)', restorable: false },
  { name: 'Alte Links', groupName: '3a', restorable: true },
].map((page, index) => ({ ...page, id: `${index}`.padStart(22, 'a'), url: `archiviert-${index}`, at: '2026-07-10T08:00:00.000Z' }));

/** Of the hosts themselves, and of start pages in all of them. */
export const hostScenes: readonly Scene[] = [
  { name: 'home-signed-out', as: 'nobody', open: withHeading('/') },
  { name: 'page-public', as: 'nobody', open: withHeading('/seite/klasse-3a') },
  { name: 'not-found', as: 'nobody', open: withHeading('/gibt-es-nicht') },
  { name: 'network-error', as: 'nobody', open: withHeading('/network-error') },
  {
    name: 'diagnosis',
    as: 'nobody',
    async open(page) {
      await withHeading('/tests')(page);
      await expect(page.getByRole('button', { name: 'Bericht kopieren' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'diagnosis-models',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/ai-tests')(page);
      await expect(page.getByRole('button', { name: 'Bericht kopieren' })).toBeVisible({ timeout: 20_000 });
    },
  },
  { name: 'imprint', as: 'nobody', open: withHeading('/impressum') },
  { name: 'diagnosis-sign-in', as: 'nobody', open: withHeading('/auth-test') },
  { name: 'home-teacher', as: 'lea.brunner', open: withHeading('/') },
  // For whom nothing waits.
  { name: 'home-teacher-nothing', as: 'nora.keller', open: withHeading('/') },
  { name: 'home-admin', as: 'eva.ammann', open: withHeading('/') },
  { name: 'pages-teacher', as: 'lea.brunner', open: withHeading('/seiten') },
  { name: 'page-teacher', as: 'lea.brunner', open: withHeading('/seite/klasse-3a') },
  {
    name: 'page-as',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/klasse-3a')(page);
      await page.getByRole('button', { name: 'Ansehen als' }).click();
      await expect(page.getByRole('tab', { name: 'Alle' })).toBeVisible();
    },
  },
  {
    name: 'page-editing',
    as: 'lea.brunner',
    async open(page) {
      await editing(page);
      await blockNamed(page, 'Link-Kacheln').getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    },
    leave: finish,
  },
  { name: 'page-tile-pictures', as: 'lea.brunner', open: withHeading('/seite/klasse-4b') },
  {
    name: 'tile-picture-editing',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/klasse-4b')(page);
      await startEditing(page);
      await blockNamed(page, 'Link-Kacheln').getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
      await page.getByRole('button', { name: /Farbe und Zeichen von Zeichnen/ }).click();
      await expect(page.getByRole('group', { name: 'Eigenes Bild' })).toBeVisible();
    },
    leave: finish,
  },
  { name: 'page-own-background', as: 'noah.meier', open: withHeading('/seite/klassenlager-2027') },
  {
    name: 'page-own-background-editing',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/klassenlager-2027')(page);
      await startEditing(page);
      await page.getByRole('button', { name: 'Hintergrund', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Eigenes Bild' })).toBeVisible();
    },
    async leave(page) {
      await closeDialog(page);
      // It has a «Fertig» of its own.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await finish(page);
    },
  },
  { name: 'page-columns', as: 'lea.brunner', open: withHeading('/seite/unsere-woche') },
  {
    name: 'page-columns-editing',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/unsere-woche')(page);
      await startEditing(page);
    },
    leave: finish,
  },
  {
    name: 'page-outline',
    as: 'lea.brunner',
    async open(page) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await editing(page);
      await page.getByRole('button', { name: 'Aufbau', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Aufbau' })).toBeVisible();
    },
    async leave(page) {
      await closeDialog(page);
      // It has a «Fertig» of its own.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await finish(page);
    },
  },
  {
    name: 'catalogue',
    as: 'lea.brunner',
    async open(page) {
      await editing(page);
      await page
        .getByRole('button', { name: /^Block (?:hinzufügen|hier einfügen)$/ })
        .last()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    async leave(page) {
      await closeDialog(page);
      // It has a «Fertig» of its own.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await finish(page);
    },
  },
  {
    name: 'share',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/klasse-3a')(page);
      await page.getByRole('button', { name: 'Teilen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  { name: 'editing-before-take-over', as: 'lea.brunner', open: editing },
  {
    name: 'take-over',
    as: 'urs.zgraggen',
    async open(page) {
      await withHeading('/seite/klasse-3a')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Übernehmen' }).click();
      await finish(page);
    },
  },
  { name: 'release-list', as: 'lea.brunner', open: withHeading('/seiten/freigaben') },
  { name: 'release-wish', as: 'lea.brunner', open: withHeading('/seite/mein-igelbuch') },
  { name: 'release-pupil', as: 'lina.moser', open: withHeading('/seite/mein-igelbuch') },
  {
    name: 'share-dialog-pupil',
    as: 'lina.moser',
    async open(page) {
      await withHeading('/seite/mein-igelbuch')(page);
      await page.getByRole('button', { name: 'Teilen' }).click();
      await expect(page.getByRole('radio', { name: /^Öffentlich/ })).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'share-dialog-school',
    as: 'lea.brunner',
    async open(page) {
      await withHeading('/seite/teamzimmer')(page);
      await page.getByRole('button', { name: 'Teilen' }).click();
      await expect(page.getByRole('radio', { name: /^Öffentlich/ })).toBeVisible();
    },
    leave: closeDialog,
  },
  above(
    { 'pages/shelved/archive': { pages: shelvedPages, more: false } },
    { name: 'archive-of-classes', as: 'lea.brunner', open: withHeading('/seiten/archiv') },
  ),
  { name: 'archive', as: 'lea.brunner', open: withHeading('/seiten/archiv') },
  { name: 'trash', as: 'lea.brunner', open: withHeading('/seiten/papierkob') },
  { name: 'home-app', as: 'noah.meier', open: withHeading('/mobile-home') },
  { name: 'home-app-teacher', as: 'lea.brunner', open: withHeading('/mobile-home') },
  { name: 'home-pupil', as: 'noah.meier', open: withHeading('/') },
  { name: 'pages-pupil', as: 'noah.meier', open: withHeading('/seiten') },
  { name: 'page-pupil', as: 'noah.meier', open: withHeading('/seite/klasse-3a') },
  { name: 'initial-password', as: 'noah.meier', open: initialPassword, leave: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }) },
  ...teamsScenes,
  {
    name: 'school-website',
    as: 'nobody',
    async open(page) {
      await page.goto(`${schoolSite}/?page=klasse-3a`);
      await expect(page.frameLocator('pausenplatz-seite iframe').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },

  {
    name: 'framed-refused',
    as: 'nobody',
    async open(page) {
      await at('/einbetten/seite/leseecke')(page);
      await expect(page.getByRole('link', { name: 'Seite öffnen' })).toBeVisible();
    },
  },
  ...visitorScenes,
  ...searchScenes,
  ...sharingScenes,
];
