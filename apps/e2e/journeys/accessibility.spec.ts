import type { Page } from '@playwright/test';
import { scenesByFeature } from '../screenshots/scenes.ts';
import { appOrigin } from '../stack/addresses.ts';
import { lastingFindings, type Rules } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { addBlock, answered, blockNamed, saved, titleOf } from '@pausenplatz/pages/journeys/editor';
import { closeReleaseNotes, signIn } from '../support/people.ts';

// The groups know nothing of each other.
test.describe.configure({ mode: 'parallel' });

const ownFrames = (page: Page) => page.frames().filter((frame) => frame.url().startsWith(appOrigin));

/** Two scenes are of two people in one page at once, which the journey of the pages walks through. */
const ofTwoPeople = ['editing-before-take-over', 'take-over'];
const examined = Object.entries(scenesByFeature).flatMap(([feature, own]) => own.map((scene) => ({ ...scene, feature })));
/** What is examined together: screens of one feature, seen by one person, so that the time of a test stays bounded. */
const groups = Map.groupBy(
  examined.filter(({ name }) => !ofTwoPeople.includes(name)),
  ({ as, feature }) => `${as}, ${feature}`,
);

for (const [group, own] of groups) {
  const person = own[0]?.as ?? 'nobody';
  test(`axe finds nothing serious on the ${own.length} screens of ${group}`, async ({ visitor }) => {
    test.setTimeout(120_000 + own.length * 20_000);
    const page = await visitor();
    if (person !== 'nobody') await signIn(page, person);
    const found: string[] = [];
    let examined = 0;
    if (group === 'lea.brunner, pages') {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.removeLocatorHandler(page.getByRole('button', { name: 'Alles klar' }));
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const { id, targets } of await lastingFindings(page.mainFrame())) found.push(`release notes 320: ${id} ${targets.join(' | ')}`);
      await closeReleaseNotes(page);
    }
    const examine = async (where: string, rules: Rules) => {
      for (const frame of ownFrames(page)) {
        examined += 1;
        for (const { id, targets } of await lastingFindings(frame, rules)) found.push(`${where}: ${id} ${targets.join(' | ')}`);
      }
    };
    for (const scene of own) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await scene.open(page);
      await examine(`${scene.name} 1280 light`, 'all');
      if (!scene.ownTheme) {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await examine(`${scene.name} 1280 dark`, 'color-contrast');
      }
      await page.setViewportSize({ width: 320, height: 900 });
      // What has scrolled half below the top bar is not small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await examine(`${scene.name} 320`, 'target-size');
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // A dialog fits itself in a moment later; what is too wide for good is still so then.
      await expect
        .poll(overflow, { timeout: 5_000 })
        .toBeLessThanOrEqual(0)
        .catch(async () => found.push(`${scene.name} 320: ${await overflow()} px wider than the window`));
      await page.setViewportSize({ width: 1280, height: 900 });
      await scene.leave?.(page);
    }
    expect(found).toEqual([]);
    expect(examined).toBeGreaterThanOrEqual(own.length * 2);
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
