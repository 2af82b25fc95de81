import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { aPng } from '@pausenplatz/documents/testing';
import { addBlock, answered, newPage, saved } from './editor.ts';

test('a button gets an icon that a German word finds, then a picture that is kept for the next time', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await newPage(lea, 'Werken');
  await addBlock(lea, 'Link-Knöpfe');
  await lea.getByRole('textbox', { name: 'Titel', exact: true }).last().fill('Basteln');
  await lea.getByRole('combobox', { name: 'Adresse oder Seite' }).last().fill('https://basteln.example');
  await lea.getByRole('button', { name: 'Link hinzufügen' }).click();
  await lea.getByRole('button', { name: /Farbe und Zeichen von Basteln/ }).click();
  await lea.getByRole('button', { name: 'Mehr Zeichen' }).click();
  await lea.getByRole('tab', { name: 'Symbole' }).click();
  await lea.getByRole('searchbox', { name: 'Zeichen suchen' }).fill('schere');
  const scissors = lea.getByRole('button', { name: 'Schere', exact: true }).first();
  await answered(lea, 'pages/block/update', () => scissors.click());
  await expect(scissors).toHaveAttribute('aria-pressed', 'true');

  // The name of what was chosen stands on the closed field.
  await expect(lea.getByRole('button', { name: /^[^:]+, Schere: Farbe und Zeichen von Basteln$/ })).toBeVisible();
  await lea.getByRole('tab', { name: 'Emojis' }).click();
  await lea.getByRole('searchbox', { name: 'Zeichen suchen' }).fill('igel');
  await answered(lea, 'pages/block/update', () => lea.getByRole('button', { name: 'Igel', exact: true }).click());
  await lea.getByRole('tab', { name: 'Eigene' }).click();
  const logo = { name: 'Schullogo.png', mimeType: 'image/png', buffer: await aPng(64, 64, '#1f6f4a') };
  await answered(lea, 'pages/block/update', () =>
    lea.getByRole('group', { name: 'Eigenes Zeichen hinzufügen' }).locator('input[type=file]').first().setInputFiles(logo),
  );
  await expect(lea.getByRole('button', { name: 'Schullogo', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await saved(lea);
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  const link = lea.getByRole('link', { name: 'Basteln' });
  const isDrawn = () =>
    link
      .locator('img')
      .last()
      .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);

  await lea.reload();
  await expect.poll(isDrawn).toBe(true);
});
