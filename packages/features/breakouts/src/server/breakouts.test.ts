import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { copyPage } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askBreakoutHint,
  beginBreakout,
  breakoutLimits,
  changeBreakoutRound,
  changeBreakoutTeam,
  deleteBreakoutLock,
  enterBreakout,
  getBreakoutGame,
  getBreakoutLocks,
  getBreakoutTeams,
  joinBreakout,
  type LockAnswer,
  moveBreakoutLock,
  saveBreakoutLock,
  tryBreakoutLock,
} from '../contract/index.ts';
import { aBreakout, aLock, aTeam, breakoutsTablesOf } from '../testing/index.ts';
import { forgetTeams } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page`.execute(world.db);
  await sql`delete from rate_limit`.execute(world.db);
});

const as = (who: ActorName) => world.tokenOf(who);
const begin = async (who: ActorName | null, blockId: string, name: string) =>
  test.call(who && (await as(who)), beginBreakout, { blockId, name });
/** The clock of the tests goes on while they run. */
const about = (seconds: number) => expect.closeTo(seconds, -1) as number;
const number = (value: string): LockAnswer => ({ kind: 'number', value });

/** A child of the class at a device of a team. */
async function device(who: ActorName | null, blockId: string, token: string) {
  const session = who && (await as(who));
  const read = async () => (await test.call(session, getBreakoutGame, { blockId, token })).body.game;
  return {
    read,
    async open(answer: LockAnswer) {
      const { lock } = await read();
      return test.call(session, tryBreakoutLock, { blockId, token, lockId: lock?.id ?? '', answer });
    },
    async hint(shown = 0) {
      const { lock } = await read();
      return test.call(session, askBreakoutHint, { blockId, token, lockId: lock?.id ?? '', shown });
    },
  };
}

async function team(who: ActorName | null, blockId: string, name = 'Füchse') {
  const { status, body } = await begin(who, blockId, name);
  expect(status, body.code).toBe(200);
  return device(who, blockId, body.token);
}

const lead = async (blockId: string) => (await test.call(await as('teacherOfClass'), getBreakoutTeams, { blockId })).body;
const round = async (blockId: string, to: 'started' | 'ended' | 'cleared') =>
  (await test.call(await as('teacherOfClass'), changeBreakoutRound, { blockId, to })).body;

describe('a team', () => {
  it('opens one lock after the other, with its time, and reads the ending', async () => {
    const { blockId } = await aBreakout(world);
    const noah = await team('pupilOwner', blockId);
    expect(await noah.read()).toMatchObject({ state: 'playing', opened: 0, locks: 3, lock: { title: 'Die Garderobe' }, ending: null });
    test.clock.advance(60_000);
    expect((await noah.open(number('44'))).body).toMatchObject({ isRight: false, game: { opened: 0, wrong: 1, lock: { wrong: 1 } } });
    expect((await noah.open(number('43'))).body).toMatchObject({
      isRight: true,
      game: { opened: 1, wrong: 1, lock: { title: 'Das Zimmer' } },
    });
    test.clock.advance(5_000);
    expect((await noah.open({ kind: 'word', value: 'latrene' })).body.isRight).toBe(true);
    const { game } = (await noah.open({ kind: 'colors', values: ['red', 'blue'] })).body;
    expect(game).toMatchObject({ state: 'finished', opened: 3, seconds: about(65), lock: null, ending: 'Geschafft!' });
    test.clock.advance(60_000);
    expect((await noah.read()).seconds).toEqual(about(65));
  });

  it('waits after three wrong answers, by the clock of the server, whatever it tries meanwhile', async () => {
    const { blockId } = await aBreakout(world);
    const noah = await team('pupilOwner', blockId);
    for (let times = 0; times < 3; times += 1) await noah.open(number('1'));
    const { status, body } = await noah.open(number('43'));
    expect([status, body.code]).toEqual([409, 'BREAKOUT_WAIT']);
    expect(body.messageBody).toMatch(/In 1\d Sekunden/);
    expect((await noah.read()).lock?.waits).toEqual(about(15));
    test.clock.advance(15_000);
    expect((await noah.open(number('43'))).body.isRight).toBe(true);
  });

  it('does not guess by beginning again and again', async () => {
    const { blockId } = await aBreakout(world);
    const answers: number[] = [];
    for (let teams = 0; teams <= breakoutLimits.wrongPerPerson / 3; teams += 1) {
      const noah = await team('pupilOwner', blockId, `Team ${teams}`);
      for (let tries = 0; tries < 3; tries += 1) answers.push((await noah.open(number(String(tries)))).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(breakoutLimits.wrongPerPerson);
    expect(answers.at(-1)).toBe(429);
    // Nobody else is locked out by it.
    expect((await (await team('pupilSameClass', blockId, 'Andere')).open(number('43'))).body.isRight).toBe(true);
  });

  it('gets hints when it asks and by time, one after the other', async () => {
    const hints = [
      { text: 'Erster', minutes: null },
      { text: 'Zweiter', minutes: 2 },
    ];
    const { blockId } = await aBreakout(world, { locks: [aLock({ hints })] });
    const noah = await team('pupilOwner', blockId);
    expect((await noah.read()).lock).toMatchObject({ hints: [], nextHint: { kind: 'request' } });
    expect((await noah.hint()).body.game.lock).toMatchObject({ hints: ['Erster'], nextHint: { kind: 'time', inSeconds: about(120) } });
    // The other device asked at the same moment: it reads the same hint, and takes none.
    expect((await noah.hint()).status).toBe(200);
    expect((await noah.hint(1)).body.code).toBe('BREAKOUT_NO_HINT');
    test.clock.advance(120_000);
    expect((await noah.read()).lock).toMatchObject({ hints: ['Erster', 'Zweiter'], nextHint: null });
    expect((await lead(blockId)).teams).toMatchObject([{ hints: 2 }]);
  });

  it('goes on with a second device by its code, and both open a lock once', async () => {
    const { blockId } = await aBreakout(world);
    const noah = await team('pupilOwner', blockId);
    const { code } = await noah.read();
    const joined = (await test.call(await as('pupilSameClass'), joinBreakout, { blockId, code: ` ${code.toLowerCase()} ` })).body;
    const mia = await device('pupilSameClass', blockId, joined.token);
    const lockId = (await noah.read()).lock?.id ?? '';
    const tries = (['pupilOwner', 'pupilSameClass'] as const).map(async (who) =>
      test.call(await as(who), tryBreakoutLock, { blockId, token: joined.token, lockId, answer: number('43') }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mia.read()).toMatchObject({ opened: 1, name: 'Füchse' });
    expect((await test.call(await as('pupilSameClass'), joinBreakout, { blockId, code: 'XXXXX' })).body.code).toBe('BREAKOUT_CODE_WRONG');
  });

  it('has a name of its own, and finds room for so many', async () => {
    const planted = await aBreakout(world);
    await team('pupilOwner', planted.blockId, 'Schlaue Füchse');
    const { status, body } = await begin('pupilSameClass', planted.blockId, ' schlaue  FÜCHSE ');
    expect([status, body.code]).toEqual([409, 'BREAKOUT_NAME_TAKEN']);
    expect(body.messageBody).toContain('«Schlaue Füchse»');
    for (let teams = 1; teams < breakoutLimits.teams; teams += 1) await aTeam(world, planted);
    expect((await begin('pupilSameClass', planted.blockId, 'Eine zu viel')).body.code).toBe('BREAKOUT_TOO_MANY');
  });

  it('does not begin where there is no lock, and is nobody without its token', async () => {
    const empty = await aBreakout(world, { locks: [] });
    expect((await begin('pupilOwner', empty.blockId, 'Füchse')).body.code).toBe('BREAKOUT_EMPTY');
    const { body } = await test.call(await as('pupilOwner'), getBreakoutGame, { blockId: empty.blockId, token: 'A'.repeat(43) });
    expect(body.code).toBe('BREAKOUT_TEAM_GONE');
  });

  it('is forgotten sixty days after it last played', async () => {
    const planted = await aBreakout(world);
    await aTeam(world, planted, { seen_at: new Date(0) });
    await aTeam(world, planted);
    await forgetTeams.run(world.services, {} as never);
    expect((await lead(planted.blockId)).teams).toHaveLength(1);
  });
});

describe('who may play', () => {
  it('are members of the page; readers and visitors only where it lets them', async () => {
    const visibility = 'public' as const;
    const closed = await aBreakout(world, { page: { visibility } });
    const open = await aBreakout(world, { page: { visibility, title: 'Offen' }, settings: { visitorsPlay: true } });
    const enter = async (who: ActorName | null, blockId: string) =>
      (await test.call(who && (await as(who)), enterBreakout, { blockId })).status;
    for (const who of [null, 'pupilOtherClass', 'teacherOtherSchool', 'private'] as const) {
      expect(await enter(who, closed.blockId), String(who)).toBe(404);
      expect(await enter(who, open.blockId), String(who)).toBe(200);
    }
    const visitor = await team(null, open.blockId);
    expect((await visitor.open(number('43'))).body).toMatchObject({ isRight: true, game: { opened: 1 } });
  });

  it('are nobody once the class is archived, whoever holds a token', async () => {
    const planted = await aBreakout(world, { page: { visibility: 'public' }, settings: { visitorsPlay: true } });
    const { token } = await aTeam(world, planted);
    const read = async (who: ActorName | null) =>
      (await test.call(who && (await as(who)), getBreakoutGame, { blockId: planted.blockId, token })).status;
    expect([await read('pupilOwner'), await read(null)]).toEqual([200, 200]);
    const archive = () => sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    await archive();
    expect([await read('pupilOwner'), await read(null), await read('teacherOfClass')]).toEqual([404, 404, 404]);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });

  it('is not who leaves the class while it tries', async () => {
    const planted = await aBreakout(world);
    const { token } = await aTeam(world, planted);
    const userId = world.people.pupilOwner.userId;
    const session = await as('pupilOwner');
    const lockId = planted.lockIds[0] ?? '';
    const answer = await overtake(
      world,
      (db: World['services']['db']) => sql`delete from class_pupil where user_id = ${userId}`.execute(db),
      () => test.call(session, tryBreakoutLock, { blockId: planted.blockId, token, lockId, answer: number('43') }),
    );
    expect(answer.body.code).toBe('BREAKOUT_NOT_FOUND');
    await world.db.insertInto('class_pupil').values({ class_id: world.ownClassId, user_id: userId, number: 1 }).execute();
  });
});

describe('who leads the game', () => {
  it('lets all begin at the same moment, pauses, and ends it', async () => {
    const { blockId } = await aBreakout(world, { settings: { start: 'together' } });
    const noah = await team('pupilOwner', blockId);
    expect(await noah.read()).toMatchObject({ state: 'waiting', seconds: about(0), lock: null });
    test.clock.advance(60_000);
    const { teams } = await round(blockId, 'started');
    test.clock.advance(10_000);
    expect(await noah.read()).toMatchObject({ state: 'playing', seconds: about(10) });
    const change = async (to: 'paused' | 'going' | 'reset' | 'removed') =>
      test.call(await as('teacherOfClass'), changeBreakoutTeam, { blockId, teamId: teams[0]?.id ?? '', to });
    const lockId = (await noah.read()).lock?.id ?? '';
    await change('paused');
    test.clock.advance(60_000);
    expect(await noah.read()).toMatchObject({ state: 'paused', seconds: about(10), lock: null });
    await change('going');
    expect(await noah.read()).toMatchObject({ state: 'playing', seconds: about(10), lock: { id: lockId } });
    await noah.open(number('43'));
    expect((await lead(blockId)).teams).toMatchObject([{ name: 'Füchse', opened: 1, lockTitle: 'Das Zimmer', wrong: 0 }]);
    await round(blockId, 'ended');
    test.clock.advance(60_000);
    expect(await noah.read()).toMatchObject({ state: 'ended', seconds: about(10), lock: null, ending: null });
    expect((await begin('pupilSameClass', blockId, 'Spät')).body.code).toBe('BREAKOUT_ENDED');
    await round(blockId, 'started');
    expect(await noah.read()).toMatchObject({ state: 'playing', seconds: about(10), opened: 1 });
    await change('reset');
    expect(await noah.read()).toMatchObject({ opened: 0, seconds: about(0) });
    await change('removed');
    expect(await noah.read()).toBeUndefined();
  });

  it('clears the game for the next class, and is nobody who only plays', async () => {
    const planted = await aBreakout(world);
    await aTeam(world, planted);
    const { blockId } = planted;
    expect((await round(blockId, 'cleared')).teams).toEqual([]);
    const { body } = await test.call(await as('pupilOwner'), changeBreakoutRound, { blockId, to: 'ended' });
    expect(body.code).toBe('BREAKOUT_FORBIDDEN');
  });

  it('reads all teams in as many queries when they are many', async () => {
    const planted = await aBreakout(world);
    const read = () => lead(planted.blockId);
    await aTeam(world, planted);
    await read();
    const one = await statementsOf(test, read);
    for (let more = 0; more < 9; more += 1) await aTeam(world, planted);
    expect((await statementsOf(test, read)).length).toBe(one.length);
  });
});

describe('locks', () => {
  it('come, change their order, and go; twelve are enough', async () => {
    const { blockId } = await aBreakout(world, { locks: [] });
    const lea = await as('teacherOfClass');
    const save = (title: string) => test.call(lea, saveBreakoutLock, { blockId, id: null, lock: aLock({ title }) });
    const [a, b, c] = [await save('A'), await save('B'), await save('C')].map(({ body }) => body.lock.id);
    const titles = async () => (await test.call(lea, getBreakoutLocks, { blockId })).body.locks.map(({ title }) => title).join('');
    await test.call(lea, moveBreakoutLock, { blockId, id: c ?? '', afterId: null });
    expect(await titles()).toBe('CAB');
    await test.call(lea, moveBreakoutLock, { blockId, id: c ?? '', afterId: a ?? '' });
    expect(await titles()).toBe('ACB');
    await test.call(lea, deleteBreakoutLock, { blockId, id: b ?? '' });
    expect(await titles()).toBe('AC');
    expect((await test.call(lea, deleteBreakoutLock, { blockId, id: b ?? '' })).body.code).toBe('BREAKOUT_LOCK_NOT_FOUND');
    for (let more = 2; more < breakoutLimits.locks; more += 1) await save('X');
    expect((await save('Zu viel')).body.code).toBe('BREAKOUT_FULL');
  });

  it('show own files alone, and places need a picture', async () => {
    const { blockId } = await aBreakout(world);
    const lea = await as('teacherOfClass');
    const save = (more: Parameters<typeof aLock>[0]) => test.call(lea, saveBreakoutLock, { blockId, id: null, lock: aLock(more) });
    expect((await save({ pictureId: 'x'.repeat(22) })).body.code).toBe('BREAKOUT_FILE_WRONG');
    expect((await save({ secret: { kind: 'points', spots: [{ x: 1, y: 1 }] } })).body.code).toBe('BREAKOUT_PICTURE_MISSING');
  });

  it('go along with a copy of the page, solutions and ending; teams and visitors do not', async () => {
    const planted = await aBreakout(world, { settings: { visitorsPlay: true } });
    await aTeam(world, planted);
    const lea = await as('teacherOfClass');
    const copy = await test.call(lea, copyPage, { id: planted.pageId, groupForType: 'class', groupForId: world.ownClassId });
    const db = breakoutsTablesOf(world);
    const copied = await db.selectFrom('breakout').select('block_id').where('page_id', '=', copy.body.id).executeTakeFirstOrThrow();
    const { locks, ending } = (await test.call(lea, getBreakoutLocks, { blockId: copied.block_id })).body;
    expect([locks.map(({ title }) => title), ending]).toEqual([['Die Garderobe', 'Das Zimmer', 'Der Kasten'], 'Geschafft!']);
    expect(locks.map(({ id }) => id).filter((id) => planted.lockIds.includes(id))).toEqual([]);
    expect((await lead(copied.block_id)).teams).toEqual([]);
    // What is changed here is not changed there.
    await test.call(lea, saveBreakoutLock, { blockId: copied.block_id, id: locks[0]?.id ?? '', lock: aLock({ title: 'Anders' }) });
    expect((await test.call(lea, getBreakoutLocks, { blockId: planted.blockId })).body.locks[0]?.title).toBe('Die Garderobe');
  });
});
