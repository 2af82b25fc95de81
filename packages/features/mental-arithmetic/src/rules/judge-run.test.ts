import { describe, expect, it } from 'vitest';
import type { RunKind } from '../contract/index.ts';
import { seeded } from '../testing/seeded.ts';
import { solutionOf } from './calculation.ts';
import { drawRun } from './draw-run.ts';
import { type GivenAnswer, judgeRun } from './judge-run.ts';

const minutesMs = 120_000;
const runOf = (kind: RunKind = 'twenty', limitMs: number | null = 6_000) => ({
  kind,
  limitMs,
  tasks: drawRun(5, kind === 'twenty' ? 20 : 60, seeded(1)),
});
const solved = (run: ReturnType<typeof runOf>, count = run.tasks.length, ms = 2_000): GivenAnswer[] =>
  run.tasks.slice(0, count).map((task, index) => ({ task: index, given: solutionOf(task), ms }));
const with1 = (answers: readonly GivenAnswer[], change: Partial<GivenAnswer>, from: number, to: number) =>
  answers.map((answer, place) => (place >= from && place < to ? { ...answer, ...change } : answer));

describe('a run of twenty', () => {
  it.each<[string, Partial<GivenAnswer>, number, number, number, boolean]>([
    ['all right', {}, 0, 20, 0, true],
    ['two wrong', { given: 1 }, 2, 18, 0, true],
    ['three wrong', { given: 1 }, 3, 17, 0, false],
    ['the time ran out twice', { given: null, ms: 6_000 }, 2, 18, 2, true],
    ['a message that was late', { ms: 7_400 }, 5, 20, 0, true],
    ['later than any message', { ms: 7_600 }, 2, 18, 2, true],
    ['faster than a finger', { ms: 199 }, 20, 0, 0, false],
  ])('%s', (_words, change, count, right, timeouts, isPassed) => {
    const run = runOf();
    expect(judgeRun(run, with1(solved(run), change, 0, count), minutesMs)).toMatchObject({ asked: 20, right, timeouts, isPassed });
  });

  it('counts first tries alone', () => {
    const run = runOf();
    const answers = [...with1(solved(run), { given: 1 }, 0, 4), ...solved(run, 4)];
    expect(judgeRun(run, answers, minutesMs)).toMatchObject({ right: 16, isPassed: false });
  });

  it('that was left asks all of it', () => {
    const run = runOf();
    expect(judgeRun(run, solved(run, 7), minutesMs)).toMatchObject({ asked: 20, answered: 7, right: 7, isPassed: false });
  });
});

describe('two minutes', () => {
  it.each<[string, number, number, number, number, boolean]>([
    ['ask what was answered in them', 40, 2_500, 40, 40, true],
    ['are over after the one that was begun', 60, 5_000, 24, 24, true],
    ['pass nothing with a few', 14, 8_000, 14, 14, false],
    ['pass with enough', 15, 8_000, 15, 15, true],
  ])('%s', (_words, count, ms, asked, right, isPassed) => {
    const run = runOf('minutes', null);
    expect(judgeRun(run, solved(run, count, ms), minutesMs)).toMatchObject({ asked, right, isPassed });
  });
});
