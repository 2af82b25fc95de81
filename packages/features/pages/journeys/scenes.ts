import { closeDialog, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@playwright/test';
import { addBlock } from './editor.ts';

const path = '/seite/sprachlabor';

/** Blocks that few pages have: as readers see them, in a frame, and while somebody fills one. */
export const pagesScenes: readonly Scene[] = [
  { name: 'blocks', as: 'nobody', open: showing(path, 'heading', 'Sprachlabor') },
  {
    name: 'blocks-frame',
    as: 'nobody',
    open: showing(`/einbetten${path}?widget=none&theme=dark`, 'heading', 'Sprachlabor'),
    ownTheme: true,
  },
  {
    name: 'blocks-search',
    as: 'nobody',
    async open(page) {
      await showing('/seite/projektwoche-wald', 'heading', 'Projektwoche Wald')(page);
      await page.getByRole('searchbox', { name: 'Suche zur Projektwoche' }).fill('Wald');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Treffer' }).waitFor();
    },
  },
  {
    name: 'blocks-search-edit',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-4b', 'heading', 'Klasse 4b')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await addBlock(page, 'Suche');
    },
    leave: (page) => page.getByRole('button', { name: 'Fertig' }).click(),
  },
  {
    name: 'blocks-audio-edit',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-4b', 'heading', 'Klasse 4b')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await addBlock(page, 'Ton');
      await page.getByRole('button', { name: 'Ton aufnehmen' }).waitFor();
    },
    leave: (page) => page.getByRole('button', { name: 'Fertig' }).click(),
  },
  {
    name: 'blocks-buttons-edit',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-4b', 'heading', 'Klasse 4b')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await addBlock(page, 'Link-Knöpfe');
      await page.getByRole('textbox', { name: 'Titel', exact: true }).last().fill('Stundenplan');
      await page.getByRole('combobox', { name: 'Adresse oder Seite' }).last().fill('https://stundenplan.example');
      await page.getByRole('button', { name: 'Link hinzufügen' }).click();
      await page.getByRole('button', { name: /Farbe und Zeichen von Stundenplan/ }).click();
    },
    leave: (page) => page.getByRole('button', { name: 'Fertig' }).click(),
  },
  {
    name: 'blocks-icons',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-4b', 'heading', 'Klasse 4b')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await addBlock(page, 'Link-Knöpfe');
      await page.getByRole('textbox', { name: 'Titel', exact: true }).last().fill('Basteln');
      await page.getByRole('combobox', { name: 'Adresse oder Seite' }).last().fill('https://basteln.example');
      await page.getByRole('button', { name: 'Link hinzufügen' }).click();
      await page.getByRole('button', { name: /Farbe und Zeichen von Basteln/ }).click();
      await page.getByRole('button', { name: 'Mehr Zeichen' }).click();
      await page.getByRole('tab', { name: 'Symbole' }).click();
      await page.getByRole('button', { name: 'Wandtafel' }).waitFor();
      await page.getByRole('tablist', { name: 'Woher das Zeichen kommt' }).scrollIntoViewIfNeeded();
    },
    leave: (page) => page.getByRole('button', { name: 'Fertig' }).click(),
  },
  {
    name: 'pages-import',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/seiten`);
      await page.getByRole('button', { name: 'Neue Seite', exact: true }).click();
      await page.getByRole('tab', { name: 'Aus einer Datei' }).click();
      const csv =
        'Spalte;Titel;Text;Autorin\nTiere;Igel;Er schläft im Laub.;Mia\nTiere;Dachs;Er gräbt.;Noah\nBäume;Eiche;Sie wird alt.;Mia\n';
      await page.locator('input[type=file]').setInputFiles({ name: 'Waldtiere.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(page.getByRole('checkbox', { name: 'Titel: Tiere' })).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'pages-suggest',
    as: 'noah.meier',
    async open(page) {
      await showing('/seite/links-und-dokumente', 'button', 'Eintrag vorschlagen')(page);
      await page.getByRole('button', { name: 'Eintrag vorschlagen' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Begriff' }).fill('Igelstation');
    },
    leave: closeDialog,
  },
  {
    name: 'pages-decide',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/links-und-dokumente', 'button', 'Ansehen')(page);
      await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
      await page.getByRole('button', { name: '«Tischtennis» freigeben' }).waitFor();
    },
    leave: closeDialog,
  },
  {
    name: 'pages-picture-in-text',
    as: 'lea.brunner',
    async open(page) {
      await showing('/seite/klasse-4b', 'heading', 'Klasse 4b')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await addBlock(page, 'Text');
      await page.getByRole('button', { name: 'Bild', exact: true }).last().click();
      await page.getByRole('radio', { name: 'Links vom Text' }).click();
    },
    async leave(page) {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Fertig' }).click();
    },
  },
];
