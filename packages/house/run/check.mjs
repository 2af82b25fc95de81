// `npm run check`: what is quick — types, lint, format, house rules and pure rules.
import { ensureInstalled, modernNode } from './lib/project.mjs';
import { check, close, formatCheck, lintCheck, typeChecks, vitest } from './lib/steps.mjs';

ensureInstalled();
modernNode();
const all = [];
for (const [name, program, args] of [...typeChecks, lintCheck, formatCheck]) all.push(await check(name, program, args));
// The generator's own test makes and compiles a whole feature, which takes its time.
all.push(await vitest('unit', ['--project', 'unit', '--exclude', 'packages/house/src/new/**']));
close(all);
