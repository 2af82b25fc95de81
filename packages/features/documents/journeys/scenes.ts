import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect, type Page } from '@playwright/test';
import { aZip } from '../src/testing/a-zip.ts';
import { aWordDocument, aWorkbook } from './office-files.ts';
import { aFilm, aSound, viewed } from './stored.ts';

type Made = Buffer | ((page: Page) => Promise<Buffer>);

/** A file of this kind, stored by the teacher who looks at it. */
const showing =
  (file: string, content: Made, what: string): Scene['open'] =>
  async (page) => {
    await page.goto(appOrigin);
    await page.goto(await viewed(page, file, typeof content === 'function' ? await content(page) : content));
    await expect(page.locator(what).first()).toBeVisible();
  };

async function aSheet(page: Page): Promise<Buffer> {
  const maker = await page.context().newPage();
  await maker.setContent(
    '<h1>Der Igel</h1><p>Lies den Text und beantworte die Fragen.</p><p>Der Igel lebt in Hecken und unter Laub. Im Winter schläft er.</p><ol><li>Wo lebt der Igel?</li><li>Was tut er im Winter?</li></ol><p style="break-before:page">Zeichne einen Igel.</p>',
  );
  const sheet = await maker.pdf({ format: 'A4' });
  await maker.close();
  return sheet;
}

const presentation = aZip({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
  'ppt/presentation.xml': '<presentation/>',
});

/** The viewer with each kind of file, and where there is none. */
export const documentsScenes: readonly Scene[] = [
  { name: 'document-pdf', as: 'lea.brunner', open: showing('Der Igel.pdf', aSheet, '[data-document] canvas') },
  {
    name: 'document-picture',
    as: 'lea.brunner',
    open: showing('Wandtafel.png', (page) => page.screenshot({ type: 'png' }), 'img[alt="Wandtafel.png"]'),
  },
  { name: 'document-sound', as: 'lea.brunner', open: showing('Lesung von Noah.wav', aSound(), 'audio') },
  { name: 'document-film', as: 'lea.brunner', open: showing('Daumenkino.webm', aFilm, 'video') },
  {
    name: 'document-text',
    as: 'lea.brunner',
    open: showing('Ideen.txt', Buffer.from('Ideen für den Herbst\n\n- Laub sammeln\n- Igelhaus bauen\n- Drachen steigen lassen\n'), 'pre'),
  },
  { name: 'document-word', as: 'lea.brunner', open: showing('Herbstwanderung.docx', aWordDocument(), '[data-document] table') },
  { name: 'document-table', as: 'lea.brunner', open: showing('Budget Ausflug.xlsx', aWorkbook(), '[data-document] table') },
  { name: 'document-unshown', as: 'lea.brunner', open: showing('Folien.pptx', presentation, 'main h2') },
  {
    name: 'document-gone',
    as: 'nobody',
    async open(page) {
      await page.goto(`${appOrigin}/dokumente/${'A'.repeat(22)}`);
      await expect(page.getByRole('heading', { name: 'Dieses Dokument ist nicht mehr da' })).toBeVisible();
    },
  },
];
