import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedFaults } from './planted-faults.mjs';
import { root, say } from './project.mjs';
import { ensureTestBrowser, inRoot } from './system.mjs';

/** Plants one fault after another in a copy of what is committed, and runs the tests that are to find it; answers how many went unseen. */
export async function proveFaults(wanted) {
  const chromium = await ensureTestBrowser();
  const copy = mkdtempSync(join(tmpdir(), 'pausenplatz-faults-'));
  const git = (...args) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
  const faults = plantedFaults().filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
  let unseen = 0;
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
    for (const folder of ['.', 'apps/server', 'teams']) link(folder, copy);
    for (const fault of faults) {
      git('apply', fault.path);
      const found = isFound(fault, copy, chromium);
      git('checkout', '--quiet', '.');
      if (!found) unseen += 1;
      say(`${found ? '✓ found ' : '✗ UNSEEN'}  ${fault.name}: ${fault.fault} — ${fault.kind} ${fault.tests}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  say(`\n${faults.length - unseen} of ${faults.length} planted faults are found`);
  return unseen === 0 && faults.length > 0 ? 0 : 1;
}

/** The same files under another name, so that nothing is installed twice. */
function link(folder, copy) {
  spawnSync('cp', ['-al', inRoot(folder, 'node_modules'), join(copy, folder, 'node_modules')]);
}

function isFound({ kind, tests, only, path }, copy, chromium) {
  const env = { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`, CHROMIUM: chromium ?? '', NO_COLOR: '1' };
  const run = (program, args) =>
    spawnSync(join(copy, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8', env, maxBuffer: 1e9 });
  if (kind !== 'journey') return failedTests(run('vitest', ['run', '--project', kind, tests, ...only]));
  // Journeys walk through what is built.
  const built = spawnSync(process.execPath, ['-e', "import('./packages/house/run/lib/build.mjs').then((m) => m.ensureBuilt())"], {
    cwd: copy,
    env,
  });
  if (built.status !== 0) throw new Error(`The tree with ${path} does not build.`);
  return failedTests(run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts', tests, ...only]));
}

/** A test that failed has found it; a run that could not begin has not. */
const failedTests = ({ status, stdout }) => status !== 0 && /\d+ failed/.test(stdout);
