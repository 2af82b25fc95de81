// `npm run bench -- api|hub|page|homework`: measurements; the figures are printed, and a missed goal is a failed run.
import { existsSync } from 'node:fs';
import { ensureInstalled, fail, modernNode, run } from './lib/project.mjs';
import { ensureChromium, inRoot } from './lib/system.mjs';

const benches = {
  api: 'apps/server/bench/api.ts',
  hub: 'packages/signalr/bench/hub.ts',
  page: 'apps/e2e/bench/page.ts',
  homework: 'apps/server/bench/homework.ts',
};

const [name = '', ...rest] = process.argv.slice(2);
const script = benches[name];
if (!script || !existsSync(inRoot(script)))
  fail(
    `Welche Messung? Es gibt: ${Object.keys(benches)
      .filter((one) => existsSync(inRoot(benches[one])))
      .join(', ')}`,
  );
ensureInstalled();
const chromium = name === 'page' ? await ensureChromium() : null;
process.exit(await run(modernNode(), [script, ...rest], { env: chromium ? { CHROMIUM: chromium } : {} }));
