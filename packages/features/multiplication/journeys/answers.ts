import type { Page } from '@playwright/test';

/** Types a number on the pad of the screen and hands it in. */
export async function giveAnswer(page: Page, answer: number): Promise<void> {
  for (const digit of String(answer)) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
}

/** The calculation that is asked, by what a screen reader says: "7 mal 8". */
export async function askedNow(page: Page): Promise<readonly [number, number]> {
  const words = await page.getByRole('heading', { name: /^\d+ mal \d+$/ }).getAttribute('aria-label');
  const [a = 0, b = 0] = (words ?? '').split(' mal ').map(Number);
  return [a, b];
}
