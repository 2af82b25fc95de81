import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishMentalRun, getMentalArithmetic, mentalArithmeticLimits, startMentalRun } from '../contract/index.ts';
import { aMentalRun, mentalAnswers } from '../testing/index.ts';
import type { MentalArithmeticTables } from './index.ts';

let test: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  token = await aToken(world.services, world.db, mia());
});
const db = () => ownTables<MentalArithmeticTables>(world.services.db);
const mia = () => world.people.pupilOwner.userId;
beforeEach(async () => {
  await db().deleteFrom('mental_arithmetic_run').execute();
  await db().deleteFrom('progress_attempt').execute();
  await db().deleteFrom('progress_item').execute();
  await db().deleteFrom('progress_sum').execute();
});

type Input = InputOf<typeof finishMentalRun>;
const start = (input: Partial<InputOf<typeof startMentalRun>> = {}) =>
  test.call(token, startMentalRun, { stage: 5, kind: 'twenty', withTime: true, ...input });
const finish = (input: Input) => test.call(token, finishMentalRun, input);
const own = async () => (await test.call(token, getMentalArithmetic, {})).body;
const stageOf = async (stage: number) => (await own()).stages.find((one) => one.stage === stage);

describe('a run', () => {
  it('is drawn by the server, and passes the stage with nine of ten at the first try', async () => {
    const { status, body: run } = await start();
    expect([status, run]).toMatchObject([200, { stage: 5, kind: 'twenty', limitMs: 12_000 }]);
    expect(run.tasks).toHaveLength(mentalArithmeticLimits.twenty);
    test.clock.advance(60_000);
    const { body } = await finish({ id: run.id, answers: mentalAnswers(tasksOf(run), 2) });
    expect(body).toMatchObject({ asked: 20, right: 18, timeouts: 0, isPassed: true, isBest: true, points: 28, curve: [90] });
    expect(await stageOf(5)).toMatchObject({ bestOfTwenty: 18, bestOfMinutes: null, isPassed: true, curve: [90] });
    expect((await own()).next).toBe(6);
  });

  it('gives the points of a stage once, and is a best one only when it is better', async () => {
    const runFor = async (wrong: number) => {
      const { id, tasks } = await aMentalRun(world);
      return (await finish({ id, answers: mentalAnswers(tasks, wrong) })).body;
    };
    const all = [await runFor(2), await runFor(1), await runFor(3)];
    expect(all.map(({ isBest, points, isPassed }) => [isBest, points, isPassed])).toEqual([
      [true, 28, true],
      [true, 19, true],
      [false, 17, false],
    ]);
    expect(all.at(-1)?.curve).toEqual([90, 95, 85]);
  });

  it('moves each of its kinds up once, and one that was wrong not at all', async () => {
    const { id, tasks } = await aMentalRun(world, { stage: 1 });
    const answers = mentalAnswers(tasks).map((answer, place) =>
      tasks[place]?.skill === 'minus-10' ? { ...answer, given: 9_900 } : answer,
    );
    await finish({ id, answers });
    const items = await db().selectFrom('progress_item').select(['item', 'box']).orderBy('item').execute();
    expect(items).toEqual([
      { item: 'minus-10', box: 1 },
      { item: 'plus-10', box: 2 },
    ]);
    expect(await stageOf(1)).toMatchObject({ mastery: 'practise', secure: 0, skills: 2 });
  });

  it('of which the time ran out says nothing about knowing', async () => {
    const { id, tasks } = await aMentalRun(world, { limitMs: 6_000 });
    const answers = mentalAnswers(tasks).map((answer) => ({ ...answer, given: null, ms: 6_000, afterMs: (answer.task + 1) * 6_000 }));
    expect((await finish({ id, answers })).body).toMatchObject({ right: 0, timeouts: 20, isPassed: false, points: 0 });
    expect(await stageOf(5)).toMatchObject({ mastery: 'new' });
  });

  it('of two minutes asks what was answered in them', async () => {
    const { id, tasks } = await aMentalRun(world, { kind: 'minutes' });
    const answers = mentalAnswers(tasks).map((answer) => ({ ...answer, ms: 4_000, afterMs: (answer.task + 1) * 4_000 }));
    expect((await finish({ id, answers })).body).toMatchObject({ asked: 30, right: 30, isPassed: true });
    expect(await stageOf(5)).toMatchObject({ bestOfTwenty: null, bestOfMinutes: 30 });
  });
});

describe('the time of a calculation', () => {
  const limitOf = async (input: Parameters<typeof start>[0] = {}) => (await start(input)).body.limitMs;
  const set = (row: { time_mode: number; without_time: boolean }) =>
    ownTables<{ multiplication_pupil: typeof row & { user_id: string; special_factors: number[]; mix_factors: number[] } }>(
      world.services.db,
    )
      .insertInto('multiplication_pupil')
      .values({ user_id: mia(), special_factors: [], mix_factors: [], ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();

  it('follows the last run at the stage, is none on request, and what a teacher set for all trainers', async () => {
    expect(await limitOf()).toBe(12_000);
    const { id, tasks } = await aMentalRun(world, { limitMs: 12_000 });
    await finish({ id, answers: mentalAnswers(tasks) });
    expect(await limitOf()).toBe(10_200);
    expect(await limitOf({ stage: 6 })).toBe(10_000);
    expect(await limitOf({ withTime: false })).toBeNull();
    await set({ time_mode: 1, without_time: false });
    expect(await limitOf({ stage: 6 })).toBe(16_000);
    await set({ time_mode: 0, without_time: true });
    expect([await limitOf(), (await own()).pace]).toEqual([null, 'free']);
    await set({ time_mode: 0, without_time: false });
  });

  it('stays as it was after a run that was soon left, however it went', async () => {
    for (const given of [null, 'right'] as const) {
      const { id, tasks } = await aMentalRun(world, { limitMs: 14_000, stage: 8, secondsAgo: given === null ? 400 : 300 });
      const answers = mentalAnswers(tasks)
        .slice(0, 3)
        .map((one) => (given === null ? { ...one, given } : one));
      expect((await finish({ id, answers })).status).toBe(200);
      expect(await limitOf({ stage: 8 })).toBe(14_000);
    }
  });
});

describe('answers that are handed in', () => {
  it('twice, or at the same moment from two tabs, count once', async () => {
    const { id, tasks } = await aMentalRun(world);
    const input = { id, answers: mentalAnswers(tasks) };
    const both = await Promise.all([finish(input), finish(input)]);
    const again = await finish({ id, answers: mentalAnswers(tasks, 20) });
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.body).toEqual(both[0]?.body);
    const sum = await db().selectFrom('progress_sum').select(['points', 'answers']).executeTakeFirstOrThrow();
    expect(sum).toEqual({ points: 30, answers: 20 });
  });

  it('faster than a finger count nothing', async () => {
    const { id, tasks } = await aMentalRun(world);
    const answers = mentalAnswers(tasks).map((answer) => ({ ...answer, ms: 100 }));
    expect((await finish({ id, answers })).body).toMatchObject({ right: 0, points: 0, isPassed: false });
    expect((await own()).stages.every(({ mastery }) => mastery === 'new')).toBe(true);
  });

  it('to what was not drawn, from the future, or to the run of somebody else are refused in words', async () => {
    const { id, tasks } = await aMentalRun(world);
    const [one] = mentalAnswers(tasks);
    if (!one) throw new Error('nothing was drawn');
    const refusalOf = async (input: Input) => {
      const { status, body } = await finish(input);
      expect(body.messageBody.length).toBeGreaterThan(10);
      return [status, body.code];
    };
    expect(await refusalOf({ id, answers: [{ ...one, task: 20 }] })).toEqual([400, 'MENTAL_ARITHMETIC_NOT_DRAWN']);
    expect(await refusalOf({ id, answers: [{ ...one, afterMs: 86_400_000 }] })).toEqual([400, 'MENTAL_ARITHMETIC_TIME_WRONG']);
    expect(await refusalOf({ id, answers: [{ ...one, ms: 90_000 }] })).toEqual([400, 'MENTAL_ARITHMETIC_TIME_WRONG']);
    const noahs = await aMentalRun(world, { userId: world.people.pupilSameClass.userId });
    expect(await refusalOf({ id: noahs.id, answers: [] })).toEqual([404, 'MENTAL_ARITHMETIC_RUN_NOT_FOUND']);
    expect(await refusalOf({ id: newId(), answers: [] })).toEqual([404, 'MENTAL_ARITHMETIC_RUN_NOT_FOUND']);
    expect(await db().selectFrom('progress_attempt').select('attempt_id').execute()).toEqual([]);
  });

  it('none at all are a run that was left', async () => {
    const { id } = await aMentalRun(world, { kind: 'minutes' });
    expect((await finish({ id, answers: [] })).body).toMatchObject({ asked: 0, right: 0, isPassed: false, isBest: false, curve: [] });
  });

  it('need as many statements for many as for few', async () => {
    const [few, many] = [await aMentalRun(world, { stage: 1 }), await aMentalRun(world, { stage: 6, kind: 'minutes' })];
    const count = async ({ id, tasks }: typeof few, answers: number) =>
      (await statementsOf(test, () => finish({ id, answers: mentalAnswers(tasks).slice(0, answers) }))).length;
    await finish({ id: (await aMentalRun(world, { stage: 2 })).id, answers: [] });
    expect(await count(many, 60)).toBe(await count(few, 3));
  });
});

/** As the rules know them, which drew them. */
const tasksOf = (run: { readonly tasks: readonly unknown[] }) => run.tasks as Parameters<typeof mentalAnswers>[0];
