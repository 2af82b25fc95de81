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

/**
 * As WordPress and TYPO3 deliver them, with their usual resets and policies; any breach of a policy fails the test. The system of who
 * looks is the other way round each time: it counts for nothing.
 */
for (const [website, scheme, system] of [
  ['hell', 'light', 'dark'],
  ['dunkel', 'dark', 'light'],
] as const)
  test(`a website like «${website}», with its own resets and policy, shows the page whole at every width`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 1280, height: 800 }, colorScheme: system });
    await page.goto(`${schoolSite}/beispiel?website=${website}&page=klasse-3a`);
    await page.locator('pausenplatz-seite').scrollIntoViewIfNeeded();
    await expect(heading(page)).toBeVisible();
    const frame = page.frames().find((one) => one.url().startsWith(appOrigin));
    if (!frame) throw new Error('There is no frame.');
    const overflowInside = () => frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => hidden(page)).toBe(0);
      expect([width, await overflow(page), await overflowInside()]).toEqual([width, 0, 0]);
    }
    expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(scheme);
    expect(await lastingFindings(frame)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
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
