import { expect, type Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, withAnswer } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

type Role = 'button' | 'heading' | 'tab' | 'link' | 'searchbox';

/** Opens a screen and waits until it has read what it shows. */
const showing = (path: string, role: Role, name: string | RegExp) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByRole(role, { name }).first()).toBeVisible();
};
const saying = (path: string, text: string | RegExp) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByText(text).first()).toBeVisible();
};
const closeDialog = (page: Page) => page.keyboard.press('Escape');
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

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

const list = `Vorname;Name;Klasse;Geburtsdatum\nAlma;Probe;9p;31.5.2014\nBruno;Probe;9p;1.12.2014\nCarl;;9p;2014
Dora;Probe;9p;31.2.2014\nDora;Zwilling;9p;2014\nDora;Zwilling;9p;2014\n`;
async function pasted(page: Page): Promise<void> {
  await showing('/verwaltung', 'link', 'Liste importieren')(page);
  await page.getByRole('link', { name: 'Liste importieren' }).click();
  await page.getByLabel('Oder hier einfügen').fill(list);
}
async function columns(page: Page): Promise<void> {
  await pasted(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('button', { name: 'Vorschau zeigen' })).toBeVisible();
}

/** The class 4b goes into its new school year, alone; it is then called 5b. */
async function newYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
  await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
  const other = page.getByRole('main').getByRole('listitem').filter({ hasText: '3a' });
  await other.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('dialog').getByText('Keine Aktion').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText('Keine Aktion')).toBeVisible();
  await page.getByRole('button', { name: 'Plan durchführen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Plan durchführen' }).click();
  await expect(page.getByRole('button', { name: 'Zurückstellen' })).toBeVisible({ timeout: 30_000 });
}

/** Back to 4b, so that every other picture finds it. */
async function oldYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Öffnen')(page);
  await page.getByRole('button', { name: 'Öffnen' }).first().click();
  await page.getByRole('button', { name: 'Zurückstellen' }).click();
  await expect(page.getByText('zurückgestellt', { exact: true })).toBeVisible();
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
    name: 'office-cards',
    as: 'lea.brunner',
    async open(page) {
      await ofClass(page);
      await page.getByRole('button', { name: 'Passwortkarten' }).first().click();
      await dialog(page);
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
  {
    name: 'office-year-plan',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', /^(?:Neuen Plan anlegen|Plan wegwerfen)$/)(page);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      await expect(page.getByRole('button', { name: 'Plan durchführen' })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  { name: 'office-export', as: 'lea.brunner', open: showing('/verwaltung/export', 'heading', 'Deine Exporte') },
  {
    name: 'office-links',
    as: 'lea.brunner',
    async open(page) {
      await showing('/verwaltung/link-checker', 'button', 'Links prüfen')(page);
      await page.getByRole('button', { name: 'Links prüfen' }).click();
      await expect(page.getByRole('button', { name: /^defekt \d+$/ })).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'office-visits',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-3a', 'heading', /./)(page);
      await expect(async () => {
        await page.goto(`${appOrigin}/verwaltung/seitenaufrufe`);
        await expect(page.getByText('Besuche', { exact: true })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
  },
  { name: 'office-settings', as: 'lea.brunner', open: saying('/einstellungen/klassen', /^Name und Farbe deiner Klassen/) },
  { name: 'office-settings-school', as: 'lea.brunner', open: saying('/einstellungen/schule', 'Das stellt die Schuladministration ein.') },
  {
    name: 'office-join',
    as: 'lea.brunner',
    async open(page) {
      await showing('/verwaltung/schule-verbinden', 'heading', /./)(page);
      await page.getByLabel('Name oder Ort der Schule').fill('Sonnenberg');
      await expect(page.getByRole('button', { name: 'Anfragen' }).first()).toBeVisible();
    },
  },
  { name: 'office-teacher-shelf', as: 'lea.brunner', open: saying('/verwaltung?bereich=ablage', /^(?:Hier liegt nichts|Gelöscht am)/) },
  {
    name: 'office-new-year',
    as: 'lea.brunner',
    async open(page) {
      await newYear(page);
      await showing('/verwaltung', 'link', /^5b/)(page);
      await page.locator('main').getByRole('link', { name: /^5b/ }).first().click();
      await expect(page.getByRole('heading', { name: /^Neues Schuljahr/ })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Passwortkarten drucken und verteilen' }).check();
    },
    leave: oldYear,
  },
];

const part = (name: string, area: string, role: Role, shown: string | RegExp): Scene => ({
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
  { name: 'office-requests', as: 'eva.ammann', open: saying('/verwaltung?bereich=anfragen', /^(?:Niemand wartet|.* möchte dazugehören)/) },
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
  part('office-year', 'jahreswechsel', 'button', 'Neuen Plan anlegen'),
  {
    name: 'office-shelf',
    as: 'eva.ammann',
    open: saying('/verwaltung?bereich=ablage', /^(?:Hier liegt nichts|Gelöscht am|Archiviert am)/),
  },
  part('office-admin-export', 'export', 'heading', 'Deine Exporte'),
  part('office-admin-links', 'links', 'button', 'Links prüfen'),
  { name: 'office-admin-visits', as: 'eva.ammann', open: saying('/verwaltung?bereich=besuche', 'Zeitraum') },
  { name: 'office-import', as: 'eva.ammann', open: pasted },
  { name: 'office-import-columns', as: 'eva.ammann', open: columns },
  {
    name: 'office-import-preview',
    as: 'eva.ammann',
    async open(page) {
      await columns(page);
      await page.getByRole('button', { name: 'Vorschau zeigen' }).click();
      await expect(page.getByText('Vor- oder Nachname fehlt')).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Zurück' }).click();
      await page.getByRole('button', { name: 'Zurück' }).click();
      await page.getByLabel('Oder hier einfügen').fill('');
    },
  },
  { name: 'office-log', as: 'eva.ammann', open: saying('/verwaltung?bereich=protokoll', /./) },
];

const founded = { name: 'Primarschule Auental', place: 'Auental', foundedAt: '2026-11-20T10:00:00.000Z', founder: 'Ida Auer' };

/** What the operator sees who follows the mailed link. */
const ofOperator: readonly Scene[] = [
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: false } },
    {
      name: 'office-confirmation',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'a'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: true } },
    {
      name: 'office-confirmation-done',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'b'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
];

/** The screens of the administration, of a teacher and of an admin who teaches nothing. */
export const officeScenes: readonly Scene[] = [...ofTeacher, ...ofAdmin, ...ofOperator];
