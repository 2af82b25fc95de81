import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';

/** Prints the card of one pupil as their teacher does, and answers the address that a camera reads off the paper. */
export async function printCard(teacher: Page, className: string, pupil: string): Promise<string> {
  await teacher.goto(`${appOrigin}/verwaltung`);
  await teacher
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${className}`) })
    .first()
    .click();
  await teacher.getByRole('checkbox', { name: `${pupil} auswählen` }).check();
  await teacher.getByRole('toolbar').getByRole('button', { name: 'Passwortkarten' }).click();
  // Cards of the third class ask for pictures, which stand on the teacher's page alone.
  await teacher.getByRole('checkbox', { name: 'Mit Bildern schützen' }).uncheck();
  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'PDF erstellen' }).click();
  const address = await codeOn(readFileSync(await (await download).path()));
  expect(address, 'the code on the paper').toMatch(/\/qr#[\w-]{22}$/);
  return address;
}

/** What the QR code on the first sheet says, seen as a picture of about 200 dots per inch. */
async function codeOn(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const sheet = await document.getPage(1);
  const viewport = sheet.getViewport({ scale: 2.8 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  // The reader brings its own canvas for Node, which its types only call an object.
  const factory = document.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement } };
  const { canvas } = factory.create(width, height);
  await sheet.render({ canvas, viewport }).promise;
  const picture = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return (picture && jsQr(picture.data, width, height)?.data) ?? '';
}
