import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { bin, root, run, say } from './project.mjs';
import { runNotesFile } from './run-reporter.mjs';
import { inRoot, readJson } from './system.mjs';

const results = inRoot('.cache', 'results');

/** One plain check: passed or failed. Every result carries the names of what failed, for the end of the run. */
async function check(name, program, args) {
  const code = await run(program, args);
  say(`${code === 0 ? '✓' : '✗'} ${name}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [name] };
}

/**
 * Types in four facets: what is pure knows neither DOM nor Node, the server no DOM, the browser no Node. What has not changed since
 * the last run is not looked at again.
 */
const typeChecks = ['pure', 'server', 'browser', 'tests'].map((facet) => [
  `Typen: ${facet}`,
  bin('tsc'),
  ['-p', `packages/house/tsconfig/${facet}.json`, '--incremental', '--tsBuildInfoFile', `.cache/types/${facet}.tsbuildinfo`],
]);
const lintCheck = ['Lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '--quiet', '.']];
const formatCheck = ['Format', bin('oxfmt'), ['--check', '.']];

/** A run of vitest; what counts is what its report says, and a report that is missing is a failure. */
export async function vitest(name, args, env = {}) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  const notesFile = `${results}/${name}-notes.json`;
  rmSync(notesFile, { force: true });
  const reporters = ['default', 'json', inRoot('packages/house/run/lib/run-reporter.mjs')].map((one) => `--reporter=${one}`);
  const code = await run(bin('vitest'), ['run', ...reporters, `--outputFile.json=${file}`, ...args], {
    env: { ...env, [runNotesFile]: notesFile },
  });
  const report = readJson(file);
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: failuresOfVitest(report),
    seconds: secondsOfVitest(report),
  };
  const { outside = [], flaky = [] } = readJson(notesFile) ?? {};
  return orTheRunItself(name, code, {
    ...counts,
    failures: [...counts.failures, ...outside.map((error) => `${name}, outside of tests: ${error}`)],
    flaky,
  });
}

/** Types, lint and format one after another, and beside them the tests of what is pure: neither has work for two cores all the time. */
export async function besideEachOther(args, env = {}) {
  const plain = async () => {
    const results = [];
    for (const [name, program, options] of [...typeChecks, lintCheck, formatCheck]) results.push(await check(name, program, options));
    return results;
  };
  return (await Promise.all([plain(), vitest('unit', args, env)])).flat();
}

export async function playwright(name, args = [], env = {}) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  const code = await run(bin('playwright'), ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list,json', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
  });
  const report = readJson(file);
  const stats = report?.stats;
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    failures: titlesOf(report?.suites ?? [], ({ ok }) => !ok),
    flaky: titlesOf(report?.suites ?? [], ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    seconds: secondsOfPlaywright(report?.suites ?? []),
  };
  return orTheRunItself(name, code, counts);
}

/** One test in so many may need a second try; more of them mean that something is wrong, and not with the machine. */
const testsPerSecondTry = 4_000;

/** Names once more what failed and what needed a second try, where a long output ends, adds up and prints the one closing line. */
export function close(all) {
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  const names = (key) => all.flatMap((one) => one[key] ?? []);
  const [failures, flaky] = [names('failures'), names('flaky')];
  const flakyAtMost = Math.max(1, Math.floor(sum('passed') / testsPerSecondTry));
  const isShaky = flaky.length > flakyAtMost;
  if (isShaky) failures.push(`${flaky.length} Tests brauchten einen zweiten Anlauf; erlaubt sind ${flakyAtMost}`);
  if (flaky.length > 0) say(`\nErst im zweiten Anlauf:\n${lines(flaky, '~')}`);
  if (failures.length > 0) say(`\nFehlgeschlagen:\n${lines(failures, '✗')}`);
  const failed = sum('failed') + (isShaky ? 1 : 0);
  if (flaky.length > 0) say(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped, ${flaky.length} flaky`);
  say(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed === 0 && sum('passed') > 0 ? 0 : 1);
}

const lines = (names, sign) => names.map((name) => `  ${sign} ${name}`).join('\n');

/** Unhandled errors and files that could not be loaded fail a run without failing a test. */
function orTheRunItself(name, code, counts) {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [...counts.failures, `${name}: the run ended with ${code} (see above)`] };
}

function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((one) => one.status === 'failed').map((one) => `${file} › ${one.fullName}`);
    return status === 'failed' && tests.length === 0 ? [`${file}: ${String(message).split('\n')[0]}`] : tests;
  });
}

/** A file's feature, kernel package or host. */
function sliceOf(path) {
  return /^(?:packages\/(?:features|kernel)|packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0];
}

function secondsOfVitest(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => [sliceOf(relative(root, name)), (endTime - startTime) / 1000]);
}

function secondsOfPlaywright(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ file, tests }) => [
      sliceOf(file),
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    ]),
    ...secondsOfPlaywright(inner),
  ]);
}

/** How long the tests of each part took, longest first; several run at once, so the sum is more than the clock's. */
export function secondsPerPart(all) {
  const sums = new Map();
  for (const [name, seconds] of all.flatMap((one) => one.seconds ?? [])) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return [...sums].toSorted((one, other) => other[1] - one[1]);
}

function titlesOf(suites, wanted) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(wanted).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...titlesOf(inner, wanted),
  ]);
}
