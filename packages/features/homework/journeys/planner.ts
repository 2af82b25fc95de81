import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import type { Locator, Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { untilAlive } from '@pausenplatz/app-e2e/support/alive';
import { expect } from '@pausenplatz/app-e2e/support/browser';

/** So many weeks from now on the demo school has planned nothing. */
export const quietWeeks = 3;
export const quietMonday = addDays(mondayOf(zurichDay(new Date())), quietWeeks * 7);

/** The card of a task by its words. */
export const card = (within: Page | Locator, text: string): Locator => within.locator('article[data-task]', { hasText: text });

/** Lifts a card with the mouse; it hangs at the pointer until the button is let go. */
export async function lift(page: Page, what: Locator): Promise<void> {
  await untilAlive(page);
  // A list that has just heard something from the hub draws its cards anew.
  await expect(() => what.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  const from = await what.boundingBox();
  if (!from) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height + 6, { steps: 5 });
}

/** Lets go what hangs at the pointer, once the target shows that it would take it. */
export async function letGo(page: Page, zone: Locator, { copy = false } = {}): Promise<void> {
  const target = await zone.boundingBox();
  if (!target) throw new Error('Nowhere to let go');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 4, { steps: 15 });
  if (copy) await page.keyboard.down('Control');
  await expect(zone.and(page.locator('[data-over]')).or(zone.locator('[data-over]')).first()).toBeVisible();
  await page.mouse.up();
  if (copy) await page.keyboard.up('Control');
}

/** Lifts a card by its words and lets it go in a column. */
export async function drag(page: Page, what: Locator, column: Locator, options: { readonly copy?: boolean } = {}): Promise<void> {
  await lift(page, what);
  await letGo(page, column.locator('[data-zone]'), options);
}

/** What a page hears from the hub; to be made before the page opens. */
export function hubSubscription(page: Page): { readonly listens: Promise<void>; readonly heard: () => number } {
  const { promise: listens, resolve } = Promise.withResolvers<void>();
  let heard = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (/"granted":\[[^\]]*"homework/.test(text)) resolve();
      if (text.includes('HomeworkChanged')) heard += 1;
    }),
  );
  return { listens, heard: () => heard };
}

/**
 * The class that was looked at last stays chosen, also for the next visit. Release notes that come just while the menu is open
 * close it when they are read; then it is opened once more.
 */
export async function showClass(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitemradio', { name });
  const heading = page.getByRole('heading', { level: 1, name: `· ${name}` });
  await expect(async () => {
    if (await heading.isVisible()) return;
    if (!(await item.isVisible())) await page.getByRole('button', { name: /^Klasse: / }).click();
    await item.click({ timeout: 2_000 });
    await expect(heading).toBeVisible();
  }).toPass();
}

interface NewEntry {
  readonly task: string;
  readonly date: string;
  readonly subject?: string | null;
  readonly minutes?: number;
  readonly event?: boolean;
  readonly eventDateTo?: string;
  readonly visible?: boolean;
}

/** Adds entries to a class of the person who is signed in, as the screen would. */
export async function addThroughApi(page: Page, className: string, entries: readonly NewEntry[]): Promise<void> {
  const refused = await page.evaluate(
    async ([origin, name, all]) => {
      const call = async (path: string, body: unknown) => {
        const headers = {
          'content-type': 'application/json',
          'x-pausenplatz-client': 'journey',
          ...(path.startsWith('homework') && { 'idempotency-key': crypto.randomUUID() }),
        };
        return fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      };
      const me = await (await call('account/checkauthentication', {})).json();
      const { schoolClasses } = me.user ?? me;
      const schoolClassId = schoolClasses.find((one: { name: string }) => one.name === name).id;
      const dates = Object.values(Object.groupBy(all, ({ date }) => date));
      const answers: string[] = [];
      // Entries of one day keep their order; days do not wait for each other.
      const fillDay = async (entries: typeof all) => {
        for (const entry of entries) {
          const answer = await call('homework/add-task', { ...entry, schoolClassId });
          if (!answer.ok) answers.push(await answer.text());
        }
      };
      await Promise.all(dates.map((entries) => fillDay(entries ?? [])));
      return answers;
    },
    [appOrigin, className, entries] as const,
  );
  expect(refused).toEqual([]);
}
