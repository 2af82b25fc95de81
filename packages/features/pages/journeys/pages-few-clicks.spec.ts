import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import type { Page } from '@playwright/test';
import { aPng } from '@pausenplatz/documents/testing';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { answered, blockNamed } from './editor.ts';

/** A page with two titles, a text, a picture and four links took 45 clicks when every part had a form of its own. */
const mostClicks = 20;

/** Counts what a hand does: presses of the mouse, not the clicks that keys make. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { presses: 0 });
    addEventListener('pointerdown', () => Object.assign(globalThis, { presses: Number(Reflect.get(globalThis, 'presses')) + 1 }), true);
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'presses')));
}

async function paste(page: Page, text: string): Promise<void> {
  await answered(page, 'pages/block/', () =>
    page.evaluate((words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text),
  );
}

async function insert(page: Page, search: string, name: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Block suchen' })).toBeFocused();
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name, exact: true }).locator(':focus')).toHaveCount(1);
}

test(`a page for the class is built with at most ${mostClicks} clicks`, async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(appOrigin);
  // What is done while the drawn page is taken over is a matter of its own.
  await lea.waitForLoadState('networkidle');
  const presses = await countPresses(lea);
  await lea.getByRole('link', { name: 'Seiten', exact: true }).first().click();
  await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  const dialog = lea.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Thema Igel');
  await dialog.getByLabel('Für wen?').selectOption({ label: '3a' });
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(lea.getByRole('button', { name: 'Fertig' })).toBeVisible();

  await insert(lea, 'titel', 'Titel');
  await lea.keyboard.type('Der Igel im Winter');
  const outside = lea.getByText('Klick auf einen Block zum Schreiben', { exact: false });
  await answered(lea, 'pages/block/update', () => outside.click());
  await insert(lea, 'text', 'Text');
  await lea.keyboard.type('Wenn es kalt wird, findet der Igel keine Käfer mehr.');
  await answered(lea, 'pages/block/update', () => outside.click());

  const picture = (await aPng(800, 500, '#8a6242')).toString('base64');
  await answered(lea, 'pages/block/add', () =>
    blockNamed(lea, 'Text').evaluate((element, base64) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], 'Igel.png', { type: 'image/png' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, picture),
  );
  await expect(lea.locator('img[src^="/files/"]').first()).toBeVisible();

  for (const url of ['https://antolin.westermann.de/', 'https://www.wwf.ch/', 'https://klexikon.zum.de/', 'https://www.srf.ch/'])
    await paste(lea, url);
  await expect(blockNamed(lea, 'Link-Kacheln').getByText('Klexikon')).toBeVisible();

  await blockNamed(lea, 'Titel').getByRole('button', { name: 'Titel duplizieren' }).click();
  await expect(lea.getByRole('button', { name: 'Titel bearbeiten' })).toHaveCount(2);
  await lea.getByRole('button', { name: 'Titel bearbeiten' }).nth(1).click();
  await lea.getByRole('region', { name: 'Titel', exact: true }).getByRole('textbox', { name: 'Titel' }).fill('Was frisst er?');
  await answered(lea, 'pages/block/update', () => outside.click());
  await answered(lea, 'pages/update', () => lea.getByRole('button', { name: 'Zeigen', exact: true }).click());
  await lea.getByRole('button', { name: 'Fertig' }).click();

  await expect(lea.getByRole('heading', { name: 'Was frisst er?' })).toBeVisible();
  await expect(lea.locator('main img[src^="/files/"]').first()).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(mostClicks);
  // A counter that counts nothing would be pleased with anything.
  expect(await presses()).toBeGreaterThan(6);
});
