import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { daysBefore } from '@pausenplatz/kernel-format';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  finishRun,
  getComposed,
  getDiplomaInfo,
  getMarked,
  getSpeed,
  getTraining,
  multiplicationLimits,
  startRun,
} from '../contract/index.ts';
import { answersTo, aRun } from '../testing/index.ts';
import { lockExam } from './exam.ts';
import type { MultiplicationTables } from './index.ts';

let test: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  token = await aToken(world.services, world.db, mia());
});
const db = () => ownTables<MultiplicationTables>(world.services.db);
const mia = () => world.people.pupilOwner.userId;
beforeEach(async () => {
  await db().deleteFrom('multiplication_run').execute();
  await db().deleteFrom('multiplication_pass').execute();
  await db().deleteFrom('multiplication_pupil').execute();
  await db().deleteFrom('multiplication_diploma').execute();
  await db().deleteFrom('progress_attempt').execute();
  await db().deleteFrom('progress_item').execute();
  await db().deleteFrom('progress_sum').execute();
});

const start = (input: Partial<InputOf<typeof startRun>>) =>
  test.call(token, startRun, { kind: 'level', level: null, series: null, ...input });
const finish = (input: InputOf<typeof finishRun>) => test.call(token, finishRun, input);
const training = async () => (await test.call(token, getTraining, {})).body;
const passAll = (upTo: number, series = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) =>
  db()
    .insertInto('multiplication_pass')
    .values(
      series.flatMap((one) =>
        Array.from({ length: upTo }, (_, index) => ({ user_id: mia(), series: one, level: index + 1, passed_at: new Date() })),
      ),
    )
    .execute();

describe('a run at a level', () => {
  it('is drawn by the server, and the next one opens with nine of ten at the first try', async () => {
    await passAll(7, [7]);
    const { body: run } = await start({ level: 8, series: 7 });
    expect(run).toMatchObject({ kind: 'level', level: 8, series: 7, keySet: 'rows', clock: { per: 'item', ms: 5_000 } });
    test.clock.advance(60_000);
    const { status, body } = await finish({ id: run.id, answers: answersTo(run.tasks, 1), marks: [] });
    expect([status, body]).toMatchObject([200, { asked: 10, right: 9, errors: 1, isPassed: true, points: 19, opened: 9 }]);
    const now = await training();
    expect(now.passed).toContainEqual({ series: 7, level: 8 });
    expect(now.facts).toHaveLength(10);
    expect(now.facts.filter(({ mastery }) => mastery === 'practise')).toHaveLength(1);
  });

  it('stays closed while the one before was not passed', async () => {
    const { status, body } = await start({ level: 3, series: 7 });
    expect([status, body.code]).toEqual([409, 'MULTIPLICATION_LEVEL_CLOSED']);
    expect(body.messageBody).toContain('Stufe 2');
    expect((await start({ level: 10, series: 10 })).status).toBe(200);
    expect((await start({ level: 1, series: 12 })).body.code).toBe('MULTIPLICATION_SERIES_CLOSED');
    expect((await start({ level: 1 })).body.code).toBe('MULTIPLICATION_LEVEL_MISSING');
  });

  it('of a series of ten passes all before it', async () => {
    const { id, tasks } = await aRun(world, { level: 9, series: 10 });
    expect((await finish({ id, answers: answersTo(tasks), marks: [] })).body.opened).toBe(10);
    expect((await training()).passed).toHaveLength(9);
  });

  it('has the time that a teacher set, and time decides nothing but the level', async () => {
    await db()
      .insertInto('multiplication_pupil')
      .values({ user_id: mia(), time_mode: 1, without_time: false, special_factors: [], mix_factors: [] })
      .execute();
    await passAll(7, [7]);
    const { body: run } = await start({ level: 8, series: 7 });
    expect(run.clock?.ms).toBe(8_000);
    test.clock.advance(600_000);
    const slow = answersTo(run.tasks).map((answer, index) => ({ ...answer, ms: 20_000, afterMs: (index + 1) * 20_000 }));
    expect((await finish({ id: run.id, answers: slow, marks: [] })).body).toMatchObject({ isPassed: false, right: 0 });
    expect((await training()).facts.every(({ mastery }) => mastery === 'almost')).toBe(true);
  });

  it('keeps tiles and marks as the specification names them', async () => {
    const tiles = await aRun(world, { level: 2 });
    await finish({ id: tiles.id, answers: answersTo(tiles.tasks, 1), marks: [] });
    const [composed] = (await test.call(token, getComposed, {})).body.trainings;
    expect(composed).toMatchObject({ series: 7, isPassed: true });
    expect(composed?.log.map(({ ok }) => ok)).toEqual([false, true, true, true]);
    const board = await aRun(world, { level: 6 });
    const marks = [...board.tasks.map(({ a, b }) => ({ cell: a * b, ms: 900 })), { cell: 8, ms: 700 }];
    await finish({ id: board.id, answers: answersTo(board.tasks), marks });
    const [marked] = (await test.call(token, getMarked, {})).body.trainings;
    expect(marked?.log.filter(({ ok }) => !ok)).toEqual([{ cell: 8, ms: 700, ok: false }]);
    expect(marked?.isPassed).toBe(true);
  });
});

describe('answers that are handed in', () => {
  it('twice count once, however the second one is made', async () => {
    const { id, tasks } = await aRun(world);
    const input = { id, answers: answersTo(tasks), marks: [] };
    const first = await finish(input);
    const again = await finish({ ...input, answers: answersTo(tasks, 5) });
    expect(again.body).toEqual(first.body);
    expect(await db().selectFrom('progress_attempt').select('attempt_id').where('item', 'is not', null).execute()).toHaveLength(10);
  });

  it('at the same moment from two tabs count once', async () => {
    const { id, tasks } = await aRun(world);
    const input = { id, answers: answersTo(tasks), marks: [] };
    const both = await Promise.all([finish(input), finish(input)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const sum = await db().selectFrom('progress_sum').select(['points', 'answers']).executeTakeFirstOrThrow();
    expect(sum).toEqual({ points: 20, answers: 10 });
  });

  it('of two devices count both', async () => {
    const [one, other] = [await aRun(world), await aRun(world, { series: 6 })];
    await Promise.all([one, other].map(({ id, tasks }) => finish({ id, answers: answersTo(tasks), marks: [] })));
    expect(await db().selectFrom('progress_sum').select(['points', 'answers']).executeTakeFirstOrThrow()).toEqual({
      points: 40,
      answers: 20,
    });
  });

  it('to what was not drawn, from the future, or to the run of somebody else are refused', async () => {
    const { id, tasks } = await aRun(world);
    const [first] = answersTo(tasks);
    const one = { attemptId: newId(), given: [7], ms: 1_000, afterMs: 2_000, task: 0, ...first };
    const codeOf = async (input: InputOf<typeof finishRun>) => (await finish(input)).body.code;
    expect(await codeOf({ id, answers: [{ ...one, task: 10 }], marks: [] })).toBe('MULTIPLICATION_NOT_DRAWN');
    expect(await codeOf({ id, answers: [{ ...one, afterMs: 86_400_000 }], marks: [] })).toBe('MULTIPLICATION_TIME_WRONG');
    expect(await codeOf({ id, answers: [{ ...one, ms: 90_000 }], marks: [] })).toBe('MULTIPLICATION_TIME_WRONG');
    const noahs = await aRun(world, { userId: world.people.pupilSameClass.userId });
    expect(await codeOf({ id: noahs.id, answers: [], marks: [] })).toBe('MULTIPLICATION_RUN_NOT_FOUND');
    expect(await db().selectFrom('progress_attempt').select('attempt_id').execute()).toEqual([]);
  });

  it('need as many statements for a long run as for a short one', async () => {
    const [short, long] = [await aRun(world, { level: 2 }), await aRun(world, { level: 5 })];
    const count = async ({ id, tasks }: typeof short) =>
      (await statementsOf(test, () => finish({ id, answers: answersTo(tasks), marks: [] }))).length;
    await finish({ id: (await aRun(world, { level: 3 })).id, answers: [], marks: [] });
    expect(await count(long)).toBe(await count(short));
  });
});

describe('runs that were left', () => {
  it('go when the next one begins, as soon as no device hands them in any more', async () => {
    const left = await aRun(world);
    const done = await aRun(world);
    await finish({ id: done.id, answers: answersTo(done.tasks), marks: [] });
    const runs = async () => (await db().selectFrom('multiplication_run').select('id').execute()).map(({ id }) => id);
    const aged = (days: number) =>
      db()
        .updateTable('multiplication_run')
        .set({ started_at: daysBefore(test.clock.now(), days) })
        .execute();
    await aged(multiplicationLimits.unfinishedDays - 1);
    await start({ level: 1, series: 7 });
    expect(await runs()).toEqual(expect.arrayContaining([left.id, done.id]));
    await aged(multiplicationLimits.unfinishedDays + 1);
    const { body } = await start({ level: 1, series: 7 });
    expect((await runs()).toSorted()).toEqual([done.id, body.id].toSorted());
  });
});

describe('mixed runs', () => {
  it('draw from what is mastered, and say what is missing where nothing is', async () => {
    expect((await start({ kind: 'mix' })).body.code).toBe('MULTIPLICATION_NOTHING_MASTERED');
    expect((await start({ kind: 'tempo' })).body.code).toBe('MULTIPLICATION_NOTHING_MASTERED');
    await passAll(8, [3, 4]);
    const { body: mixed } = await start({ kind: 'mix' });
    expect(mixed.tasks).toHaveLength(20);
    expect(mixed.tasks.filter(({ b }) => b !== 3 && b !== 4)).toEqual([]);
    const { body: tempo } = await start({ kind: 'tempo' });
    expect([tempo.tasks.length, tempo.clock]).toEqual([50, null]);
  });

  it('of division ask for a factor, and write under their own name', async () => {
    const { body: run } = await start({ kind: 'division' });
    expect(run.tasks.every(({ form }) => form === 'quotient')).toBe(true);
    test.clock.advance(60_000);
    await finish({ id: run.id, answers: answersTo(run.tasks), marks: [] });
    expect((await training()).facts).toEqual([]);
    expect(await db().selectFrom('progress_item').select('trainer').distinct().execute()).toEqual([{ trainer: 'division' }]);
  });

  it('for time have a best one, with three errors at most', async () => {
    await passAll(8, [3]);
    const runFor = async (ms: number, wrong: number) => {
      const { body: run } = await start({ kind: 'tempo' });
      test.clock.advance(600_000);
      const answers = answersTo(run.tasks, wrong).map((answer, index) => ({ ...answer, ms, afterMs: (index + 1) * ms }));
      return (await finish({ id: run.id, answers, marks: [] })).body.isBest;
    };
    expect([await runFor(3_000, 3), await runFor(1_000, 4), await runFor(2_000, 0), await runFor(2_500, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const { body } = await test.call(token, getSpeed, {});
    expect(body).toMatchObject({ bestTime: 100_000, isOpen: true });
    expect(body.lastSpeedTrainings.map(({ errors }) => errors)).toEqual([0, 0, 4, 3]);
  });
});

describe('the exam', () => {
  const info = async () => (await test.call(token, getDiplomaInfo, {})).body;

  it('opens after all levels, once a day, and gives a diploma with a code', async () => {
    expect(await info()).toMatchObject({ steps: 0, goal: 100, exam: 'closed', diploma: null });
    expect((await start({ kind: 'exam' })).body.code).toBe('MULTIPLICATION_EXAM_CLOSED');
    await passAll(10);
    expect(await info()).toMatchObject({ steps: 100, exam: 'open' });
    const { body: failed } = await start({ kind: 'exam' });
    test.clock.advance(300_000);
    expect((await finish({ id: failed.id, answers: answersTo(failed.tasks, 4), marks: [] })).body).toMatchObject({
      isPassed: false,
      diploma: null,
    });
    expect((await start({ kind: 'exam' })).body.code).toBe('MULTIPLICATION_EXAM_TOMORROW');
    test.clock.advance(86_400_000);
    token = await aToken(world.services, world.db, mia());
    const { body: run } = await start({ kind: 'exam' });
    test.clock.advance(300_000);
    const { body } = await finish({ id: run.id, answers: answersTo(run.tasks, 3), marks: [] });
    expect(body).toMatchObject({ isPassed: true, points: 97 });
    expect(body.diploma?.code).toMatch(/^[2-9A-Z]{8}$/);
    expect((await info()).diploma).toEqual(body.diploma);
  });

  it('begun in a second tab while the first one begins it is one try', async () => {
    await passAll(10);
    const first = async (transaction: World['services']['db']) => {
      const own = ownTables<MultiplicationTables>(transaction);
      await lockExam(own, mia());
      const row = { id: newId(), user_id: mia(), kind: 'exam', tasks: '[]', started_at: test.clock.now() } as const;
      await own.insertInto('multiplication_run').values(row).execute();
    };
    const { status, body } = await overtake(world, first, () => start({ kind: 'exam' }));
    expect([status, body.code]).toEqual([409, 'MULTIPLICATION_EXAM_TOMORROW']);
  });
});
