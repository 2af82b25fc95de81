import type { Page } from '@playwright/test';
import { scenesByFeature } from '../screenshots/scenes.ts';
import { appOrigin } from '../stack/addresses.ts';
import { lastingFindings, type Rules } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { addBlock, answered, blockNamed, saved, titleOf } from '@pausenplatz/pages/journeys/editor';
import { signIn } from '../support/people.ts';

// The groups know nothing of each other.
test.describe.configure({ mode: 'parallel' });

const ownFrames = (page: Page) => page.frames().filter((frame) => frame.url().startsWith(appOrigin));

/** Two scenes are of two people in one page at once, which the journey of the pages walks through. */
const ofTwoPeople = ['editing-before-take-over', 'take-over'];
/** Nobody presses or hears what is on paper. */
const onPaper = ['boards-cards-print', 'boards-print', 'work-plan-sheets'];
/** Each the same screen as another one, in another theme of Teams, whose colours are measured by the tests of the theme. */
const otherThemes = ['teams-configuration-contrast', 'teams-roads-dark', 'teams-roads-contrast', 'teams-personal-contrast'];
const leftOut = new Set([...ofTwoPeople, ...onPaper, ...otherThemes]);

/**
 * Every screen is examined at 320 px, where all of it stands below each other; its parts are examined at 1280 px by component tests. The
 * tests of the theme measure each colour of words on each ground, in all schemes. What neither sees are a whole wide screen, and colours
 * above pictures, drawings and colours that somebody chose: these are examined wide, light and dark, as well.
 */
const alsoWide = new Set([
  'home-teacher',
  'home-pupil',
  'page-public',
  'page-own-background',
  'agenda-week',
  'boards-cards',
  'advent-show',
  'work-plan-path',
  'breakouts-lock',
  'document-pdf',
  'office-visits',
]);

const examined = Object.entries(scenesByFeature)
  .flatMap(([feature, own]) => own.map((scene) => ({ ...scene, feature })))
  .filter(({ name }) => !leftOut.has(name));
/** What is examined together: screens of one feature, seen by one person, so that the time of a test stays bounded. */
const groups = Map.groupBy(examined, ({ as, feature }) => `${as}, ${feature}`);

test('each screen that is named here is there', () => {
  const known = new Set(Object.values(scenesByFeature).flatMap((own) => own.map(({ name }) => name)));
  expect([...leftOut, ...alsoWide].filter((name) => !known.has(name))).toEqual([]);
});

const wide = { width: 1280, height: 900 };

/** By how many pixels the screen is too wide for its window. A dialog fits itself in a moment later; what is too wide for good is still so then. */
async function lastingOverflow(page: Page): Promise<number> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  let last = 0;
  await expect
    .poll(async () => (last = await overflow()), { timeout: 5_000 })
    .toBeLessThanOrEqual(0)
    .catch(() => undefined);
  return last;
}

for (const [group, own] of groups) {
  const person = own[0]?.as ?? 'nobody';
  test(`axe finds nothing serious on the ${own.length} screens of ${group}`, async ({ visitor }) => {
    test.setTimeout(90_000 + own.length * 10_000);
    const page = await visitor({ viewport: wide });
    if (person !== 'nobody') await signIn(page, person);
    // Scenes ask the product before they open anything.
    await page.goto(`${appOrigin}/login`);
    const found: string[] = [];
    let seen = 0;
    const examine = async (where: string, rules: Rules) => {
      for (const frame of ownFrames(page)) {
        seen += 1;
        for (const { id, targets } of await lastingFindings(frame, rules)) found.push(`${where}: ${id} ${targets.join(' | ')}`);
      }
    };
    const measure = async (where: string) => {
      const tooWide = await lastingOverflow(page);
      if (tooWide > 0) found.push(`${where}: ${tooWide} px wider than the window`);
    };
    for (const scene of own) {
      await scene.open(page);
      for (const width of [1440, 1920, wide.width]) {
        await page.setViewportSize({ ...wide, width });
        await measure(`${scene.name} ${width}`);
      }
      if (alsoWide.has(scene.name)) {
        await examine(`${scene.name} 1280 light`, 'all');
        await page.emulateMedia({ colorScheme: 'dark' });
        await examine(`${scene.name} 1280 dark`, 'color-contrast');
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: 320, height: 900 });
      // What has scrolled half below the top bar is not small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await measure(`${scene.name} 320`);
      await examine(`${scene.name} 320`, 'all');
      await page.setViewportSize(wide);
      await scene.leave?.(page);
    }
    expect(found).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(own.length);
  });
}

test('a page is made by keyboard alone', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'urs.zgraggen');
  await page.goto(`${appOrigin}/seiten`);
  const press = async (name: string | RegExp, key = 'Enter') => {
    const button = page.getByRole('button', { name }).last();
    await button.focus();
    await button.press(key);
  };
  await press('Neue Seite');
  await page.getByRole('dialog').getByLabel('Titel').focus();
  await page.keyboard.type('Nur mit Tasten');
  await press('Anlegen');
  await expect(page).toHaveURL(/\/seite\/nur-mit-tasten$/);
  await addBlock(page, 'Trennlinie');
  await addBlock(page, 'Titel');
  await titleOf(page).focus();
  await page.keyboard.type('Getippt');
  await saved(page);
  await answered(page, 'pages/block/move', () =>
    blockNamed(page, 'Titel')
      .getByRole('button', { name: /verschieben/i })
      .press('Alt+ArrowUp'),
  );
  await expect(page.getByText(/abgelegt auf Platz 1 von 2/)).toBeAttached();
  await press('Fertig');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Getippt' })).toBeVisible();
});
