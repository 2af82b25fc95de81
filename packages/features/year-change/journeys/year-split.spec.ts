import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { fingerOn, middleOf } from '@pausenplatz/app-e2e/support/touch';
import { foundSchool, signInAgain, signInAsNewTeacher } from '@pausenplatz/joining/journeys/newcomers';
import type { Page } from '@playwright/test';

const names = ['Ada', 'Ben', 'Cem', 'Dua', 'Eli', 'Fee', 'Gus', 'Hai'];
const list = ['Vorname;Name;Klasse', ...names.map((name) => `${name};Teil;5a`), 'Ina;Nachbar;5b'].join('\n');

const dialog = (page: Page) => page.getByRole('dialog');
const placeOf = (page: Page, name: string) => dialog(page).getByLabel(`Wohin geht ${name} Teil?`).locator('option:checked');
const zone = (page: Page, words: string) => page.locator('[data-zone]', { hasText: words });
const rowOf = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('a class is split by dragging: with the mouse many at once, on a phone with the finger', async ({ visitor }) => {
  const toni = await visitor();
  await signInAsNewTeacher(toni, 'Toni', 'Teiler');
  await foundSchool(toni, 'Schule Teilwil');
  await toni.getByRole('link', { name: 'Liste importieren' }).click();
  await toni.getByLabel('Oder hier einfügen').fill(list);
  await toni.getByRole('button', { name: 'Weiter' }).click();
  await toni.getByRole('button', { name: 'Vorschau zeigen' }).click();
  await toni.getByLabel('Ja, diese 2 Klassen sind neu').check();
  await toni.getByRole('button', { name: '9 importieren' }).click();
  await expect(toni.getByText('Fertig: 9 neu, 0 geändert')).toBeVisible({ timeout: 30_000 });
  await toni.goto(`${appOrigin}/tools/jahreswechsel`);
  await toni.getByRole('button', { name: 'Neuen Plan anlegen' }).click();

  await test.step('who is dragged takes along those who are chosen, from the first to the last with the shift key', async () => {
    await rowOf(toni, /^5a/).getByRole('button', { name: 'Ändern' }).click();
    await dialog(toni).getByLabel('Ada Teil auswählen').check();
    await dialog(toni)
      .getByLabel('Cem Teil auswählen')
      .click({ modifiers: ['Shift'] });
    await expect(dialog(toni).getByText('3 ausgewählt:')).toBeVisible();
    const from = await middleOf(dialog(toni).getByText('Ben Teil', { exact: true }));
    await toni.mouse.move(from.x, from.y);
    await toni.mouse.down();
    await toni.mouse.move(from.x + 20, from.y + 20, { steps: 5 });
    await expect(toni.getByText('3 Kinder', { exact: true })).toBeVisible();
    const to = await middleOf(zone(toni, 'in die 6b'));
    await toni.mouse.move(to.x, to.y, { steps: 10 });
    await expect(zone(toni, 'in die 6b')).toHaveAttribute('data-over');
    await toni.mouse.up();
    for (const name of ['Ada', 'Ben', 'Cem']) await expect(placeOf(toni, name)).toHaveText('in die 6b');
    await expect(placeOf(toni, 'Dua')).toHaveText('bleibt in der Klasse');
    await dialog(toni).getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog(toni)).toHaveCount(0);
    await expect(rowOf(toni, /^5a/).getByText('3 wechseln')).toBeVisible();
  });

  await test.step('on a phone a held name hangs at the finger, and the places stand at the foot of the screen', async () => {
    const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await signInAgain(phone, 'Toni', 'Teiler');
    await phone.goto(`${appOrigin}/tools/jahreswechsel`);
    await phone.getByRole('button', { name: 'Öffnen' }).first().tap();
    await rowOf(phone, /^5a/).getByRole('button', { name: 'Ändern' }).tap();
    const name = dialog(phone).getByText('Eli Teil', { exact: true });
    await name.scrollIntoViewIfNeeded();
    const finger = await fingerOn(phone);
    const from = await middleOf(name);
    await finger.down(from);
    await expect(zone(phone, 'verlässt die Schule')).toBeInViewport({ ratio: 1 });
    const to = await middleOf(zone(phone, 'verlässt die Schule'));
    await finger.glide(from, to);
    await expect(zone(phone, 'verlässt die Schule')).toHaveAttribute('data-over');
    await finger.up();
    await expect(placeOf(phone, 'Eli')).toHaveText('verlässt die Schule');
    await dialog(phone).getByRole('button', { name: 'Speichern' }).tap();
    await expect(dialog(phone)).toHaveCount(0);
    await expect(rowOf(phone, /^5a/).getByText('1 geht')).toBeVisible();
  });
});
