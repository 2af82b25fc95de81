import { expect, type Page } from '@playwright/test';
import { above, saying, showing, withAnswer } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const closeDialog = (page: Page) => page.keyboard.press('Escape');

/** The class 4b, from the administration, as one walks. */
async function ofClass(page: Page): Promise<void> {
  await showing('/verwaltung', 'link', /^4b/)(page);
  await page.locator('main').getByRole('link', { name: /^4b/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '4b' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Alle auswählen' })).toBeVisible();
}

/** One pupil of 4b is chosen. */
async function chosenPupil(page: Page): Promise<void> {
  await ofClass(page);
  await page
    .getByRole('checkbox', { name: /auswählen$/ })
    .nth(2)
    .check();
}

const ofTeacher: readonly Scene[] = [
  { name: 'office-teacher', as: 'lea.brunner', open: showing('/verwaltung', 'link', /^4b/) },
  { name: 'office-class', as: 'lea.brunner', open: ofClass },
  {
    name: 'office-class-chosen',
    as: 'lea.brunner',
    async open(page) {
      await chosenPupil(page);
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  {
    name: 'office-add-pupils',
    as: 'lea.brunner',
    async open(page) {
      await ofClass(page);
      await page.getByRole('button', { name: 'Hinzufügen' }).click();
      await page.getByLabel('Eine Person pro Zeile').fill('Zita Zürcher\nMeier, Yves\nMadonna');
      await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
      await expect(page.getByText('Zeile 3: Hier fehlt ein Vor- oder Nachname.')).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'office-take-over',
    as: 'lea.brunner',
    async open(page) {
      await ofClass(page);
      await page.getByRole('button', { name: 'Mit Code aufnehmen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Aufnehmen' }).click();
      await expect(page.getByText('Da muss schon was stehen...')).toBeVisible();
    },
    leave: closeDialog,
  },
  above(
    { 'administration/pupils/handover/offer': { code: 'KRANICH-2847-MOND', until: '2026-12-06T10:00:00.000Z' } },
    {
      name: 'office-handover',
      as: 'lea.brunner',
      async open(page) {
        await chosenPupil(page);
        await page.getByRole('button', { name: 'An andere Schule' }).click();
        await page.getByRole('button', { name: 'Code erstellen' }).click();
        await expect(page.getByText('KRANICH-2847-MOND')).toBeVisible();
      },
      leave: closeDialog,
    },
  ),
  { name: 'office-settings', as: 'lea.brunner', open: saying('/einstellungen/klassen', /^Name und Farbe deiner Klassen/) },
  { name: 'office-settings-school', as: 'lea.brunner', open: saying('/einstellungen/schule', 'Das stellt die Schuladministration ein.') },
  { name: 'office-teacher-shelf', as: 'lea.brunner', open: saying('/verwaltung?bereich=ablage', /^(?:Hier liegt nichts|Gelöscht am)/) },
];

const part = (name: string, area: string, role: 'button' | 'heading' | 'searchbox', shown: string | RegExp): Scene => ({
  name,
  as: 'eva.ammann',
  open: showing(`/verwaltung?bereich=${area}`, role, shown),
});

const ofAdmin: readonly Scene[] = [
  part('office-admin', 'klassen', 'button', /^Primarschule Sonnenberg · 3 Klassen/),
  withAnswer('administration/get', (own) => own.replaceAll('"confirmed":true', '"confirmed":false'), {
    name: 'office-unconfirmed',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung?bereich=klassen', 'button', /^Primarschule Sonnenberg/)(page);
      await expect(page.getByText('Eure Schule ist noch nicht bestätigt')).toBeVisible();
    },
  }),
  part('office-people', 'personen', 'searchbox', /suchen/),
  {
    name: 'office-people-chosen',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung?bereich=personen', 'searchbox', /suchen/)(page);
      await page
        .getByRole('checkbox', { name: /auswählen$/ })
        .nth(1)
        .check();
      await page
        .getByRole('checkbox', { name: /auswählen$/ })
        .nth(3)
        .check();
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  {
    name: 'office-paper',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung?bereich=klassen', 'button', 'Karten und Briefe')(page);
      await page.getByRole('button', { name: 'Karten und Briefe' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'office-team',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung?bereich=teams', 'button', 'Neues Team')(page);
      await page.getByRole('button', { name: 'Neues Team' }).click();
      await page.getByLabel('Name des Teams').fill('Schülerrat');
      await page.getByRole('dialog').getByRole('checkbox').nth(4).check();
    },
    leave: closeDialog,
  },
  part('office-school', 'schule', 'heading', 'Administration'),
  withAnswer(
    'administration/get',
    (own) => own.replaceAll('"adminMode":"selfManaged"', '"adminMode":"synchronised"'),
    part('office-standing-still', 'schule', 'heading', 'Administration'),
  ),
  {
    name: 'office-shelf',
    as: 'eva.ammann',
    open: saying('/verwaltung?bereich=ablage', /^(?:Hier liegt nichts|Gelöscht am|Archiviert am)/),
  },
  { name: 'office-log', as: 'eva.ammann', open: saying('/verwaltung?bereich=protokoll', /./) },
];

/** The screens of the administration, of a teacher and of an admin who teaches nothing. */
export const officeScenes: readonly Scene[] = [...ofTeacher, ...ofAdmin];
