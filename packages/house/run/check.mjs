// `npm run check`: what is quick — types, lint, format, house rules and pure rules.
import { ensureInstalled, modernNode } from './lib/project.mjs';
import { check, close, formatCheck, lintCheck, typeChecks, vitest } from './lib/steps.mjs';

ensureInstalled();
modernNode();

/** One after another; beside it the tests, on the other core. */
async function types() {
  const results = [];
  for (const [name, program, args] of [...typeChecks, lintCheck, formatCheck]) results.push(await check(name, program, args));
  return results;
}
// The generator's own test makes and compiles a whole feature, which takes its time.
const tests = vitest('unit', ['--project', 'unit'], { QUICK_CHECK: 'true' });
close((await Promise.all([types(), tests])).flat());
