import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Board, getWordRound, getWordStatistics, guessWord, setClassWords, setWordPlayer, startWordRound } from '../contract/index.ts';
import { wordOfDay } from '../rules/index.ts';
import { aClassList, aFreeRound, withoutRounds } from '../testing/index.ts';
import type { GamesTables } from './index.ts';
import { gamesSteps } from './steps.ts';
import { dailyAnswers } from './words/known-words.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutRounds(world));

const db = () => ownTables<GamesTables>(world.services.db);
const today = () => zurichDay(test.clock.now());
const as = (who: ActorName) => world.tokenOf(who);
const daily = (day = today()): Board => ({ kind: 'daily', day, classId: world.ownClassId });
const guess = async (who: ActorName, board: Board, position: number, word: string) =>
  test.call(await as(who), guessWord, { board, position, word });
const read = async (who: ActorName, kind: 'daily' | 'free' = 'daily') =>
  (await test.call(await as(who), getWordRound, { kind, classId: world.ownClassId })).body;
const answerOf = (day = today()) => wordOfDay(day, dailyAnswers);
/** Words that are not what is looked for. */
const wrong = () => ['STEIN', 'MAUER', 'LICHT', 'BODEN', 'PFERD', 'JUNGE', 'FUCHS'].filter((word) => word !== answerOf());
const storedAnswer = async (who: keyof World['people']) =>
  (await db().selectFrom('word_round').select('answer').where('user_id', '=', world.people[who].userId).executeTakeFirstOrThrow()).answer;

describe('the word of the day', () => {
  it('is never in an answer before the last try, and in it afterwards', async () => {
    const word = answerOf();
    const said: string[] = [];
    for (const [position, tried] of wrong().slice(0, 6).entries()) {
      said.push(
        JSON.stringify(await read('pupilOwner')),
        JSON.stringify((await test.call(await as('pupilOwner'), getWordStatistics, {})).body),
      );
      const answer = await guess('pupilOwner', daily(), position, tried);
      expect(answer.status).toBe(200);
      if (position < 5)
        said.push(JSON.stringify(answer.body), JSON.stringify((await guess('pupilOwner', daily(), position, 'XXXXX')).body));
      else expect(answer.body.round).toMatchObject({ state: 'missed', answer: word });
      if (position < 5) said.push(JSON.stringify(await gamesSteps.exportFor?.(world.services, world.people.pupilOwner.userId)));
    }
    expect(said.length).toBe(6 * 2 + 5 * 3);
    expect(said.filter((text) => text.toUpperCase().includes(word))).toEqual([]);
    expect(await read('pupilOwner')).toMatchObject({ round: { state: 'missed', answer: word } });
  });

  it('is the same for all of a class, and waits with what was tried', async () => {
    await guess('pupilOwner', daily(), 0, 'stein');
    await guess('pupilSameClass', daily(), 0, 'mauer');
    expect(await storedAnswer('pupilOwner')).toBe(await storedAnswer('pupilSameClass'));
    const { round } = await read('pupilOwner');
    expect(round?.rows).toMatchObject([{ word: 'STEIN' }]);
    expect(round?.rows[0]?.marks).toHaveLength(5);
  });

  it('counts a guess once, however often it is sent', async () => {
    const [first, again] = [await guess('pupilOwner', daily(), 0, 'stein'), await guess('pupilOwner', daily(), 0, 'Stein')];
    expect(again.body).toEqual(first.body);
    expect((await read('pupilOwner')).round?.rows).toHaveLength(1);
    // Another device that has not seen it.
    expect((await guess('pupilOwner', daily(), 0, 'mauer')).body.code).toBe('GAMES_PLACE_TAKEN');
    expect((await guess('pupilOwner', daily(), 3, 'mauer')).body.code).toBe('GAMES_PLACE_TAKEN');
  });

  it('two devices at the same moment count one after the other', async () => {
    const both = await Promise.all(['stein', 'mauer'].map((word) => guess('pupilOwner', daily(), 0, word)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read('pupilOwner')).round?.rows).toHaveLength(1);
  });

  it.each([
    ['hau', 400, 'GAMES_WORD_LENGTH'],
    ['häuser', 400, 'GAMES_WORD_LENGTH'],
    ['straß', 400, 'GAMES_WORD_LETTERS'],
    ['12345', 400, 'GAMES_WORD_LETTERS'],
    ["'; --", 400, 'GAMES_WORD_LETTERS'],
    ['xylpq', 409, 'GAMES_WORD_UNKNOWN'],
    ['idiot', 409, 'GAMES_WORD_UNKNOWN'],
  ])('«%s» costs no try: %i %s', async (word, status, code) => {
    const { status: answered, body } = await guess('pupilOwner', daily(), 0, word);
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.messageBody).not.toMatch(/\{/);
    expect((await read('pupilOwner')).round?.rows).toEqual([]);
  });

  it('takes nothing after the end, for days to come, or for days that are over', async () => {
    await guess('pupilOwner', daily(), 0, answerOf());
    expect((await read('pupilOwner')).round).toMatchObject({ state: 'solved', answer: answerOf() });
    expect((await guess('pupilOwner', daily(), 1, 'stein')).body.code).toBe('GAMES_ROUND_OVER');
    for (const by of [1, -1, -400])
      expect((await guess('pupilOwner', daily(addDays(today(), by)), 0, 'stein')).body.code).toBe('GAMES_DAY_OVER');
    expect(await db().selectFrom('word_round').select('id').execute()).toHaveLength(1);
  });

  it('that was begun before midnight is finished after it, once the line is back', async () => {
    const day = today();
    await guess('pupilOwner', daily(day), 0, wrong()[0] ?? '');
    test.clock.advance(86_400_000);
    const { body } = await guess('pupilOwner', daily(day), 1, answerOf(day));
    expect(body.round).toMatchObject({ state: 'solved', board: { day } });
    expect((await read('pupilOwner')).round?.rows).toEqual([]);
  });

  it('the harder way wants what is known, and stays as it began', async () => {
    const word = answerOf();
    const last = word.at(-1) ?? '';
    const [first = ''] = dailyAnswers.filter((one) => one !== word && one.at(-1) === last);
    const [second = ''] = dailyAnswers.filter((one) => one.at(-1) !== last);
    await test.call(await as('pupilOwner'), setWordPlayer, { field: 'isHard', value: true });
    await guess('pupilOwner', daily(), 0, first);
    await test.call(await as('pupilOwner'), setWordPlayer, { field: 'isHard', value: false });
    const { status, body } = await guess('pupilOwner', daily(), 1, second);
    expect([status, ['GAMES_HARD_PLACE', 'GAMES_HARD_LETTER'].includes(body.code)]).toEqual([409, true]);
    expect((await read('pupilOwner')).round).toMatchObject({ isHard: true, rows: [{ word: first }] });
  });
});

describe('a free board', () => {
  it('is one’s own alone, and a new one gives up the one before', async () => {
    const id = await aFreeRound(world, 'pupilOwner', 'TANNE');
    const free = { kind: 'free', id } as const;
    expect((await guess('pupilSameClass', free, 0, 'stein')).body.code).toBe('GAMES_ROUND_NOT_FOUND');
    const { body } = await guess('pupilOwner', free, 0, 'nonne');
    expect(body.round.rows).toEqual([{ word: 'NONNE', marks: ['absent', 'absent', 'here', 'here', 'here'] }]);
    expect(body.round.answer).toBeNull();
    const begun = await test.call(await as('pupilOwner'), startWordRound, { level: 'hard', classId: null });
    expect(JSON.stringify(begun.body)).not.toContain(await storedAnswer('pupilOwner'));
    expect((await guess('pupilOwner', free, 1, 'tanne')).body.code).toBe('GAMES_ROUND_NOT_FOUND');
    expect((await read('pupilOwner', 'free')).round).toMatchObject({ level: 'hard', rows: [] });
  });

  it('comes from the words of one’s class, where it has some', async () => {
    const start = async (classId: string | null) => test.call(await as('pupilOwner'), startWordRound, { level: 'class', classId });
    expect((await start(world.ownClassId)).body.code).toBe('GAMES_NO_CLASS_WORDS');
    await aClassList(world, ['RÜBLI', 'GÖTTI']);
    const { body } = await start(world.ownClassId);
    expect(body.round.isOfClass).toBe(true);
    expect(['RÜBLI', 'GÖTTI']).toContain(await storedAnswer('pupilOwner'));
    expect((await start(null)).body.code).toBe('GAMES_NO_CLASS_WORDS');
    expect((await test.call(await as('pupilOtherClass'), startWordRound, { level: 'class', classId: world.ownClassId })).status).toBe(404);
  });

  it('stands in no statistics', async () => {
    const id = await aFreeRound(world, 'pupilOwner', 'TANNE');
    await guess('pupilOwner', { kind: 'free', id }, 0, 'tanne');
    await guess('pupilOwner', daily(), 0, answerOf());
    expect((await test.call(await as('pupilOwner'), getWordStatistics, {})).body).toEqual({
      played: 1,
      solved: 1,
      streak: 1,
      tries: [1, 0, 0, 0, 0, 0],
    });
  });
});

describe('a word of the day from the list of the class', () => {
  const own = ['ZWERG', 'GÖTTI', 'RÜBLI', 'XYLOX', 'QUARZ'];

  it('is drawn once for all, all may be tried, and what was drawn stays for its day', async () => {
    await aClassList(world, own, { isDaily: true });
    expect((await read('pupilOwner')).round).toMatchObject({ isOfClass: true, rows: [] });
    await guess('pupilOwner', daily(), 0, 'xylox');
    await guess('pupilSameClass', daily(), 0, 'stein');
    const drawn = await storedAnswer('pupilOwner');
    expect(own).toContain(drawn);
    expect(await storedAnswer('pupilSameClass')).toBe(drawn);
    await test.call(await as('teacherOfClass'), setClassWords, { classId: world.ownClassId, words: [], isDaily: false });
    const { body } = await guess('pupilSameClass', daily(), 1, drawn);
    expect(body.round).toMatchObject({ state: 'solved', isOfClass: true });
  });

  it('is drawn by nobody who only looks in, who plays the word of all', async () => {
    await aClassList(world, own, { isDaily: true });
    expect((await read('schoolAdminOwn')).round).toMatchObject({ isOfClass: false });
    expect((await guess('schoolAdminOwn', daily(), 0, answerOf())).body.round).toMatchObject({ state: 'solved', isOfClass: false });
    const drawn = async () => (await db().selectFrom('word_list').select('drawn_on').executeTakeFirstOrThrow()).drawn_on;
    expect(await drawn()).toBeNull();
    const place = { class_id: world.ownClassId, user_id: world.people.pupilOwner.userId, number: 1 };
    const { body } = await overtake(
      world,
      (inside) =>
        ownTables<GamesTables>(inside)
          .deleteFrom('class_pupil')
          .where('class_id', '=', place.class_id)
          .where('user_id', '=', place.user_id)
          .execute(),
      () => guess('pupilOwner', daily(), 0, 'stein'),
    );
    expect(body.round).toMatchObject({ isOfClass: false });
    expect(await drawn()).toBeNull();
    await world.db
      .insertInto('class_pupil')
      .values(place)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    world.services.actors.forget(place.user_id);
  });

  it('counts from tomorrow where a child has begun the word of all', async () => {
    const set = async () =>
      (await test.call(await as('teacherOfClass'), setClassWords, { classId: world.ownClassId, words: own, isDaily: true })).body;
    await guess('pupilOwner', daily(), 0, 'stein');
    expect((await set()).dailyFrom).toBe(addDays(today(), 1));
    expect((await read('pupilSameClass')).round?.isOfClass).toBe(false);
    test.clock.advance(86_400_000);
    expect((await read('pupilSameClass')).round?.isOfClass).toBe(true);
    await withoutRounds(world);
    expect((await set()).dailyFrom).toBe(today());
  });
});
