import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { plantedFaults } from './planted-faults.mjs';
import { root, say } from './project.mjs';
import { ensureTestBrowser, inRoot } from './system.mjs';

/**
 * Plants one fault after another in a copy of what is committed, and runs the tests that are to find it: they are green without the
 * fault and red with it. Answers how the proof ended, as a process does.
 */
export async function proveFaults(wanted) {
  const chromium = await ensureTestBrowser();
  const faults = plantedFaults().filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
  const copy = mkdtempSync(join(tmpdir(), 'pausenplatz-faults-'));
  const began = performance.now();
  let found = 0;
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
    linkPackages(copy);
    // All that need the tree as it is come first: then it is built once.
    const before = new Map(faults.map((fault) => [fault.name, testsOf(fault, copy, chromium)]));
    for (const fault of faults) {
      const verdict =
        before.get(fault.name) === 'green' ? planted(fault, copy, chromium) : `its tests are ${before.get(fault.name)} without it`;
      if (verdict === 'red') found += 1;
      say(`${verdict === 'red' ? '✓ found ' : '✗ UNSEEN'}  ${fault.name}: ${fault.fault} — ${fault.kind} ${fault.tests}${why(verdict)}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  say(`\n${found} of ${faults.length} planted faults are found (${Math.round((performance.now() - began) / 1000)} s)`);
  return found === faults.length && found > 0 ? 0 : 1;
}

const why = (verdict) => (verdict === 'red' ? '' : ` (${verdict === 'green' ? 'its tests are green with it' : verdict})`);

/** The same files under another name, so that nothing is installed twice; a copy where that cannot be. */
function linkPackages(copy) {
  const packages = execFileSync('git', ['ls-files', '*package.json'], { cwd: copy, encoding: 'utf8' }).trim().split('\n').map(dirname);
  for (const folder of packages.filter((one) => existsSync(inRoot(one, 'node_modules')))) {
    const [from, to] = [inRoot(folder, 'node_modules'), join(copy, folder, 'node_modules')];
    if (spawnSync('cp', ['-al', from, to]).status === 0) continue;
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
  // What tools keep there they write over in its place, and would in the installed packages too.
  for (const kept of ['.vite', '.vite-temp', '.cache']) rmSync(join(copy, 'node_modules', kept), { recursive: true, force: true });
}

function planted(fault, copy, chromium) {
  const git = (...args) => execFileSync('git', args, { cwd: copy });
  git('apply', fault.path);
  try {
    return testsOf(fault, copy, chromium);
  } finally {
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '--force', '-d');
  }
}

/** What the named tests say of the copy as it stands: `green`, `red`, or why nothing was tested. */
function testsOf({ kind, tests, only }, copy, chromium) {
  const path = `${join(copy, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const options = {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, CHROMIUM: chromium ?? '', NO_COLOR: '1' },
    maxBuffer: 1e9,
  };
  const run = (program, args) => spawnSync(join(copy, 'node_modules/.bin', program), args, options);
  if (kind !== 'journey') return said(run('vitest', ['run', '--project', kind, tests, ...only]), /^\s*Tests .*\d+ (?:passed|failed)/m);
  // Journeys walk through what is built.
  const build = "import('./packages/house/run/lib/build.mjs').then((all) => all.ensureBuilt())";
  if (spawnSync(process.execPath, ['-e', build], options).status !== 0) return 'not built';
  return said(run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts', tests, ...only]), /^\s*\d+ (?:passed|failed)/m);
}

/** A run that could not begin, or in which no test has that name, has neither found nor cleared anything. */
function said({ status, stdout }, ran) {
  if (!ran.test(stdout)) return 'not run';
  return status === 0 ? 'green' : 'red';
}
