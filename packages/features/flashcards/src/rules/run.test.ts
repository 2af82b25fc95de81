import { describe, expect, it } from 'vitest';
import { answerRun, beginRun, pilesOf, type Run, undoRun } from './run.ts';

const after = (answers: readonly boolean[]): Run<string> => answers.reduce(answerRun, beginRun(['a', 'b', 'c']));

describe('a training under way', () => {
  it.each([
    [[], 'a b c', { known: 0, again: 0, missed: 0 }],
    [[true], 'b c', { known: 1, again: 0, missed: 0 }],
    [[false], 'b c a', { known: 0, again: 1, missed: 1 }],
    [[false, true, true], 'a', { known: 2, again: 1, missed: 1 }],
    [[false, true, true, false], 'a', { known: 2, again: 1, missed: 1 }],
    [[false, true, true, false, true], '', { known: 3, again: 0, missed: 1 }],
    [[true, true, true, true], '', { known: 3, again: 0, missed: 0 }],
  ] as const)('after %j stands at «%s»', (answers, queue, piles) => {
    expect(after(answers).queue.join(' ')).toBe(queue);
    expect(pilesOf(after(answers))).toEqual(piles);
  });

  it('goes back, answer by answer, to where it began', () => {
    for (const answers of [[true], [false], [false, true, false], [false, false, false, true, true, true]]) {
      let run = after(answers);
      for (let at = answers.length - 1; at >= 0; at -= 1) {
        run = undoRun(run);
        expect(run).toEqual(after(answers.slice(0, at)));
      }
    }
    expect(undoRun(beginRun(['a']))).toEqual(beginRun(['a']));
  });
});
