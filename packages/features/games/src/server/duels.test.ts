import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerDuel,
  type Duel,
  endDuel,
  gamesLimits as limits,
  getDuel,
  getDuelPartners,
  getDuels,
  inviteDuel,
  keepDuelSeat,
  setClassDuels,
  turnDuelCard,
} from '../contract/index.ts';
import { aDuel, duelFaces, withoutDuels } from '../testing/index.ts';
import { forgetDuels } from './purge.ts';
import { gamesSteps } from './steps.ts';
import type { GamesTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  // What is in sight for three seconds is so however long the machine takes.
  test.clock.hold();
});
beforeEach(async () => {
  await withoutDuels(world);
  await world.db.deleteFrom('rate_limit' as never).execute();
});

const [mia, noah] = ['pupilOwner', 'pupilSameClass'] as const;
const db = () => ownTables<GamesTables>(world.services.db);
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: keyof World['people']) => world.people[who].userId;
const invite = async (
  who: ActorName,
  whom: keyof World['people'],
  set: { kind: 'times' | 'cards'; id: string | null } = { kind: 'times', id: null },
) => test.call(await as(who), inviteDuel, { classId: world.ownClassId, userId: idOf(whom), set, size: '4x3' });
const answer = async (who: ActorName, id: string, accept = true) => test.call(await as(who), answerDuel, { id, accept });
const read = async (who: ActorName, id: string) => test.call(await as(who), getDuel, { id });
const turn = async (who: ActorName, id: string, place: number) => test.call(await as(who), turnDuelCard, { id, place });
const sit = async (who: ActorName, id: string, isHere = true) => (await test.call(await as(who), keepDuelSeat, { id, isHere })).body;
const end = async (who: ActorName, id: string) => test.call(await as(who), endDuel, { id });
const list = async (who: ActorName) => (await test.call(await as(who), getDuels, {})).body.duels;
const codeOf = (body: unknown) => (body as { readonly code?: string }).code;
/** Both have said a moment ago that they are here. */
const bothSit = async (id: string) => {
  await sit(mia, id);
  await sit(noah, id);
};

/** What the hub says meanwhile, to whom. */
async function heard(during: () => Promise<unknown>) {
  const said: { readonly to: string; readonly words: string }[] = [];
  const { hub } = test.server.services;
  const original = hub.send.bind(hub);
  hub.send = (target, name, ...rest) => {
    if ('userId' in target) said.push({ to: target.userId, words: JSON.stringify([name, ...rest]) });
    return original(target, name, ...rest);
  };
  try {
    await during();
  } finally {
    hub.send = original;
  }
  return said;
}

describe('no card that is covered leaves the server', () => {
  /** Which faces a text names. */
  const named = (text: string) => duelFaces.filter((face) => text.includes(face));

  it('in no answer, no message of the hub and no export, in the middle of a turn and after it', async () => {
    const id = await aDuel(world);
    const said: string[] = [];
    const look = async () => {
      for (const who of [mia, noah])
        for (const one of [
          (await read(who, id)).body,
          await list(who),
          await sit(who, id),
          await gamesSteps.exportFor?.(world.services, idOf(who)),
        ])
          said.push(JSON.stringify(one));
    };
    const messages = await heard(async () => {
      await look();
      said.push(JSON.stringify((await turn(noah, id, 0)).body), JSON.stringify((await turn('pupilOtherClass', id, 0)).body));
    });
    expect(said.flatMap(named)).toEqual([]);
    expect((await turn(mia, id, 0)).body.cards[0]).toMatchObject({ state: 'open', face: { text: 'Wiesel' } });
    messages.push(...(await heard(look)));
    expect(new Set(said.flatMap(named))).toEqual(new Set(['Wiesel']));
    messages.push(...(await heard(() => turn(mia, id, 2))));
    await look();
    expect(new Set(said.flatMap(named))).toEqual(new Set(['Wiesel', 'Hermelin']));
    test.clock.advance(limits.duelSightMs);
    said.length = 0;
    await look();
    expect(said).toHaveLength(8);
    expect(said.flatMap(named)).toEqual([]);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.flatMap(({ words }) => named(words))).toEqual([]);
    expect(new Set(messages.map(({ to }) => to))).toEqual(new Set([idOf(mia), idOf(noah)]));
  });

  it('and the cards lie another way each time', async () => {
    const laid = new Set<string>();
    for (let game = 0; game < 5; game += 1) {
      await withoutDuels(world);
      const { id } = (await invite(mia, noah)).body;
      expect((await answer(noah, id)).body.cards).toEqual(Array.from({ length: 12 }, () => ({ state: 'covered' })));
      const row = await db().selectFrom('memory_duel').select('cards').where('id', '=', id).executeTakeFirstOrThrow();
      laid.add(row.cards.map(({ pair }) => pair).join(' '));
    }
    expect(laid.size).toBe(5);
  });
});

describe('an invitation', () => {
  it('waits at both, is accepted by who was asked alone, and who was asked begins', async () => {
    const { id } = (await invite(mia, noah)).body;
    expect(await list(mia)).toMatchObject([
      { id, state: 'invited', asked: 'other', other: { firstName: 'Noah' }, waitsMs: limits.duelAnswerMs },
    ]);
    expect(await list(noah)).toMatchObject([{ id, asked: 'me', other: { firstName: 'Mia' } }]);
    expect((await answer(mia, id)).status).toBe(404);
    expect((await answer('teacherOfClass', id)).status).toBe(404);
    expect((await answer(noah, id)).body).toMatchObject({ state: 'playing', turn: 'me', pairs: { me: 0, other: 0 } });
    // The answer got lost on the way and is sent again.
    expect((await answer(noah, id)).body.state).toBe('playing');
    expect((await read(mia, id)).body).toMatchObject({ state: 'playing', turn: 'other' });
  });

  it('ends by itself after ten minutes', async () => {
    const { id } = (await invite(mia, noah)).body;
    test.clock.advance(limits.duelAnswerMs);
    expect([await list(mia), await list(noah)]).toEqual([[], []]);
    expect(codeOf((await answer(noah, id)).body)).toBe('GAMES_DUEL_OVER');
    expect((await read(mia, id)).body.state).toBe('expired');
  });

  it('is withdrawn, also by a second one to somebody else', async () => {
    const { id } = (await invite(mia, noah)).body;
    expect((await end(mia, id)).body.state).toBe('withdrawn');
    expect(codeOf((await answer(noah, id)).body)).toBe('GAMES_DUEL_OVER');
    const { id: second } = (await invite(mia, noah)).body;
    await invite(mia, 'teacherOfClass');
    expect((await read(noah, second)).body.state).toBe('withdrawn');
  });

  it('that was declined is not sent again at once', async () => {
    const { id } = (await invite(mia, noah)).body;
    expect((await answer(noah, id, false)).body.state).toBe('declined');
    expect(codeOf((await invite(mia, noah)).body)).toBe('GAMES_DUEL_DECLINED');
    expect((await invite(noah, mia)).status).toBe(200);
    test.clock.advance(limits.duelPeaceMs);
    expect((await invite(mia, noah)).status).toBe(200);
  });

  it.each([
    ['oneself', mia, mia, 'GAMES_DUEL_PARTNER'],
    ['somebody of another class', mia, 'pupilOtherClass', 'GAMES_DUEL_PARTNER'],
    ['a teacher of another class', mia, 'teacherSameSchool', 'GAMES_DUEL_PARTNER'],
    ['somebody of another school', mia, 'pupilOtherSchool', 'GAMES_DUEL_PARTNER'],
    ['a classmate, by somebody who only administers', 'schoolAdminOwn', mia, 'CLASS_FORBIDDEN'],
  ] as const)('to %s is refused', async (_, who, whom, code) => {
    expect(codeOf((await invite(who, whom)).body)).toBe(code);
    expect(await db().selectFrom('memory_duel').selectAll().execute()).toEqual([]);
  });

  it('with cards that nobody lends is refused: the title of a set is no way to write to a classmate', async () => {
    expect(codeOf((await invite(mia, noah, { kind: 'cards', id: 'x'.repeat(22) })).body)).toBe('GAMES_SET_NOT_FOUND');
  });
});

describe('turns', () => {
  it.each([
    ['out of turn', noah, 0, 'GAMES_DUEL_TURN'],
    ['of somebody else of the class', 'teacherOfClass', 0, 'GAMES_DUEL_NOT_FOUND'],
    ['of another school', 'pupilOtherSchool', 0, 'GAMES_DUEL_NOT_FOUND'],
    ['beyond the board', mia, 30, 'GAMES_DUEL_CARD'],
  ] as const)('%s: refused, and nothing changes', async (_, who, place, code) => {
    const id = await aDuel(world);
    const before = (await read(mia, id)).body;
    expect(codeOf((await turn(who, id, place)).body)).toBe(code);
    expect((await read(mia, id)).body).toEqual(before);
  });

  it('a card that lies open, or was taken, cannot be turned over again', async () => {
    const id = await aDuel(world);
    await turn(mia, id, 0);
    expect(codeOf((await turn(mia, id, 0)).body)).toBe('GAMES_DUEL_CARD');
    expect((await turn(mia, id, 1)).body).toMatchObject({ pairs: { me: 1, other: 0 }, turn: 'me', last: { kind: 'pair', by: 'me' } });
    expect(codeOf((await turn(mia, id, 1)).body)).toBe('GAMES_DUEL_CARD');
  });

  it('a pair brings another turn; two that differ stay in sight for three seconds, for both, and the other has the turn', async () => {
    const id = await aDuel(world);
    await turn(mia, id, 0);
    expect((await turn(mia, id, 2)).body).toMatchObject({ turn: 'other', sightMs: 3000, last: { kind: 'miss', by: 'me' } });
    test.clock.advance(1000);
    const seen = (await read(noah, id)).body;
    expect(seen).toMatchObject({
      turn: 'me',
      sightMs: 2000,
      last: { kind: 'miss', by: 'other', faces: [{ text: 'Wiesel' }, { text: 'Hermelin' }] },
    });
    expect(seen.cards.filter(({ state }) => state === 'open')).toHaveLength(2);
    test.clock.advance(2000);
    const later = (await read(noah, id)).body;
    expect(later).toMatchObject({ sightMs: null, last: { kind: 'miss', faces: [] } });
    expect(later.cards.every(({ state }) => state === 'covered')).toBe(true);
  });

  it('at the same moment on two devices count one after the other', async () => {
    const id = await aDuel(world);
    const both = await Promise.all([0, 0].map((place) => turn(mia, id, place)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('to the end: the most pairs win, nothing can be turned over any more, and no ranking hears of it', async () => {
    const id = await aDuel(world);
    await turn(mia, id, 0);
    await turn(mia, id, 2);
    let last: Duel | null = null;
    for (let place = 0; place < 12; place += 1) {
      const { status, body } = await turn(noah, id, place);
      expect(status).toBe(200);
      last = body;
    }
    expect(last).toMatchObject({ state: 'finished', pairs: { me: 6, other: 0 } });
    expect(codeOf((await turn(noah, id, 0)).body)).toBe('GAMES_DUEL_OVER');
    expect(await list(mia)).toEqual([]);
    expect(await db().selectFrom('progress_attempt').select('trainer').execute()).toEqual([]);
    expect(await db().selectFrom('memory_game').select('id').execute()).toEqual([]);
  });
});

describe('who goes', () => {
  it('is waited for two minutes, may come back, and the other is told', async () => {
    const id = await aDuel(world);
    const gone = await heard(() => sit(noah, id, false));
    expect(new Set(gone.map(({ to }) => to))).toContain(idOf(mia));
    expect((await read(mia, id)).body).toMatchObject({ otherAwayMs: limits.duelAwayMs });
    test.clock.advance(90_000);
    expect(await sit(mia, id)).toMatchObject({ otherAwayMs: 30_000 });
    const back = await heard(() => sit(noah, id));
    expect(back.length).toBeGreaterThan(0);
    expect((await read(mia, id)).body).toMatchObject({ state: 'playing', otherAwayMs: null });
    // A sign among others tells nobody anything.
    expect(await heard(() => sit(noah, id))).toEqual([]);
  });

  it('and does not come back ends the game for both, without a winner', async () => {
    const id = await aDuel(world);
    for (let passed = 0; passed < limits.duelHereMs + limits.duelAwayMs; passed += 10_000) {
      await sit(mia, id);
      test.clock.advance(10_000);
    }
    expect((await sit(mia, id)).state).toBe('away');
    expect((await sit(noah, id)).state).toBe('away');
    expect(codeOf((await turn(mia, id, 0)).body)).toBe('GAMES_DUEL_OVER');
    expect(await list(noah)).toEqual([]);
  });

  it('ends it for both, once', async () => {
    const id = await aDuel(world);
    await bothSit(id);
    const { state, rev } = (await end(noah, id)).body;
    expect(state).toBe('left');
    expect((await end(mia, id)).body).toMatchObject({ state: 'left', rev });
  });

  it('leaves the class: neither of them finds the game or a name', async () => {
    const id = await aDuel(world);
    const place = { class_id: world.ownClassId, user_id: idOf(noah) };
    const { number } = await world.db
      .selectFrom('class_pupil')
      .select('number')
      .where('user_id', '=', idOf(noah))
      .executeTakeFirstOrThrow();
    await world.db.deleteFrom('class_pupil').where('user_id', '=', idOf(noah)).execute();
    try {
      for (const who of [mia, noah]) {
        expect([(await read(who, id)).status, (await turn(who, id, 0)).status, (await end(who, id)).status]).toEqual([404, 404, 404]);
        expect(await list(who)).toEqual([]);
      }
    } finally {
      await world.db
        .insertInto('class_pupil')
        .values({ ...place, number })
        .execute();
    }
  });

  it('with the class into the archive', async () => {
    const id = await aDuel(world);
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(test.clock.now());
    try {
      expect([(await read(mia, id)).status, (await turn(mia, id, 0)).status]).toEqual([404, 404]);
      expect(codeOf((await invite(mia, noah)).body)).toBe('CLASS_ARCHIVED');
    } finally {
      await archive(null);
    }
  });
});

it('a teacher who forbids it ends what is played, and nobody is invited', async () => {
  const id = await aDuel(world);
  const allow = async (isAllowed: boolean) =>
    test.call(await as('teacherOfClass'), setClassDuels, { classId: world.ownClassId, isAllowed });
  const partners = async (who: ActorName) => (await test.call(await as(who), getDuelPartners, { classId: world.ownClassId })).body;
  expect(await partners('teacherOfClass')).toMatchObject({ isAllowed: true, canSet: true });
  expect((await partners(mia)).pupils.map(({ id: one }) => one)).toContain(idOf(noah));
  await allow(false);
  expect((await read(mia, id)).body.state).toBe('closed');
  expect(codeOf((await turn(mia, id, 0)).body)).toBe('GAMES_DUEL_OVER');
  expect(codeOf((await invite(mia, noah)).body)).toBe('GAMES_DUEL_OFF');
  expect(await partners(mia)).toMatchObject({ isAllowed: false, canSet: false });
  await allow(true);
  expect((await invite(mia, noah)).status).toBe(200);
});

it('whoever only administers the school plays with nobody of the class', async () => {
  const { body } = await test.call(await as('schoolAdminOwn'), getDuelPartners, { classId: world.ownClassId });
  expect(body).toMatchObject({ pupils: [], teachers: [] });
});

it('a duel is forgotten a day after the last thing that happened', async () => {
  const id = await aDuel(world);
  await forgetDuels.run(test.server.services, undefined as never);
  expect((await read(mia, id)).status).toBe(200);
  test.clock.advance(25 * 3_600_000);
  await forgetDuels.run(test.server.services, undefined as never);
  expect((await read(mia, id)).status).toBe(404);
});
