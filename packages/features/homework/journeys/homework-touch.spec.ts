import { addDays } from '@pausenplatz/kernel-format';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { fingerOn, middleOf } from '@pausenplatz/app-e2e/support/touch';
import { card, quietMonday } from './planner.ts';

const monday = quietMonday;
const day = (index: number) => addDays(monday, index);
const chosenDay = (page: Page) => page.locator('nav button[aria-current=date]');

test('on a phone a swipe turns the days, and a held task is dragged with the finger', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const finger = await fingerOn(lea);
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda?datum=${monday}`);
  // The server did not know how narrow this screen is and drew the whole week; what is typed into that is gone with it.
  await expect(lea.locator('[data-days] > section[data-column]')).toHaveCount(1);
  const field = lea.locator(`[data-add="${day(0)}"]`);
  await field.fill('Znünibox waschen');
  await field.press('Enter');
  await expect(card(lea, 'Znünibox waschen').locator('[data-open]')).toBeVisible();
  const board = lea.locator('[data-days]');

  await test.step('left and right, also over the end of the week', async () => {
    const swipe = async (from: number, to: number) => {
      const { y } = await middleOf(board);
      await finger.down({ x: from, y });
      await finger.move({ x: (from + to) / 2, y });
      await finger.move({ x: to, y });
      await finger.up();
    };
    await swipe(300, 90);
    await expect(chosenDay(lea)).toContainText(String(Number(day(1).slice(8))));
    await expect(card(lea, 'Znünibox waschen')).toHaveCount(0);
    await swipe(90, 300);
    await expect(card(lea, 'Znünibox waschen')).toBeVisible();
    await swipe(90, 300);
    await expect(lea.locator(`[data-column="${addDays(monday, -1)}"]`)).toBeVisible();
    await swipe(300, 90);
    await expect(card(lea, 'Znünibox waschen')).toBeVisible();
  });

  await test.step('held for a moment it hangs at the finger, and stays where it is let go', async () => {
    const wednesday = lea.locator('nav [data-zone]').nth(2);
    await card(lea, 'Znünibox waschen').scrollIntoViewIfNeeded();
    const from = await middleOf(card(lea, 'Znünibox waschen'));
    await finger.down(from);
    // The tray of the other classes says that the task is in the air.
    await expect(lea.locator('[data-class-tray]')).toBeVisible();
    const target = await middleOf(wednesday);
    await finger.glide(from, target);
    await expect(wednesday).toHaveAttribute('data-over');
    await finger.up();
    await expect(lea.locator('[data-class-tray]')).toHaveCount(0);
    await expect(card(lea, 'Znünibox waschen')).toHaveCount(0);
    await wednesday.getByRole('button').tap();
    await expect(card(lea.locator(`[data-column="${day(2)}"]`), 'Znünibox waschen')).toBeVisible();
    await lea.reload();
    await expect(card(lea.locator(`[data-column="${day(2)}"]`), 'Znünibox waschen')).toBeVisible();
  });
});
