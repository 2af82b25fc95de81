import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { untilAlive } from '@pausenplatz/app-e2e/support/alive';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Locator, Page } from '@playwright/test';

const path = '/seite/unsere-projektwoche';
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name: `Karte «${name}»` });

async function opened(page: Page, userName: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  await expect(card(page, 'Stadtplan zeichnen')).toBeVisible();
  return page;
}

/** Lifts a card by its words and lets it go at the same height in another column, once that shows that it would take it. */
async function drag(page: Page, what: Locator, column: Locator): Promise<void> {
  await untilAlive(page);
  await what.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await column.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, y, { steps: 15 });
  await expect(column.and(page.locator('[data-over]')).or(column.locator('[data-over]')).first()).toBeVisible();
  await page.mouse.up();
}

async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('cards come, go from column to column and are ticked on the screens of teacher and classmates at once', async ({ visitor }) => {
  const noah = await opened(await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true }), 'noah.meier');
  const [lea, lina] = [await opened(await visitor(), 'lea.brunner'), await opened(await visitor(), 'lina.moser')];
  const all = [noah, lea, lina];

  await test.step('on the wall of ideas no child reads whose they are, and what waits is seen by its author and the teacher', async () => {
    await expect(card(noah, 'Eine Bibliothek mit Betten')).not.toContainText('Lina');
    await expect(card(lea, 'Eine Bibliothek mit Betten')).toContainText('von Lina Moser');
    await expect(card(noah, 'Glace für alle')).toContainText('wartet auf Freigabe');
    await expect(card(lina, 'Glace für alle')).toHaveCount(0);
    await lea.getByRole('button', { name: '«Glace für alle» freigeben' }).click();
    await expect(card(noah, 'Glace für alle')).not.toContainText('wartet auf Freigabe');
    await expect(card(lina, 'Glace für alle')).toBeVisible();
  });

  await test.step('a card with colour, day, person and list is written by a child', async () => {
    await lina.getByRole('button', { name: 'Neue Karte in «Zu tun»' }).click();
    const form = lina.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Text' }).fill('Brücke bauen');
    await form.getByRole('radio', { name: 'Violett' }).check({ force: true });
    await form.getByLabel('Für wen?').selectOption('Noah Meier');
    await form.getByRole('button', { name: 'Zeile hinzufügen' }).click();
    await form.getByRole('textbox', { name: 'Was ist zu tun?' }).fill('Holz holen');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(card(lina, 'Brücke bauen')).toBeVisible();
    for (const screen of all) await expect(card(screen, 'Brücke bauen').getByText('für Noah Meier')).toBeVisible();
  });

  await test.step('its person ticks the list on a phone', async () => {
    await card(noah, 'Brücke bauen').getByRole('checkbox', { name: 'Holz holen' }).tap();
    for (const screen of all) await expect(card(screen, 'Brücke bauen').getByRole('img', { name: '1 von 1 erledigt' })).toBeVisible();
  });

  await test.step('the mouse drags it on, keys drag it further, and a screen reader hears where it is', async () => {
    await drag(lea, card(lea, 'Brücke bauen').getByText('Brücke bauen'), lea.locator('[data-zone=dran]'));
    for (const screen of all) await expect(lane(screen, 'In Arbeit').getByRole('article', { name: 'Karte «Brücke bauen»' })).toBeVisible();
    await lina.getByRole('button', { name: 'Mehr zu «Brücke bauen»' }).focus();
    await lina.keyboard.press('Alt+ArrowRight');
    await expect(lina.getByText('«Brücke bauen» ist jetzt in «Fertig», Platz 3 von 3.')).toBeAttached();
    await expect(lina.getByRole('button', { name: 'Mehr zu «Brücke bauen»' })).toBeFocused();
    for (const screen of all) await expect(lane(screen, 'Fertig').getByRole('article', { name: 'Karte «Brücke bauen»' })).toBeVisible();
  });

  await test.step('a finger moves it by its menu', async () => {
    await noah.getByRole('button', { name: 'Mehr zu «Brücke bauen»' }).tap();
    await noah.getByRole('menuitem', { name: 'Eine Spalte nach links' }).tap();
    for (const screen of all) await expect(lane(screen, 'In Arbeit').getByRole('article', { name: 'Karte «Brücke bauen»' })).toBeVisible();
  });

  await test.step('it is written anew, and what it was comes back', async () => {
    await choose(lina, 'Mehr zu «Brücke bauen»', 'Bearbeiten');
    await lina.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Tunnel graben');
    await lina.getByRole('button', { name: 'Speichern' }).click();
    await expect(card(noah, 'Tunnel graben')).toBeVisible();
    await choose(lina, 'Mehr zu «Tunnel graben»', 'Verlauf');
    await lina.getByRole('button', { name: 'Diese Fassung zurückholen: «Brücke bauen»' }).click();
    for (const screen of all) await expect(card(screen, 'Brücke bauen')).toBeVisible();
  });

  await test.step('the board rests for the class, and time runs on every screen', async () => {
    await choose(lea, 'Tafel «Wir bauen eine Stadt»', 'Tafel ruhen lassen');
    await expect(noah.getByText('Die Tafel ruht')).toBeVisible();
    await expect(lina.getByRole('button', { name: 'Neue Karte in «Zu tun»' })).toHaveCount(0);
    await choose(lea, 'Tafel «Wir bauen eine Stadt»', 'Wieder alle schreiben lassen');
    await expect(lina.getByRole('button', { name: 'Neue Karte in «Zu tun»' })).toBeVisible();
    await lea.getByRole('button', { name: 'Tafel «Wir bauen eine Stadt»' }).click();
    await lea.getByRole('menuitem', { name: 'Zeit laufen lassen' }).click();
    await lea.getByRole('menuitem', { name: '5 Minuten', exact: true }).click();
    for (const screen of all) await expect(screen.getByRole('timer')).toHaveText(/noch [45]:\d\d/);
  });

  await test.step('everything is taken away, and one card is fetched back', async () => {
    const download = lea.waitForEvent('download');
    await lea.getByRole('button', { name: 'CSV' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/^Wir bauen eine Stadt \d{4}-\d{2}-\d{2}\.csv$/);
    await choose(lea, 'Tafel «Wir bauen eine Stadt»', 'Alle Karten löschen');
    await lea.getByRole('button', { name: 'Löschen', exact: true }).click();
    for (const screen of all) await expect(card(screen, 'Stadtplan zeichnen')).toHaveCount(0);
    await choose(lea, 'Tafel «Wir bauen eine Stadt»', 'Gelöschte Karten');
    await lea.getByRole('button', { name: '«Stadtplan zeichnen» zurückholen' }).click();
    for (const screen of [noah, lina]) await expect(card(screen, 'Stadtplan zeichnen')).toBeVisible();
  });
});
