import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { progressMark } from './quiet-run.mjs';

/** Where a run of vitest writes what its report in JSON does not say. */
export const runNotesFile = 'RUN_NOTES_FILE';

/** Errors that no test caught, although they fail the run; and how far the run is. */
export default class RunReporter {
  #files = 0;
  #done = 0;
  #tests = 0;
  #failed = 0;

  onTestRunStart(files) {
    this.#files = files.length;
  }

  onTestModuleEnd(module) {
    this.#done += 1;
    for (const test of module.children.allTests()) {
      this.#tests += 1;
      if (test.result().state === 'failed') this.#failed += 1;
    }
    const failed = this.#failed > 0 ? `, ${this.#failed} fehlgeschlagen` : '';
    process.stdout.write(`${progressMark}${this.#done} von ${this.#files} Dateien, ${this.#tests} Tests${failed}\n`);
  }

  onTestRunEnd(_modules, errors) {
    const file = process.env[runNotesFile];
    if (file) writeFileSync(file, JSON.stringify({ outside: errors.map(inOneLine) }));
  }
}

function inOneLine({ name, message, stack = '', VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) {
  const at = /\((?:file:\/\/)?([^()\s]+:\d+:\d+)\)|at (?:file:\/\/)?(\S+:\d+:\d+)/.exec(stack);
  const where = [path && relative(process.cwd(), path), test, at?.[1] ?? at?.[2]].filter(Boolean).join(' › ');
  return `${name}: ${String(message).split('\n')[0]} (${where})`;
}
