// `npm run proof -- T4`: the long proofs; their short forms run within `npm test`.
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { proveFaults } from './lib/faults.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { bin, ensureInstalled, fail, modernNode, run, say } from './lib/project.mjs';
import { inRoot, readJson } from './lib/system.mjs';

const scripts = {
  T4: 'apps/server/proofs/t4-kill.ts',
  AWAY: 'apps/server/bench/away/away.ts',
  T24: 'apps/server/bench/t24-load.ts',
  FREEZE: 'apps/server/bench/freeze/freeze.ts',
  KEEP: 'apps/server/proofs/keep-schema.ts',
};
/** Tests that do more when a proof is asked for. */
const tests = {
  T2: 'apps/server/test/proofs/t2-',
  T5: 'apps/server/test/kernel/embedded-database',
  T9: 'apps/server/test/proofs/t9-',
  T11: 'apps/server/test/proofs/t11-',
  T15: 'apps/server/test/proofs/t15-',
  T16: 'apps/server/test/proofs/t16-',
  T19: 'contract',
  T23: 'apps/server/test/operating/upgrade',
  NEW: 'packages/house/src/new',
};

/** These print figures, and prove nothing without them. */
const withFigures = new Set(['T2', 'T9', 'T11', 'T15', 'T16']);

const [asked = '', ...rest] = process.argv.slice(2);
const name = asked.toUpperCase();
if (!scripts[name] && !tests[name] && name !== 'FAULTS')
  fail(`Welcher Beweis? Es gibt: ${[...Object.keys(scripts), ...Object.keys(tests), 'FAULTS'].join(', ')}`);
ensureInstalled();
if (name === 'FAULTS') process.exit(await proveFaults(rest));
// Its pages are drawn by what was built.
if (name === 'FREEZE') await ensureBuilt();
process.exit(scripts[name] ? await run(modernNode(), [scripts[name], ...rest], { env: { PROOF: 'long' } }) : await prove());

async function prove() {
  const file = inRoot('bench-results', `proof-${name.toLowerCase()}.json`);
  rmSync(file, { force: true });
  if (name === 'T19') return fuzz();
  const project = tests[name].startsWith('packages/house') ? 'unit' : 'server';
  const code = await run(bin('vitest'), ['run', '--project', project, tests[name]], { env: { PROOF: 'long' } });
  if (!withFigures.has(name)) {
    say(`${name}  ${code === 0 ? 'proven' : 'MISSED'}`);
    return code;
  }
  const figures = Object.entries(readJson(file)?.figures ?? {});
  const widest = Math.max(...figures.map(([label]) => label.length));
  for (const [label, figure] of figures) say(`${name}  ${label.padEnd(widest)}  ${figure}`);
  say(`${name}  ${code === 0 ? 'proven' : 'MISSED'}, figures in bench-results/proof-${name.toLowerCase()}.json`);
  return figures.length === 0 ? 1 : code;
}

/** Other inputs at every run, and many; the seed that is printed brings the same ones again. */
async function fuzz() {
  const FUZZ_SEED = process.env.FUZZ_SEED ?? String(randomInt(2_147_483_647));
  const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '400';
  const args = ['run', '--project', 'server', tests.T19, '-t', 'T19', '--testTimeout', '600000'];
  const code = await run(bin('vitest'), args, { env: { PROOF: 'long', FUZZ_SEED, FUZZ_RUNS } });
  say(`T19  ${code === 0 ? 'proven' : 'MISSED'} with FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`);
  return code;
}
