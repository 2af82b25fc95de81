// `npm test`: types, lint, house rules, unit, server, component and browser tests; all set-up included.
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, say } from './lib/project.mjs';
import { check, close, formatCheck, lintCheck, playwright, typeChecks, vitest } from './lib/steps.mjs';
import { ensureChromium, ensureRedis, inRoot } from './lib/system.mjs';

const began = Date.now();
const step = (title) => say(`\n── ${title} (nach ${Math.round((Date.now() - began) / 1000)} s)`);

ensureInstalled();
modernNode();
const chromium = await ensureChromium();
if (chromium) process.env.CHROMIUM = chromium;
ensureRedis();

const all = [];
step('Typen, Lint, Format');
for (const [name, program, args] of [...typeChecks, lintCheck, formatCheck]) all.push(await check(name, program, args));
step('Hausregeln und Regeln der Features');
all.push(await vitest('unit', ['--project', 'unit']));
step('Server gegen die echte Datenbank');
all.push(await vitest('server', ['--project', 'server']));
step('Hub-Server');
all.push(await vitest('signalr', ['--config', 'packages/signalr/vitest.config.ts']));
step('Bausteine der Oberfläche im Browser');
all.push(await vitest('component', ['--project', 'component']));
step('Oberfläche bauen');
await ensureBuilt();
step('Wege durch das Produkt im Browser');
if (existsSync(inRoot('apps/e2e/playwright.config.ts'))) all.push(await playwright('e2e'));
close(all);
