// `npm run screenshots`: pictures of every main screen in ./screenshots, taken from the real product with the demo school; with --blocks, those of
// all blocks, which lie with the pages.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, run } from './lib/project.mjs';
import { ensureChromium } from './lib/system.mjs';

ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
const env = chromium ? { CHROMIUM: chromium } : {};
const [asked, ...rest] = process.argv.slice(2);
const program = asked === '--blocks' ? ['take-blocks.ts', ...rest] : ['take.ts', ...(asked ? [asked, ...rest] : [])];
process.exit(await run(modernNode(), [`apps/e2e/screenshots/${program[0]}`, ...program.slice(1)], { env }));
