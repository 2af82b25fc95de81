// `npm run screenshots [name …]`: every main screen at three widths, light and dark, as PNG in ./screenshots.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startStack } from '../stack/start-stack.ts';
import { launchOptions } from '../support/launch.ts';
import { closeReleaseNotes, signInByForm } from '../support/people.ts';
import { type Scene, scenes } from './scenes.ts';
import { settled } from './settled.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

const asked = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => asked.length === 0 || asked.includes(name));
const say = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(folder, { recursive: true });
const stack = await startStack();
const failed: string[] = [];
try {
  const browser = await chromium.launch(await launchOptions(stack.edgePort));
  const people = new Map<Scene['as'], Page>();
  const contexts: BrowserContext[] = [];
  const pageOf = async (as: Scene['as']): Promise<Page> => {
    const known = people.get(as);
    if (known) return known;
    const options = {
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    } as const;
    const context = await browser.newContext(options);
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    if (as !== 'nobody') await signInByForm(page, as);
    if (as === 'lea.brunner' || as === 'urs.zgraggen' || as === 'nora.keller') await closeReleaseNotes(page);
    people.set(as, page);
    return page;
  };
  for (const scene of wanted) {
    const page = await pageOf(scene.as);
    try {
      await page.setViewportSize(sizes[0]);
      await page.emulateMedia({ colorScheme: 'light' });
      await scene.open(page);
      // A page with a hub or a player never falls quite silent.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const colorScheme of scene.ownTheme ? (['light'] as const) : (['light', 'dark'] as const)) {
          await page.emulateMedia({ colorScheme });
          await settled(page, scene.ownTheme ? null : colorScheme);
          await page.screenshot({ path: `${folder}${scene.name}-${size.width}-${colorScheme}.png` });
        }
      }
      say(`✓ ${scene.name}`);
      await page.setViewportSize(sizes[0]);
      await scene.leave?.(page);
    } catch (error) {
      failed.push(scene.name);
      say(`✗ ${scene.name}: ${String(error)}`);
      await page.screenshot({ path: `${folder}failed-${scene.name}.png` }).catch(() => undefined);
    }
  }
  for (const context of contexts) await context.close();
  await browser.close();
} finally {
  await stack.stop();
}
say(failed.length === 0 ? `${wanted.length} screens in ${folder}` : `Not taken: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
