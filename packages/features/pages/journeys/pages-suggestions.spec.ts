import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { aPng } from '@pausenplatz/documents/testing';
import { addBlock, answered, newPage, saved } from './editor.ts';

test('children add to a gallery: what one suggests waits, comes live once it is released, and is taken home with the rest', async ({
  visitor,
}) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await newPage(lea, 'Unsere Bäume');
  await addBlock(lea, 'Galerie');
  await answered(lea, 'pages/block/update', () => lea.getByRole('switch', { name: 'Andere dürfen Bilder vorschlagen' }).click());
  await saved(lea);
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(lea.getByText('Kein Vorschlag wartet.')).toBeVisible();
  // A draft is its author's alone.
  await lea.getByRole('button', { name: 'Zeigen', exact: true }).click();
  await expect(lea.getByText('Entwurf', { exact: true })).toHaveCount(0);
  const address = new URL(lea.url()).pathname;

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}${address}`);
  await noah.getByRole('button', { name: 'Bild vorschlagen' }).click();
  const form = noah.getByRole('dialog');
  const oak = { name: 'Noahs Eiche.png', mimeType: 'image/png', buffer: await aPng(320, 240, '#1f6f4a') };
  await form.locator('input[type=file]').first().setInputFiles(oak);
  await expect(form.locator('img')).toBeVisible();
  await form.getByRole('textbox', { name: 'Bildlegende' }).fill('Die alte Eiche');
  await form.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await expect(noah.getByRole('list', { name: 'Deine Vorschläge' }).getByText('Wartet')).toBeVisible();

  await expect(lea.getByText('1 Vorschlag wartet auf dich')).toBeVisible();
  await lea.getByRole('button', { name: 'Ansehen', exact: true }).click();
  await lea.getByRole('button', { name: '«Die alte Eiche» freigeben' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click();
  await expect(noah.getByRole('button', { name: 'Die alte Eiche vergrössern' })).toBeVisible();
  await expect(noah.getByText('Auf der Seite')).toBeVisible();

  const download = noah.waitForEvent('download');
  await noah.getByRole('button', { name: 'Alle Bilder herunterladen' }).click();
  const names = Object.keys(unzipSync(new Uint8Array(await readFile(await (await download).path()))));
  expect(names).toEqual(['1 Die alte Eiche.png']);
});
