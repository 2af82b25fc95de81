import { expect, type Page } from '@playwright/test';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const list = `Vorname;Name;Klasse;Geburtsdatum\nAlma;Probe;9p;31.5.2014\nBruno;Probe;9 P;1.12.2014\nCarl;;9p;2014
Dora;Probe;9p;31.2.2014\nDora;Zwilling;9p;2014\nDora;Zwilling;9p;2014\n`;
async function pasted(page: Page): Promise<void> {
  await showing('/verwaltung', 'link', 'Liste importieren')(page);
  await page.getByRole('link', { name: 'Liste importieren' }).click();
  await page.getByLabel('Oder hier einfügen').fill(list);
}
/** A list in UTF-8 with one line of an old program: nobody knows how it is read. */
const mixed = Buffer.concat([
  Buffer.from('Klassenliste 9p;;\nName;Vorname;Klasse\nMüller;Zoë;9p\nÄschbacher;Jürg;9p\nFrei;Re'),
  Buffer.from([0xe9]),
  Buffer.from('my;9p\n'),
]);
async function guessed(page: Page): Promise<void> {
  await showing('/verwaltung', 'link', 'Liste importieren')(page);
  await page.getByRole('link', { name: 'Liste importieren' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'Klasse 9p.csv', mimeType: 'text/csv', buffer: mixed });
  await expect(page.getByText(/^Bei den Umlauten dieser Datei/)).toBeVisible();
}
async function columns(page: Page): Promise<void> {
  await pasted(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('button', { name: 'Vorschau zeigen' })).toBeVisible();
}

/** The way from a list to pupils, step by step. */
export const peopleImportScenes: readonly Scene[] = [
  { name: 'office-import', as: 'eva.ammann', open: pasted },
  { name: 'office-import-letters', as: 'eva.ammann', open: guessed },
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
];
