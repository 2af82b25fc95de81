import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const paragraph = (words: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${words}</w:t></w:r></w:p>`;
const styles = ['Heading1', 'Heading2'].map(
  (id, at) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="heading ${at + 1}"/></w:style>`,
);

/** A Word document, as small as one can be. */
function aDocument(): Buffer {
  const types = 'http://schemas.openxmlformats.org/package/2006';
  const parts = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const body = [
    paragraph('Der Igel', 'Heading1'),
    paragraph('Er schläft im Laub hinter dem Velounterstand.'),
    paragraph('Futter', 'Heading2'),
    paragraph('Käfer, Würmer und Schnecken.'),
  ];
  const files = {
    '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${parts}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${parts}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="a" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="a" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${word}">${styles.join('')}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body.join('')}</w:body></w:document>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))));
}

test('a Word document becomes a page, after somebody saw what comes over and left a part out', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seiten`);
  await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  const dialog = lea.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Aus einer Datei' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Igel im Winter.docx', mimeType: '', buffer: aDocument() });
  await expect(dialog.getByText('Daraus werden 4 Blöcke.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Titel: Der Igel' }).uncheck();
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toHaveValue('Igel im Winter');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(lea.getByRole('button', { name: 'Fertig', exact: true })).toBeVisible();
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Igel im Winter' })).toBeVisible();
  await expect(lea.getByText('Er schläft im Laub hinter dem Velounterstand.')).toBeVisible();
  await expect(lea.getByRole('heading', { name: 'Futter' })).toBeVisible();
  await expect(lea.getByRole('heading', { name: 'Der Igel' })).toHaveCount(0);
});
