// What the reports of vitest and Playwright say, in one shape: counts, failures, second tries, seconds by file.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/** Without the colours of a terminal, which a file has none for. */
const plain = (text) => stripVTControlCharacters(text);
const inTree = (path) => relative(root, path);
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const withNode = 'PATH=$PWD/node_modules/.bin:$PATH';

/** A failure says what it is, what was printed, and how it runs alone. */
export function vitestReport(report, project) {
  const files = report?.testResults ?? [];
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: files.flatMap((one) => failuresOfFile(one, project)),
    secondTries: [],
    seconds: files.map(({ name, startTime, endTime }) => [inTree(name), (endTime - startTime) / 1000]),
  };
}

function failuresOfFile({ name, status, message, assertionResults }, project) {
  const file = inTree(name);
  const alone = `${withNode} vitest run ${project} ${file}`;
  const tests = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      output: plain(failureMessages.join('\n')),
      alone: `${alone} -t ${quoted(asPattern(fullName))}`,
    }));
  return status === 'failed' && tests.length === 0 ? [{ title: file, output: String(message), alone }] : tests;
}

/** Names are matched as expressions. */
const asPattern = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function playwrightReport(report, config) {
  const tests = specsOf(report?.suites ?? []);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: tests
      .filter(({ ok }) => !ok)
      .map((spec) => ({
        title: titleOf(spec),
        output: plain(errorsOf(resultsOf(spec).at(-1)).join('\n')),
        alone: `${withNode} playwright test --config ${config} ${spec.file}:${spec.line}`,
      })),
    secondTries: tests
      .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
      .map((spec) => ({ title: titleOf(spec), output: plain(errorsOf(firstFailure(spec)).join('\n')) })),
    seconds: tests.map((spec) => [spec.file, resultsOf(spec).reduce((sum, { duration }) => sum + duration / 1000, 0)]),
  };
}

const titleOf = ({ file, line, title }) => `${file}:${line} › ${title}`;

const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

const resultsOf = ({ tests }) => tests.flatMap(({ results }) => results);
const firstFailure = (spec) => resultsOf(spec).find(({ status }) => status !== 'passed');

function errorsOf(result) {
  return (result?.errors ?? []).map(({ message = '', location }) => {
    const at = location ? `\n    at ${inTree(location.file)}:${location.line}` : '';
    return message + at;
  });
}
