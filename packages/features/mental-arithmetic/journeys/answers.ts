import { expect } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';

/** The calculation that is asked, by what a screen reader says: "47 plus 38". */
const asked = (page: Page) => page.getByRole('heading', { name: /^\d+ (plus|minus) \d+$/ });

/** What solves the calculation that is asked now. */
export async function solutionNow(page: Page): Promise<number> {
  const [a = 0, sign = '', b = 0] = ((await asked(page).getAttribute('aria-label')) ?? '').split(' ').map((word) => Number(word) || word);
  return sign === 'plus' ? Number(a) + Number(b) : Number(a) - Number(b);
}

/** Types a number and hands it in. */
export async function typeAnswer(page: Page, answer: number): Promise<void> {
  // No finger is faster, and faster than a finger counts nothing.
  await page.keyboard.type(String(answer), { delay: 220 });
  await page.keyboard.press('Enter');
}

/** Solves what is asked until the finish is there. */
export async function solveAll(page: Page, ended: RegExp): Promise<void> {
  const finish = page.getByRole('heading', { name: ended });
  for (let task = 0; task < 30; task += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one calculation after the other
    await expect(finish.or(asked(page)).first()).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    if (await finish.isVisible()) return;
    // oxlint-disable-next-line no-await-in-loop
    const answer = await solutionNow(page);
    // oxlint-disable-next-line no-await-in-loop
    await typeAnswer(page, answer);
    // oxlint-disable-next-line no-await-in-loop -- the praise has gone
    await expect(page.getByRole('status', { name: 'Deine Antwort' }).or(finish).first()).not.toHaveText(String(answer));
  }
}
