import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { aPng } from '@pausenplatz/documents/testing';
import { addBlock, answered, newPage, saved } from './editor.ts';

test('a text has a picture at its side, and words that open a file; a child reads both', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await newPage(lea, 'Der Igel');
  await addBlock(lea, 'Text');
  const text = lea.getByRole('list', { name: 'Blöcke der Seite' }).getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await lea.getByRole('button', { name: 'Bild', exact: true }).click();
  const form = lea.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Igel.png', mimeType: 'image/png', buffer: await aPng(320, 240, '#8a5a2b') });
  await expect(form.locator('img')).toBeVisible();
  await form.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein Igel im Laub');
  await form.getByRole('radio', { name: 'Rechts vom Text' }).click();
  await answered(lea, 'pages/block/update', () => form.getByRole('button', { name: 'Einfügen' }).click());

  await lea.getByRole('button', { name: 'Link', exact: true }).click();
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Arbeitsblatt Igel.txt', mimeType: 'text/plain', buffer: Buffer.from('Zeichne einen Igel.') });
  await expect(form.getByRole('textbox', { name: 'Angezeigter Text' })).toHaveValue('Arbeitsblatt Igel');
  await answered(lea, 'pages/block/update', () => form.getByRole('button', { name: 'Übernehmen' }).click());
  await saved(lea);
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  await lea.getByRole('button', { name: 'Zeigen', exact: true }).click();
  await expect(lea.getByText('Entwurf', { exact: true })).toHaveCount(0);

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}${new URL(lea.url()).pathname}`);
  const picture = noah.getByRole('img', { name: 'Ein Igel im Laub' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  const file = noah.waitForEvent('popup');
  await noah.getByRole('link', { name: 'Arbeitsblatt Igel' }).click();
  await expect((await file).getByText('Zeichne einen Igel.')).toBeVisible();
});

test('a visitor without scripts sees the picture of a text beside its words, and a file to open', async ({ visitor }) => {
  const guest = await visitor({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await guest.goto(`${appOrigin}/seite/text-bild-und-ton`);
  const picture = guest.getByRole('img', { name: 'Zelte am Waldrand' });
  await picture.scrollIntoViewIfNeeded();
  await expect(guest.getByText('Hier haben wir gesucht')).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  await expect(guest.getByRole('link', { name: 'unser Pausenplatz im Bild' })).toHaveAttribute('href', /^\/dokumente\/.+/);
});
