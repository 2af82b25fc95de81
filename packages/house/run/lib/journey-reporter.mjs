import { progressMark } from './quiet-run.mjs';

/** Tells how far the journeys are. */
export default class JourneyReporter {
  #tests = 0;
  #done = 0;
  #failed = 0;

  onBegin(_config, suite) {
    this.#tests = suite.allTests().length;
  }

  onTestEnd(test) {
    if (test.outcome() === 'unexpected') this.#failed += 1;
    this.#done += 1;
    const failed = this.#failed > 0 ? `, ${this.#failed} fehlgeschlagen` : '';
    process.stdout.write(`${progressMark}${this.#done} von ${this.#tests} Wegen${failed}\n`);
  }

  printsToStdio() {
    return false;
  }
}
