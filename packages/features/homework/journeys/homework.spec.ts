import { addDays } from '@pausenplatz/kernel-format';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { untilAlive } from '@pausenplatz/app-e2e/support/alive';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { answered } from '@pausenplatz/pages/journeys/editor';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { quietMonday, quietWeeks } from './planner.ts';

/** A change must be seen by others at once, without a reload. */
const monday = quietMonday;
const day = (index: number) => addDays(monday, index);
const planner = `${appOrigin}/tools/agenda?datum=${monday}&ansicht=week`;
const column = (page: Page, index: number) => page.locator(`[data-column="${day(index)}"]`);
const card = (page: Page, text: string) => page.locator('article[data-task]', { hasText: text });

/** Goes on writing the words of a task; its field has the focus a moment after the click. */
async function writeBehind(page: Page, task: string, words: string): Promise<void> {
  await card(page, task)
    .getByRole('button', { name: /Text ändern/ })
    .click();
  await expect(page.getByRole('textbox', { name: /Text ändern/ })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('a class plans its week: typed, moved by keyboard, ticked off, and seen by everybody at once', async ({ visitor }) => {
  const lea = await visitor();
  const noah = await visitor({ viewport: { width: 390, height: 844 } });
  const guest = await visitor();

  await test.step('a teacher types into a day and goes on typing, without losing the focus', async () => {
    await signIn(lea, 'lea.brunner');
    await lea.goto(planner);
    // What is typed while the drawn page is taken over is a matter of its own.
    await untilAlive(lea);
    const field = lea.locator(`[data-add="${day(0)}"]`);
    await field.fill('Mathe: Reihen üben 20min');
    await field.press('Enter');
    await expect(field).toBeFocused();
    await lea.keyboard.type('Igelbuch mitbringen');
    await lea.keyboard.press('Enter');
    await expect(column(lea, 0).locator('article[data-task]')).toHaveCount(2);
    await expect(field).toBeFocused();
    await expect(column(lea, 0).getByRole('meter')).toHaveAttribute('aria-valuenow', '20');
  });

  await test.step('the load bar warns while she types', async () => {
    const field = lea.locator(`[data-add="${day(0)}"]`);
    await field.fill('Aufsatz 25min');
    await expect(column(lea, 0).getByText('45 Min. – 15 Min. über der Grenze', { exact: false })).toBeVisible();
    await field.fill('');
  });

  await test.step('the pupil sees it on the phone, one day at a time, and ticks it off', async () => {
    await signIn(noah, 'noah.meier');
    await noah.goto(`${appOrigin}/tools/agenda?datum=${day(0)}`);
    await expect(card(noah, 'Reihen üben')).toBeVisible();
    await card(noah, 'Reihen üben').getByRole('checkbox').click();
    await expect(card(lea, 'Reihen üben').getByText('1/21')).toBeVisible();
  });

  await test.step('the public page shows it to people without an account, without a name', async () => {
    await guest.goto(`${appOrigin}/seite/agenda-3a`);
    for (let week = 0; week < quietWeeks; week += 1) await guest.getByRole('button', { name: 'Nächste Woche' }).click();
    await expect(guest.getByText('Igelbuch mitbringen')).toBeVisible();
    expect(await guest.locator('main').textContent()).not.toMatch(/Noah|Meier|Brunner/);
  });

  await test.step('she moves a task by keyboard; pupil and guest see it at once', async () => {
    await card(lea, 'Igelbuch').locator('[data-open]').focus();
    await lea.keyboard.press('Alt+ArrowRight');
    await expect(column(lea, 1).locator('article[data-task]', { hasText: 'Igelbuch' })).toBeVisible();
    await expect(card(lea, 'Igelbuch').locator('[data-open]')).toBeFocused();
    await expect(card(noah, 'Igelbuch')).toHaveCount(0);
    await noah.getByRole('button', { name: 'Nächster Tag' }).or(noah.locator('nav button').nth(1)).first().click();
  });

  await test.step('a task is deleted by keyboard and fetched back', async () => {
    await card(lea, 'Igelbuch').locator('[data-open]').focus();
    await lea.keyboard.press('Delete');
    await expect(card(lea, 'Igelbuch')).toHaveCount(0);
    await lea.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(card(lea, 'Igelbuch')).toBeVisible();
  });

  await test.step('two teachers write the same words, and both texts stay', async () => {
    const urs = await visitor();
    await signIn(urs, 'urs.zgraggen');
    await urs.goto(planner);
    await urs.goto(`${planner}&klasse=`);
    const third = urs.getByRole('button', { name: /3a|6c/ }).first();
    await expect(third).toBeVisible();
    if ((await third.textContent())?.includes('6c')) {
      await third.click();
      await urs.getByRole('menuitemradio', { name: '3a' }).click();
    }
    await expect(card(urs, 'Reihen üben')).toBeVisible();
    await writeBehind(urs, 'Reihen üben', ' mit Karten');
    await writeBehind(lea, 'Reihen üben', ' im Heft');
    // Her card shows the words at once; his come second only when hers have arrived.
    await answered(lea, 'homework/update-task', () => lea.keyboard.press('Enter'));
    await expect(card(lea, 'Reihen üben im Heft')).toBeVisible();
    await urs.keyboard.press('Enter');
    await expect(urs.getByText('Jemand hat diesen Text eben auch geändert')).toBeVisible();
    await urs.getByRole('button', { name: 'Beide behalten' }).click();
    await expect(card(lea, 'Reihen üben mit Karten')).toContainText('Reihen üben im Heft');
  });
});
