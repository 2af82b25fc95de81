import { addDays } from '@pausenplatz/kernel-format';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { untilAlive } from '@pausenplatz/app-e2e/support/alive';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { card, drag, letGo, lift, showClass, quietMonday } from './planner.ts';

const monday = quietMonday;
const day = (index: number) => addDays(monday, index);
const column = (page: Page, index: number) => page.locator(`[data-column="${day(index)}"]`);
const tray = (page: Page) => page.locator('[data-class-tray]');

async function type(page: Page, index: number, words: string): Promise<void> {
  const field = page.locator(`[data-add="${day(index)}"]`);
  await field.fill(words);
  await field.press('Enter');
  // Only what the server knows can be moved.
  await expect(card(column(page, index), words).locator('[data-open]')).toBeVisible();
}

test('a task goes into another class, and a copy of it; the tray is there only meanwhile', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda?datum=${monday}&ansicht=week`);
  // What is done while the drawn page is taken over is a matter of its own.
  await untilAlive(lea);
  await showClass(lea, '3a');
  await type(lea, 0, 'Landkarte ausmalen');
  await type(lea, 2, 'Rucksack wägen');
  await expect(tray(lea)).toHaveCount(0);

  await test.step('it goes to the same day there', async () => {
    await lift(lea, card(lea, 'Landkarte ausmalen'));
    await expect(tray(lea)).toBeVisible();
    await letGo(lea, tray(lea).locator('[data-zone]', { hasText: '4b' }));
    await expect(lea.getByText('In die 4b verschoben')).toBeVisible();
    await expect(tray(lea)).toHaveCount(0);
    await expect(card(lea, 'Landkarte ausmalen')).toHaveCount(0);
  });

  await test.step('with Control a copy goes and it stays', async () => {
    await lift(lea, card(lea, 'Rucksack wägen'));
    await letGo(lea, tray(lea).locator('[data-zone]', { hasText: '4b' }), { copy: true });
    await expect(lea.getByText('In die 4b kopiert')).toBeVisible();
    await expect(card(column(lea, 2), 'Rucksack wägen')).toBeVisible();
  });

  await test.step('both stand in the other class, also after a reload', async () => {
    await showClass(lea, '4b');
    await expect(card(column(lea, 0), 'Landkarte ausmalen')).toBeVisible();
    await lea.reload();
    await expect(card(column(lea, 0), 'Landkarte ausmalen')).toBeVisible();
    await expect(card(column(lea, 2), 'Rucksack wägen')).toBeVisible();
  });

  await test.step('a day still takes what is let go there', async () => {
    await drag(lea, card(lea, 'Landkarte ausmalen'), column(lea, 1));
    await expect(card(column(lea, 1), 'Landkarte ausmalen')).toBeVisible();
  });
  await test.step('the same by keyboard: Alt and K, arrows, Enter; with Shift a copy; Escape leaves it', () => byKeyboard(lea));
});

async function byKeyboard(lea: Page): Promise<void> {
  await showClass(lea, '3a');
  await type(lea, 3, 'Kompass suchen');
  const grip = card(lea, 'Kompass suchen').locator('[data-open]');
  const target = tray(lea).getByRole('button', { name: '4b, Klasse' });

  await grip.focus();
  await lea.keyboard.press('Alt+KeyK');
  await expect(tray(lea).getByRole('button').first()).toBeFocused();
  await lea.keyboard.press('Escape');
  await expect(tray(lea)).toHaveCount(0);
  await expect(grip).toBeFocused();

  await lea.keyboard.press('Alt+KeyK');
  await expect(tray(lea).getByRole('button').first()).toBeFocused();
  for (let step = 0; step < 10 && !(await target.evaluate((one) => one === document.activeElement)); step += 1)
    await lea.keyboard.press('ArrowRight');
  await expect(target).toBeFocused();
  await lea.keyboard.press('Shift+Enter');
  await expect(lea.getByText('In die 4b kopiert').last()).toBeVisible();
  await expect(grip).toBeFocused();

  await lea.keyboard.press('Alt+KeyK');
  await target.focus();
  await lea.keyboard.press('Enter');
  await expect(lea.getByText('In die 4b verschoben').last()).toBeVisible();
  await expect(card(lea, 'Kompass suchen')).toHaveCount(0);
  await expect(lea.locator(`[data-add="${day(3)}"]`)).toBeFocused();

  await showClass(lea, '4b');
  await expect(card(column(lea, 3), 'Kompass suchen')).toHaveCount(2);
}
