// `npm test`: types, lint, house rules, unit, server, component and browser tests; all set-up included.
// `npm test -- homework` runs one slice of that, `npm test -- --changed` what the changes since the last commit touch.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { processorSeconds } from './lib/cpu.mjs';
import { close } from './lib/closing.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { changedPaths, hashOf } from './lib/changes.mjs';
import { ensureInstalled, fail, modernNode, say } from './lib/project.mjs';
import { slicesOf, sliceNames } from './lib/slices.mjs';
import { beyondTheirShare, secondsPerPart } from './lib/shares.mjs';
import { besideEachOtherThenNew, playwright, vitest } from './lib/steps.mjs';
import { ensureChromium, ensureRedis, ensureTestBrowser, inRoot } from './lib/system.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== '--changed' && !sliceNames().includes(name));
if (unknown.length > 0) fail(`Es gibt kein ${unknown.join(', ')}. Es gibt: ${sliceNames().join(', ')}, --changed`);

const began = Date.now();
const steps = [];
const all = [];
/** Runs a step and remembers how long it took. */
async function step(title, run) {
  say(`\n── ${title} (nach ${Math.round((Date.now() - began) / 1000)} s)`);
  const [at, processor] = [Date.now(), processorSeconds()];
  all.push(...[await run()].flat().filter(Boolean));
  steps.push([title, (Date.now() - at) / 1000, processor === null ? null : processorSeconds() - processor]);
}

await step('Einrichten', async () => {
  ensureInstalled();
  modernNode();
  // Tests of what people set in their browser need the one that people have.
  const [ofPeople, chromium] = [await ensureChromium(), await ensureTestBrowser()];
  if (ofPeople) process.env.CHROMIUM_OF_PEOPLE = ofPeople;
  if (chromium) process.env.CHROMIUM = chromium;
});

if (asked.length === 0) await everything();
else await slices(asked.includes('--changed') ? slicesOf(changedPaths()) : asked);
const parts = secondsPerPart(all);
say(`\n${steps.map((one) => line(...one)).join('\n')}`);
say(line('zusammen', (Date.now() - began) / 1000, processorSeconds()));
say(`\nTests je Teil (mehrere laufen gleichzeitig)\n${parts.map(({ part, seconds }) => line(part, seconds)).join('\n')}`);
// One slice alone has no share of the whole.
close(all, asked.length === 0 ? beyondTheirShare(parts) : []);

/** A step by the clock, and in brackets what processors worked for it. */
function line(title, seconds, ofProcessors = null) {
  const worked = ofProcessors === null ? '' : ` (${Math.round(ofProcessors)} s)`;
  return `${String(Math.round(seconds)).padStart(6)} s  ${title}${worked}`;
}

async function everything() {
  ensureRedis();
  await step('Typen, Lint, Format; daneben Hausregeln und Regeln der Features', () => besideEachOtherThenNew());
  // The folder that an image copies holds what is built.
  await step('Oberfläche bauen', ensureBuilt);
  await step('Server gegen die echte Datenbank', () => vitest('server', ['--project', 'server']));
  await step('Hub-Server', hubWhenChanged);
  await step('Bausteine der Oberfläche im Browser', () => vitest('component', ['--project', 'component']));
  if (existsSync(inRoot('apps/e2e/playwright.config.ts'))) await step('Wege durch das Produkt im Browser', () => playwright('e2e'));
}

/** The unit, server and component tests below the slices' folders, and the journeys that bear their names. */
async function slices(names) {
  if (names.length === 0) return say('Nichts ist geändert, was Tests hat.');
  say(`Teile: ${names.join(', ')}`);
  if (names.includes('signalr')) {
    ensureRedis();
    await step('Hub-Server', hub);
  }
  const folders = names.filter((name) => name !== 'signalr').flatMap((name) => folderOf(name));
  if (folders.length === 0) return;
  for (const project of ['unit', 'server', 'component'])
    await step(project, () => vitest(project, ['--project', project, '--passWithNoTests', ...folders]));
  const journeys = names.filter((name) => existsSync(inRoot('packages/features', name)) || name === 'e2e');
  if (journeys.length === 0) return;
  await step('Oberfläche bauen', ensureBuilt);
  const words = journeys.includes('e2e') ? [] : ['-g', journeys.map((name) => `\\b${name}\\b`).join('|'), '--pass-with-no-tests'];
  await step('Wege durch das Produkt im Browser', () => playwright('e2e', words));
}

function folderOf(name) {
  return [`packages/features/${name}/`, `packages/kernel/${name}/`, `packages/${name}/`, `apps/${name}/`, `${name}/`].filter((folder) =>
    existsSync(inRoot(folder)),
  );
}

function hub() {
  return vitest('signalr', ['--config', 'packages/signalr/vitest.config.ts']);
}

/** The hub server stands alone: what was green stays green until one of its files changes. CI never trusts that. */
async function hubWhenChanged() {
  const stamp = inRoot('.cache', 'signalr-green');
  const hash = hashOf(['packages/signalr', 'package-lock.json']);
  if (!process.env.CI && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    say('Unverändert seit dem letzten grünen Lauf; `npm test -- signalr` prüft ihn trotzdem.');
    return null;
  }
  const result = await hub();
  if (result.failed === 0) {
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(stamp, hash);
  }
  return result;
}
