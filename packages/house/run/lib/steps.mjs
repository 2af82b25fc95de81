import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { bin, say } from './project.mjs';
import { results, runQuietly } from './quiet-run.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';
import { runNotesFile } from './run-reporter.mjs';
import { inRoot, readJson } from './system.mjs';

/** What a plain check printed last is what it found. */
const linesOfCheck = 60;

/** One plain check: passed or failed. */
async function check(name, file, program, args) {
  const { code, logFile } = await runQuietly(file, bin(program), args);
  say(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  const output = readFileSync(logFile, 'utf8').split('\n').slice(-linesOfCheck).join('\n');
  return { passed: 0, failed: 1, skipped: 0, failures: [{ title: name, output, alone: `${program} ${args.join(' ')}` }] };
}

/**
 * Types in four facets: what is pure knows neither DOM nor Node, the server no DOM, the browser no Node. What has not changed since
 * the last run is not looked at again.
 */
const typeChecks = ['pure', 'server', 'browser', 'tests'].map((facet) => [
  `Typen: ${facet}`,
  `types-${facet}`,
  'tsc',
  ['-p', `packages/house/tsconfig/${facet}.json`, '--incremental', '--tsBuildInfoFile', `.cache/types/${facet}.tsbuildinfo`],
]);
const lintCheck = ['Lint', 'lint', 'oxlint', ['--type-aware', '--deny-warnings', '--quiet', '.']];
const formatCheck = ['Format', 'format', 'oxfmt', ['--check', '.']];

/** A run of vitest; what counts is what its report says, and a report that is missing is a failure. */
export async function vitest(name, args, env = {}) {
  mkdirSync(results, { recursive: true });
  const [file, notesFile] = [`${results}/${name}.json`, `${results}/${name}-notes.json`];
  for (const old of [file, notesFile]) rmSync(old, { force: true });
  const reporters = ['default', 'json', inRoot('packages/house/run/lib/run-reporter.mjs')].map((one) => `--reporter=${one}`);
  const all = ['run', ...reporters, `--outputFile.json=${file}`, ...args];
  const run = await runQuietly(name, bin('vitest'), all, { ...env, [runNotesFile]: notesFile });
  const report = vitestReport(readJson(file), args.slice(0, 2).join(' '));
  const outside = (readJson(notesFile)?.outside ?? []).map((error) => `${name}, outside of tests: ${error}`);
  return orTheRunItself(name, run, { ...report, outside });
}

/** Types, lint and format one after another, and beside them the tests of what is pure: neither has work for two cores all the time. */
export async function besideEachOther(args, env = {}) {
  return (await Promise.all([oneByOne([...typeChecks, lintCheck, formatCheck]), vitest('unit', args, env)])).flat();
}

const generator = 'packages/house/src/new';

/** The same, and then what `npm run new` makes: it compiles by what the types of this tree are known to be. */
export async function besideEachOtherThenNew() {
  const first = await Promise.all([oneByOne(typeChecks), vitest('unit', ['--project', 'unit'], { QUICK_CHECK: 'true' })]);
  const then = await Promise.all([oneByOne([lintCheck, formatCheck]), vitest('new', ['--project', 'unit', generator])]);
  return [...first, ...then].flat();
}

async function oneByOne(checks) {
  const done = [];
  for (const one of checks) done.push(await check(...one));
  return done;
}

const journeysConfig = 'apps/e2e/playwright.config.ts';

export async function playwright(name, args = [], env = {}) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  const reporters = ['list', 'json', inRoot('packages/house/run/lib/journey-reporter.mjs')].join(',');
  const all = ['test', '--config', journeysConfig, `--reporter=${reporters}`, ...args];
  const run = await runQuietly(name, bin('playwright'), all, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env });
  return orTheRunItself(name, run, playwrightReport(readJson(file), journeysConfig));
}

/** Unhandled errors and files that could not be loaded fail a run without failing a test. */
function orTheRunItself(name, { code, logFile }, { outside = [], ...counts }) {
  if (code === 0 || counts.failed > 0) return counts;
  const title = outside[0] ?? `${name}: the run ended with ${code}`;
  const output = [...outside, ...readFileSync(logFile, 'utf8').split('\n').slice(-linesOfCheck)].join('\n');
  return { ...counts, failed: 1, failures: [...counts.failures, { title, output, alone: `npm test, and see ${logFile}` }] };
}
