import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { bin, root, run, say } from './project.mjs';
import { inRoot, readJson } from './system.mjs';

const results = inRoot('.cache', 'results');

/** One plain check: passed or failed. Every result carries the names of what failed, for the end of the run. */
export async function check(name, program, args) {
  const code = await run(program, args);
  say(`${code === 0 ? '✓' : '✗'} ${name}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [name] };
}

/** Types in four facets: what is pure knows neither DOM nor Node, the server no DOM, the browser no Node. */
export const typeChecks = ['pure', 'server', 'browser', 'tests'].map((facet) => [
  `Typen: ${facet}`,
  bin('tsc'),
  ['-p', `packages/house/tsconfig/${facet}.json`],
]);
export const lintCheck = ['Lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '--quiet', '.']];
export const formatCheck = ['Format', bin('oxfmt'), ['--check', '.']];

/** A run of vitest; what counts is what its report says, and a report that is missing is a failure. */
export async function vitest(name, args, env = {}) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  const code = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], { env });
  const report = readJson(file);
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: failuresOfVitest(report),
  };
  return orTheRunItself(name, code, counts);
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
    failures: failuresOfPlaywright(report?.suites ?? []),
  };
  return orTheRunItself(name, code, counts);
}

/** Names the failures once more, where a long output ends, adds up and prints the one closing line. */
export function close(all) {
  const total = all.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
    failures: [...sum.failures, ...one.failures],
  }));
  if (total.failures.length > 0) say(`\nFehlgeschlagen:\n${total.failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
  say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

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

function failuresOfPlaywright(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...failuresOfPlaywright(inner),
  ]);
}

export const cores = availableParallelism();
