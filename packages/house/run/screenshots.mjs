// `npm run screenshots`: pictures of every main screen in ./screenshots, taken from the real product with the demo school.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, run } from './lib/project.mjs';
import { ensureChromium } from './lib/system.mjs';

ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
const env = chromium ? { CHROMIUM: chromium } : {};
process.exit(await run(modernNode(), ['apps/e2e/screenshots/take.ts', ...process.argv.slice(2)], { env }));
