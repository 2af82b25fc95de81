import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Where a run of vitest writes what its report in JSON does not say. */
export const runNotesFile = 'RUN_NOTES_FILE';

/** Errors that no test caught, although they fail the run; and tests that needed a second try, by their names. */
export default class RunReporter {
  onTestRunEnd(modules, errors) {
    const file = process.env[runNotesFile];
    if (file) writeFileSync(file, JSON.stringify({ outside: errors.map(inOneLine), flaky: modules.flatMap(flakyIn) }));
  }
}

function flakyIn(module) {
  const path = relative(process.cwd(), module.moduleId);
  return [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map((test) => `${path} › ${test.fullName}`);
}

function inOneLine({ name, message, stack = '', VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) {
  const at = /\((?:file:\/\/)?([^()\s]+:\d+:\d+)\)|at (?:file:\/\/)?(\S+:\d+:\d+)/.exec(stack);
  const where = [path, test, at?.[1] ?? at?.[2]].filter(Boolean).join(' › ');
  return `${name}: ${String(message).split('\n')[0]} (${where})`;
}
