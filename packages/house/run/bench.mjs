// `npm run bench -- api|hub|page|embed|teams|lighthouse|<of a feature>`: measurements; the figures are printed, and a missed goal is a failed run.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, fail, modernNode, run } from './lib/project.mjs';
import { ensureChromium, ensureTestBrowser, inRoot } from './lib/system.mjs';

/** Measurements of the whole house; those of a feature lie in its folder. */
const benches = new Map([
  ['api', 'apps/server/bench/api.ts'],
  ['hub', 'packages/signalr/bench/hub.ts'],
  ['page', 'apps/e2e/bench/page.ts'],
  ['embed', 'apps/e2e/bench/embed.ts'],
  ['teams', 'apps/e2e/bench/teams.ts'],
  ['lighthouse', 'apps/e2e/bench/lighthouse.ts'],
]);
for (const file of globSync('packages/features/*/bench/*.ts', { cwd: inRoot('.') })) benches.set(basename(file, '.ts'), file);

const [name = '', ...rest] = process.argv.slice(2);
const script = benches.get(name);
if (!script) fail(`Welche Messung? Es gibt: ${[...benches.keys()].join(', ')}`);
ensureInstalled();
// Views are drawn in the browser of the tests; Lighthouse, and what depends on a profile, in the one that people have.
const inBrowsers = {
  page: ensureTestBrowser,
  embed: ensureTestBrowser,
  teams: ensureTestBrowser,
  lighthouse: ensureChromium,
  'work-plan': ensureTestBrowser,
};
const chromium = (await inBrowsers[name]?.()) ?? null;
if (chromium !== null) await ensureBuilt();
process.exit(await run(modernNode(), [script, ...rest], { env: chromium ? { CHROMIUM: chromium } : {} }));
