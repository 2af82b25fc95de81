import { describe, expect, it } from 'vitest';
import type { Form } from '../contract/index.ts';
import { drawLevel } from './draw-level.ts';
import { factsOf } from './facts.ts';
import { type GivenAnswer, judgeRun, showsKnowing } from './judge-run.ts';
import { clockFor, type Level } from './levels.ts';
import { solutionOf, type Task } from './tasks.ts';

const runOf = (level: Level) => ({
  kind: 'level' as const,
  level,
  clock: clockFor('level', level, 'standard'),
  tasks: drawLevel(level, 7, () => 0.4),
});
const solved = (tasks: readonly Task[], wrong = 0, ms = 1_000): GivenAnswer[] =>
  tasks.map((task, index) => ({ task: index, given: index < wrong ? [999] : solutionOf(task), ms }));

describe('a level is passed', () => {
  it.each<[Level, number, boolean]>([
    [1, 0, true],
    [1, 1, false],
    [2, 0, true],
    [2, 1, true],
    [2, 2, false],
    [3, 1, true],
    [3, 2, false],
    [4, 1, true],
    [4, 2, false],
    [5, 2, true],
    [5, 3, false],
    [6, 0, true],
    [6, 1, false],
    [7, 1, true],
    [7, 2, false],
    [8, 1, true],
    [8, 2, false],
    [9, 2, true],
    [9, 3, false],
    [10, 1, true],
    [10, 2, false],
  ])('level %i with %i mistakes: %s', (level, wrong, isPassed) => {
    const run = runOf(level);
    expect(judgeRun(run, solved(run.tasks, wrong)).isPassed).toBe(isPassed);
  });

  it('not by answers that come at the second try, except where dots are laid', () => {
    const [train, build] = [runOf(8), runOf(1)];
    expect(judgeRun(train, [...solved(train.tasks, 2), ...solved(train.tasks).slice(0, 2)])).toMatchObject({ right: 8, isPassed: false });
    expect(judgeRun(build, [...solved(build.tasks, 2), ...solved(build.tasks).slice(0, 2)])).toMatchObject({ right: 10, isPassed: true });
  });

  it.each<[string, readonly number[], number, boolean]>([
    ['in order', [7, 14, 21, 28, 35, 42, 49, 56, 63, 70], 10, true],
    ['two neighbours changed', [7, 14, 28, 21, 35, 42, 49, 56, 63, 70], 9, true],
    ['the first one laid last', [14, 21, 28, 35, 42, 49, 56, 63, 70, 7], 9, true],
    ['two that lie in the wrong place', [70, 14, 21, 28, 35, 42, 49, 56, 63, 7], 8, false],
    ['backward', [70, 63, 56, 49, 42, 35, 28, 21, 14, 7], 1, false],
    ['one number ten times', [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 1, false],
    ['numbers of nobody', [1, 2, 3, 4, 5, 6, 8, 9, 10, 11], 0, false],
  ])('level 4, %s', (_how, laid, right, isPassed) => {
    const run = { ...runOf(4), tasks: factsOf(7).map(({ a, b }) => ({ a, b, form: 'order' as const })) };
    const given = laid.map((number, task) => ({ task, given: [number], ms: 500 }));
    expect(judgeRun(run, given)).toMatchObject({ right, isPassed });
  });

  it('not by half of its tasks', () => {
    const run = runOf(8);
    expect(judgeRun(run, solved(run.tasks).slice(0, 5))).toMatchObject({ right: 5, errors: 5, isPassed: false });
  });

  it.each<[number, boolean]>([
    [0, true],
    [1, true],
    [2, false],
  ])('on the hundred board with %i false marks: %s', (falseMarks, isPassed) => {
    const run = runOf(6);
    expect(judgeRun(run, solved(run.tasks), falseMarks).isPassed).toBe(isPassed);
  });
});

describe('a clock', () => {
  it.each<[string, Level, number, number]>([
    ['around each calculation, kept', 8, 5_000, 10],
    ['around each calculation, just missed by the way of a message', 8, 6_400, 10],
    ['around each calculation, missed', 8, 6_600, 0],
    ['around the whole, kept', 4, 6_000, 10],
    ['around the whole, missed by the last ones', 4, 7_000, 8],
  ])('%s', (_words, level, ms, right) => {
    const run = runOf(level);
    expect(judgeRun(run, solved(run.tasks, 0, ms)).right).toBe(right);
  });

  it('is not there for who has all the time', () => {
    const run = { ...runOf(8), clock: clockFor('level', 8, 'free') };
    expect(judgeRun(run, solved(run.tasks, 0, 60_000)).isPassed).toBe(true);
  });
});

describe('the exam', () => {
  const tasks = [1, 2, 3, 4, 5].flatMap((one) => factsOf(one).map((fact): Task => ({ ...fact, form: 'product' })));
  it.each<[number, boolean]>([
    [0, true],
    [3, true],
    [4, false],
  ])('with %i errors: %s', (wrong, isPassed) => {
    const run = { kind: 'exam' as const, level: null, clock: null, tasks };
    expect(judgeRun(run, solved(tasks, wrong))).toMatchObject({ isPassed, errors: wrong });
  });
});

describe('an answer says something about knowing', () => {
  it.each<[string, Form, readonly number[], number, boolean]>([
    ['when it was calculated', 'product', [56], 2_000, true],
    ['when it was heard', 'hear', [56], 9_000, true],
    ['not when the time ran out', 'product', [], 5_000, false],
    ['not when no finger is that fast', 'product', [56], 150, false],
    ['not when it was laid', 'build', [7], 4_000, false],
    ['not when its neighbours stand beside it', 'count', [56], 1_000, false],
  ])('%s', (_words, form, given, ms, expected) => {
    expect(showsKnowing(form, { task: 0, given, ms })).toBe(expected);
  });
});
