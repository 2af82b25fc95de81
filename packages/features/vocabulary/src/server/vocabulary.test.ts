import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { getPupilPerformance } from '@pausenplatz/progress/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addItem,
  answerWords,
  assignVocabulary,
  deleteItem,
  deletePortion,
  deleteVocabulary,
  dragItem,
  dragPortion,
  getClassTable,
  getTraining,
  getVocabularies,
  getVocabulary,
  importItems,
  updateItem,
  updateVocabulary,
  type VocabularyTab,
  vocabularyLimits,
} from '../contract/index.ts';
import { pastedWords } from '../rules/index.ts';
import { aGivenList, aList, aWord, given, withoutLists } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutLists(world));

const day = 86_400_000;
const as = (who: ActorName) => world.tokenOf(who);
const model = async (who: ActorName, id: string) => (await test.call(await as(who), getVocabulary, { id })).body.model;
const reads = async (who: ActorName, id: string) => (await test.call(await as(who), getVocabulary, { id })).status;
const listed = async (who: ActorName, tab: VocabularyTab) =>
  (await test.call(await as(who), getVocabularies, { tab })).body.lists.map(({ id }) => id);
const words = async (id: string) =>
  (await model('teacherOfClass', id)).portions.map(({ items }) => items.map(({ word, position }) => `${position} ${word}`));

interface Written {
  readonly itemId: string;
  readonly isRight?: boolean;
  readonly attemptId?: string;
}
async function answer(who: ActorName, id: string, written: readonly Written[]) {
  const at = test.clock.now().toISOString();
  const answers = written.map(({ itemId, isRight = true, attemptId = crypto.randomUUID() }) => ({
    attemptId,
    itemId,
    isRight,
    typed: isRight ? '' : 'falsch',
    ms: 3_000,
    at,
  }));
  return test.call(await as(who), answerWords, { id, answers });
}
const trained = async (who: ActorName, id: string, more: { portionId?: string; freely?: 'yes' } = {}) =>
  (await test.call(await as(who), getTraining, { id, ...more })).body.words;

describe('the words of a list', () => {
  it('are numbered anew when one moves, and stand at the end of another portion', async () => {
    const { id, portionIds, itemIds } = await aGivenList(world, {
      portions: [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
    });
    const token = await as('teacherOfClass');
    const [first = '', second = ''] = portionIds;
    const moved = await test.call(token, dragItem, { portionId: first, itemId: itemIds[2] ?? '', newIndex: 0 });
    expect(moved.body.portions).toEqual([{ id: first, itemIds: [itemIds[2], itemIds[0], itemIds[1]] }]);
    await test.call(token, dragItem, { portionId: second, itemId: itemIds[0] ?? '', newIndex: 0 });
    expect(await words(id)).toEqual([
      ['1 c', '2 b'],
      ['1 d', '2 e', '3 a'],
    ]);
    await test.call(token, dragPortion, { portionId: second, newIndex: 0 });
    expect(await words(id)).toEqual([
      ['1 d', '2 e', '3 a'],
      ['1 c', '2 b'],
    ]);
  });

  it('come back to where they stood, with what was known of them', async () => {
    const { id, portionIds, itemIds } = await aGivenList(world, { portions: [['a', 'b', 'c']] });
    const itemId = itemIds[1] ?? '';
    await answer('pupilOwner', id, [{ itemId }]);
    const take = async (isDeleted: boolean) =>
      test.call(await as('teacherOfClass'), deleteItem, { id: itemId, PortionId: portionIds[0] ?? '', position: 2, isDeleted });
    await take(true);
    expect(await words(id)).toEqual([['1 a', '2 c']]);
    // Practised without a line before it went: the answer is taken all the same.
    expect((await answer('pupilSameClass', id, [{ itemId }])).status).toBe(200);
    await take(false);
    expect(await words(id)).toEqual([['1 a', '2 b', '3 c']]);
    expect((await model('pupilOwner', id)).portions[0]?.items[1]?.own?.box).toBe(1);
  });

  it('are stored as the preview of what was pasted shows them', async () => {
    const { id } = await aGivenList(world, { portions: [['a'], ['b']] });
    const cells = [['Wort', 'Satz'], ['•\tder Ba\u0308r ', ' Ein\u00a0Bär  brummt. ', '', 'Drei.'], ['', 'ohne Wort'], ['1. rot']];
    const items = pastedWords(cells).flatMap(({ word, problem }) => (problem === null ? [word] : []));
    expect(items).toHaveLength(2);
    await test.call(await as('teacherOfClass'), importItems, { id, items });
    const stored = (await model('teacherOfClass', id)).portions[1]?.items.slice(1) ?? [];
    expect(
      stored.map(({ word, sentence, sentence2, sentence3, sentence4 }) => ({ word, sentence, sentence2, sentence3, sentence4 })),
    ).toEqual(items);
    expect(stored.map(({ position }) => position)).toEqual([2, 3]);
  });

  it('are so many at most, and portions with words stay', async () => {
    const { id, portionIds } = await aGivenList(world, {
      portions: [Array.from({ length: vocabularyLimits.itemsPerList - 1 }, (_none, at) => `Wort ${at}`), ['rot']],
    });
    const token = await as('teacherOfClass');
    const more = { vocabularyId: id, portionId: portionIds[1] ?? '', ...aWord('zu viel'), error: null, correctedByTeacher: false };
    expect((await test.call(token, addItem, more)).body.code).toBe('VOCABULARY_FULL');
    expect((await test.call(token, importItems, { id, items: [aWord('x')] })).body.code).toBe('VOCABULARY_FULL');
    expect((await test.call(token, deletePortion, { portionId: portionIds[1] ?? '' })).body.code).toBe('VOCABULARY_PORTION_KEPT');
  });
});

describe('who finds a list', () => {
  it('is the class, or those of it who were chosen, and nobody once it is taken back or deleted', async () => {
    const { id } = await aList(world);
    const assign = async (pupilIds: string[] | null, isAssigned = true) =>
      test.call(await as('teacherOfClass'), assignVocabulary, { id, classId: world.ownClassId, pupilIds, isAssigned });
    await assign([world.people.pupilOwner.userId]);
    expect([await reads('pupilOwner', id), await reads('pupilSameClass', id)]).toEqual([200, 404]);
    expect(await listed('pupilOwner', 'schoolClasses')).toEqual([id]);
    expect((await model('pupilOwner', id)).assignedTo).toMatchObject([{ className: '3a', pupilIds: null }]);
    expect((await assign([world.people.pupilOtherClass.userId])).body.code).toBe('VOCABULARY_PUPILS_UNKNOWN');
    await assign(null);
    expect(await listed('pupilSameClass', 'schoolClasses')).toEqual([id]);
    await test.call(await as('teacherOfClass'), deleteVocabulary, { id });
    expect([await listed('pupilSameClass', 'schoolClasses'), await reads('teacherOfClass', id)]).toEqual([[], 404]);
    await test.call(await as('teacherOfClass'), deleteVocabulary, { id, isDeleted: false });
    await assign(null, false);
    expect(await reads('pupilOwner', id)).toBe(404);
  });

  it('is the school of the teacher who shares it, where a colleague gives it on; a child cannot share', async () => {
    const { id } = await aList(world, { isShared: true });
    expect(await listed('teacherSameSchool', 'shared')).toEqual([id]);
    expect([await reads('pupilOtherClass', id), await reads('teacherOtherSchool', id)]).toEqual([200, 404]);
    const give = { id, classId: world.otherClassId, pupilIds: null, isAssigned: true };
    expect((await test.call(await as('teacherSameSchool'), assignVocabulary, give)).status).toBe(200);
    expect(await listed('pupilOtherClass', 'schoolClasses')).toEqual([id]);
    const own = await aList(world, { owner: 'pupilOwner' });
    const share = { id: own.id, field: 'isShared' as const, value: true };
    expect((await test.call(await as('pupilOwner'), updateVocabulary, share)).body.code).toBe('VOCABULARY_FORBIDDEN');
  });

  it('is its author alone when the class has ended', async () => {
    const { id } = await aGivenList(world);
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(test.clock.now());
    // Who somebody is, is kept for fifteen seconds.
    test.clock.advance(60_000);
    expect([await reads('teacherOfClass', id), await reads('pupilOwner', id)]).toEqual([200, 404]);
    await archive(null);
    test.clock.advance(60_000);
  });
});

describe('a list that a child wrote', () => {
  it('is flagged until its teacher has corrected each word; a word with an error is not learnt', async () => {
    const { id, portionIds, itemIds } = await aList(world, { owner: 'pupilOwner', portions: [['das Farrad', 'das Velo']] });
    const [wrong = '', right = ''] = itemIds;
    const of = { vocabularyId: id, portionId: portionIds[0] ?? '', error: null };
    expect((await model('pupilOwner', id)).isUncorrected).toBe(true);
    expect(await reads('pupilSameClass', id)).toBe(404);
    const [found] = (await test.call(await as('teacherOfClass'), getVocabularies, {})).body.lists;
    expect([found?.author, found?.isUncorrected]).toEqual(['Mia Test', true]);
    const say = async (itemId: string, isCorrected: boolean, error: 'lengthening' | null) =>
      test.call(await as('teacherOfClass'), updateItem, { ...of, error, id: itemId, field: 'correctedByTeacher', value: isCorrected });
    const self = { ...of, id: wrong, field: 'correctedByTeacher' as const, value: true };
    expect((await test.call(await as('pupilOwner'), updateItem, self)).body.code).toBe('VOCABULARY_FORBIDDEN');
    await say(wrong, false, 'lengthening');
    await say(right, true, null);
    expect(await model('pupilOwner', id)).toMatchObject({ errors: 1, learnableWords: 1, isUncorrected: true });
    await test.call(await as('teacherOfClass'), updateItem, {
      ...of,
      error: 'lengthening',
      id: wrong,
      field: 'word',
      value: 'das Fahrrad',
    });
    expect(await model('pupilOwner', id)).toMatchObject({ errors: 0, learnableWords: 2, isUncorrected: false });
    await test.call(await as('pupilOwner'), updateItem, { ...of, id: right, field: 'word', value: 'das Vehlo' });
    expect((await model('pupilOwner', id)).isUncorrected).toBe(true);
  });
});

describe('a training', () => {
  it('brings six new words, then what is due; each answer counts once, and once a day', async () => {
    const { id, portionIds, itemIds } = await aGivenList(world, {
      portions: [Array.from({ length: 5 }, (_none, at) => `a${at}`), Array.from({ length: 5 }, (_none, at) => `b${at}`)],
    });
    const first = await trained('pupilOwner', id);
    expect(first.map(({ word }) => word)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0']);
    expect((await trained('pupilOwner', id, { portionId: portionIds[1] ?? '' })).map(({ word }) => word)).toEqual([
      'b0',
      'b1',
      'b2',
      'b3',
      'b4',
    ]);
    const attemptId = crypto.randomUUID();
    const wrong = [{ itemId: itemIds[0] ?? '', isRight: false, attemptId }, { itemId: itemIds[1] ?? '' }];
    expect((await answer('pupilOwner', id, wrong)).body.points).toBe(1);
    // Sent again, and practised again.
    expect((await answer('pupilOwner', id, [{ itemId: itemIds[0] ?? '', isRight: false, attemptId }])).body.points).toBe(0);
    expect((await answer('pupilOwner', id, [{ itemId: itemIds[0] ?? '' }])).body.points).toBe(0);
    expect((await model('pupilOwner', id)).portions[0]?.items.slice(0, 2).map(({ own }) => own)).toEqual([
      { box: 0, isKnown: false, isMemo: false, lastError: 'falsch' },
      { box: 1, isKnown: false, isMemo: false, lastError: null },
    ]);
    expect((await trained('pupilOwner', id)).map(({ word }) => word)).toEqual(['a2', 'a3', 'a4', 'b0']);
    expect((await trained('pupilOwner', id, { freely: 'yes' })).map(({ word }) => word)).toEqual(['a0', 'a1']);
    test.clock.advance(day);
    const [list] = (await test.call(await as('pupilOwner'), getVocabularies, {})).body.lists;
    expect(list).toMatchObject({ words: 10, wordsWorkingOn: 1, known: 0, todo: 8 });
    expect((await trained('pupilOwner', id)).slice(0, 3).map(({ word, box }) => [word, box])).toEqual([
      ['a0', 0],
      ['a1', 1],
      ['a2', 0],
    ]);
  });

  it('ends with words that are known for good, for which there are points', async () => {
    const { id, itemIds } = await aGivenList(world, { portions: [['rot']] });
    const points: number[] = [];
    for (const days of [1, 2, 4, 8, 16, 30, 0]) {
      points.push((await answer('pupilOwner', id, [{ itemId: itemIds[0] ?? '' }])).body.points);
      test.clock.advance(days * day);
    }
    expect(points).toEqual([1, 1, 1, 1, 1, 1, 3]);
    expect(await model('pupilOwner', id)).toMatchObject({ known: 1, wordsWorkingOn: 0, todo: 0 });
  });

  it('is told to the child and to who teaches it, and to no classmate', async () => {
    const { id, itemIds } = await aGivenList(world, { portions: [['rot']] });
    for (let times = 0; times < 2; times += 1) {
      await answer('pupilOwner', id, [{ itemId: itemIds[0] ?? '' }]);
      test.clock.advance(3 * day);
    }
    const child = { id: world.people.pupilOwner.userId };
    const told = async (who: ActorName) =>
      (await test.call(await as(who), getPupilPerformance, child)).body.trainers?.find(({ trainer }) => trainer === 'vocabulary');
    expect(await told('pupilOwner')).toMatchObject({ known: 1, secure: 0, secureByWeek: [] });
    expect(await told('teacherOfClass')).toEqual(await told('pupilOwner'));
    expect((await test.call(await as('pupilSameClass'), getPupilPerformance, child)).status).toBe(404);
  });

  it('of two devices at once counts one after the other', async () => {
    const { id, itemIds } = await aGivenList(world);
    const written = [{ itemId: itemIds[0] ?? '' }];
    const answers = await Promise.all([answer('pupilOwner', id, written), answer('pupilOwner', id, written)]);
    expect(answers.map(({ body }) => body.points).toSorted((one, other) => one - other)).toEqual([0, 1]);
  });

  it('takes no day from a device whose clock was never set', async () => {
    const { id, itemIds } = await aGivenList(world);
    const answers = [
      { attemptId: crypto.randomUUID(), itemId: itemIds[0] ?? '', isRight: true, typed: '', ms: 1, at: '1970-01-01T00:00:00.000Z' },
    ];
    await test.call(await as('pupilOwner'), answerWords, { id, answers });
    const { rows } = await sql<{ on: string }>`select last_on::text as on from vocabulary_state where item_id = ${itemIds[0]}`.execute(
      world.db,
    );
    expect(rows[0]?.on.startsWith('19')).toBe(false);
  });

  it('takes no words of another list', async () => {
    const { id } = await aGivenList(world);
    const other = await aList(world, { owner: 'pupilOwner' });
    expect((await answer('pupilOwner', id, [{ itemId: other.itemIds[0] ?? '' }])).body.code).toBe('VOCABULARY_ITEM_NOT_FOUND');
  });
});

describe('the table of a class', () => {
  it('has a page of words, the hardest ones, and as many statements for one answer as for many', async () => {
    const { id, itemIds } = await aGivenList(world, {
      portions: [Array.from({ length: vocabularyLimits.wordsPerPage + 2 }, (_none, at) => `w${at}`)],
    });
    const read = async (page = 1) => test.call(await as('teacherOfClass'), getClassTable, { id, classId: world.ownClassId, page });
    await answer('pupilOwner', id, [{ itemId: itemIds[0] ?? '', isRight: false }]);
    const before = (await statementsOf(test, read)).length;
    await answer(
      'pupilOwner',
      id,
      itemIds.slice(1, 40).map((itemId) => ({ itemId })),
    );
    await answer('pupilSameClass', id, [
      { itemId: itemIds[0] ?? '', isRight: false },
      { itemId: itemIds[1] ?? '', isRight: false },
    ]);
    expect((await statementsOf(test, read)).length).toBe(before);
    const { body } = await read();
    expect([body.className, body.pages, body.words.length]).toEqual(['3a', 2, vocabularyLimits.wordsPerPage]);
    expect(body.pupils.map(({ name, states }) => [name, states[0]?.lastError, states[1]?.box])).toEqual([
      ['Mia Test', 'falsch', 1],
      ['Noah Test', 'falsch', 0],
    ]);
    expect(body.hardest.map(({ word, lapses, pupils }) => [word, lapses, pupils])).toEqual([
      ['w0', 2, 2],
      ['w1', 1, 1],
    ]);
    expect((await read(2)).body.words.map(({ word }) => word)).toEqual(['w40', 'w41']);
  });

  it('is for the classes that have the list', async () => {
    const { id } = await aList(world);
    const read = async () => (await test.call(await as('teacherOfClass'), getClassTable, { id, classId: world.ownClassId })).status;
    expect(await read()).toBe(404);
    await given(world, id, [world.people.pupilSameClass.userId]);
    expect(await read()).toBe(200);
  });
});
