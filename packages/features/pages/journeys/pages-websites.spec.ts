import type { Page } from '@playwright/test';
import { appOrigin, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const frameOf = (page: Page) => page.frameLocator('pausenplatz-seite iframe');
const heading = (page: Page) => frameOf(page).getByRole('heading', { level: 1, name: 'Klasse 3a' });
const hidden = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As WordPress and TYPO3 deliver them, with their usual resets and policies; any breach of a policy fails the test. */
for (const [website, scheme] of [
  ['hell', 'light'],
  ['dunkel', 'dark'],
] as const)
  test(`a website like «${website}», with its own resets and policy, shows the page whole at every width`, async ({ visitor }) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 768, 1280]) {
        const page = await visitor({ viewport: { width, height: 800 }, colorScheme });
        await page.goto(`${schoolSite}/beispiel?website=${website}&page=klasse-3a`);
        await page.locator('pausenplatz-seite').scrollIntoViewIfNeeded();
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => hidden(page)).toBe(0);
        expect([width, await overflow(page)]).toEqual([width, 0]);
        const frame = page.frames().find((one) => one.url().startsWith(appOrigin));
        expect(await frame?.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(scheme);
        expect(await frame?.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        const rules = width === 1280 && colorScheme === 'light' ? 'all' : 'color-contrast';
        if (frame) expect([website, width, await lastingFindings(frame, rules)]).toEqual([website, width, []]);
        await test.info().attach(`${website}-${width}-${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' });
        expect(await page.context().cookies()).toEqual([]);
        await page.close();
      }
  });

test('on such websites everything else works too: a calendar in a frame and without one, the code, the sign-in', async ({ visitor }) => {
  const calendar = 'demo-adventskalender-1';
  for (const website of ['hell', 'dunkel', 'eigenwillig']) {
    const page = await visitor();
    const at = (query: string) => page.goto(`${schoolSite}/beispiel?website=${website}&${query}`);
    await at(`element=advent&calendar=${calendar}`);
    await expect(page.frameLocator('pausenplatz-advent iframe').getByRole('heading', { name: 'Unser Adventskalender' })).toBeVisible();
    await at(`element=advent-inline&calendar=${calendar}`);
    await expect(page.getByRole('link', { name: /^Türchen 1 / })).toBeVisible();
    await at('element=beam-mich');
    await expect(page.getByRole('button', { name: 'Los' })).toBeVisible();
    await at('element=anmelden');
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  }
});
