import { describe, expect, it } from 'vitest';
import { answersThatShow } from './knowing.ts';

/** As letters: right, wrong, out of time, too fast, and right at a later try. */
const answersOf = (letters: string) =>
  letters.split('').map((letter) => ({
    skill: 'plus-10' as const,
    isRight: letter === 'r' || letter === 'l',
    isFirst: letter !== 'l',
    counts: letter !== 'f',
    given: letter === 't' ? null : 1,
  }));

describe('what a run says about a kind', () => {
  it.each<[string, string, readonly number[]]>([
    ['all right: the last right one speaks', 'rrrrr', [4]],
    ['nine of ten', 'rrrrrrrrwr', [9]],
    ['eight of ten say nothing', 'rrrrrrrrww', []],
    ['six of ten say nothing', 'rrrrrrwwww', []],
    ['half of them: a wrong one speaks', 'rrrwww', [5]],
    ['time that ran out is no mistake', 'rrtttt', [1]],
    ['only time that ran out says nothing', 'tttt', []],
    ['a later try shows nothing', 'wwll', [1]],
    ['too fast shows nothing', 'ffff', []],
    ['nothing at all', '', []],
  ])('%s', (_words, letters, expected) => {
    expect([...answersThatShow(answersOf(letters))]).toEqual(expected);
  });

  it('speaks for each kind', () => {
    const minus = answersOf('www').map((answer) => ({ ...answer, skill: 'minus-10' as const }));
    expect([...answersThatShow([...answersOf('rrr'), ...minus])]).toEqual([2, 5]);
  });
});
