import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPng } from '@pausenplatz/documents/testing';
import { storePicture } from '@pausenplatz/documents/server';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addCards,
  answerCards,
  copySet,
  createBox,
  deleteCard,
  editSet,
  flashcardLimits,
  getBox,
  getPublicSets,
  getPupilBoxes,
  getSet,
  getTeacherArchive,
  getTraining,
  likeSet,
  moveCard,
  updateBox,
  updateCard,
  updateSet,
} from '../contract/index.ts';
import { aBox, aGivenSet, aSet, aSide } from '../testing/index.ts';
import { withoutSets } from '../testing/sets.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutSets(world));

const as = (who: ActorName) => world.tokenOf(who);
const now = () => test.clock.now().toISOString();
const day = 86_400_000;

async function answer(
  who: ActorName,
  boxId: string,
  cardIds: readonly string[],
  knew = true,
  attemptIds = cardIds.map(() => crypto.randomUUID()),
) {
  const answers = cardIds.map((cardId, at) => ({ attemptId: attemptIds[at] ?? crypto.randomUUID(), cardId, knew, at: now() }));
  return test.call(await as(who), answerCards, { boxId, answers });
}
const trained = async (who: ActorName, boxId: string) => (await test.call(await as(who), getTraining, { boxId })).body;
const mine = async (who: ActorName) => (await test.call(await as(who), getPupilBoxes, {})).body.boxes;

describe('the cards of a set', () => {
  it('stand in the order in which their author puts them, come back after a deletion, and show own pictures alone', async () => {
    const { setId, cardIds } = await aSet(world, { terms: ['a', 'b', 'c'] });
    const token = await as('teacherOfClass');
    const terms = async () => (await test.call(token, editSet, { id: setId })).body.cards.map(({ front }) => front.term);
    await test.call(token, moveCard, { setId, id: cardIds[2] ?? '', afterId: cardIds[0] ?? '' });
    expect(await terms()).toEqual(['a', 'c', 'b']);
    await test.call(token, addCards, { setId, afterId: cardIds[0] ?? '', cards: [{ front: aSide('neu'), back: aSide('') }] });
    expect(await terms()).toEqual(['a', 'neu', 'c', 'b']);
    await test.call(token, deleteCard, { setId, id: cardIds[0] ?? '' });
    expect(await terms()).toEqual(['neu', 'c', 'b']);
    await test.call(token, deleteCard, { setId, id: cardIds[0] ?? '', isDeleted: false });
    expect(await terms()).toEqual(['a', 'neu', 'c', 'b']);

    const png = { name: 'Igel.png', mimeType: 'image/png', content: await aPng(40, 30) };
    const [own, foreign] = await Promise.all(
      (['teacherOfClass', 'teacherSameSchool'] as const).map((who) =>
        storePicture(world.services, { ownerId: world.people[who].userId, ...png }),
      ),
    );
    const withPicture = (fileId: string | undefined) => ({
      setId,
      id: cardIds[0] ?? '',
      front: aSide('a', { template: 'imageTerm' as const, fileId: fileId ?? null, alt: 'ein Igel' }),
      back: aSide('b'),
    });
    expect((await test.call(token, updateCard, withPicture(foreign))).body.code).toBe('FILE_NOT_FOUND');
    expect(Object.keys((await test.call(token, updateCard, withPicture(own))).body.files)).toEqual([own]);
    // A copy shows it too, and stays when the set goes.
    await test.call(token, updateSet, { id: setId, field: 'isPublic', value: true });
    const copy = (await test.call(await as('teacherOtherSchool'), copySet, { id: setId })).body.id;
    await test.call(token, updateSet, { id: setId, field: 'isDeleted', value: true });
    const kept = await test.call(await as('teacherOtherSchool'), getSet, { id: copy });
    expect([kept.body.cards.length, Object.keys(kept.body.files)]).toEqual([4, [own]]);
    expect((await test.call(await as('teacherOtherSchool'), getSet, { id: setId })).status).toBe(404);
  });

  it('are so many at most, which is said in German', async () => {
    const { setId } = await aSet(world, { terms: Array.from({ length: flashcardLimits.cardsPerSet }, (_none, at) => `Wort ${at}`) });
    const { status, body } = await test.call(await as('teacherOfClass'), addCards, {
      setId,
      afterId: null,
      cards: [{ front: aSide('zu viel'), back: aSide('') }],
    });
    expect([status, body.code]).toEqual([409, 'FLASHCARDS_TOO_MANY']);
  });
});

describe('who finds a set', () => {
  it('is everybody where a teacher says so; a child cannot', async () => {
    const own = await aSet(world, { owner: 'pupilOwner' });
    const refused = await test.call(await as('pupilOwner'), updateSet, { id: own.setId, field: 'isPublic', value: true });
    expect(refused.body.code).toBe('FLASHCARD_PUBLIC_BY_TEACHERS');
    const { setId } = await aSet(world, { isPublic: true });
    const found = async (words: string) =>
      (await test.call(await as('pupilOtherSchool'), getPublicSets, { words })).body.sets.map(({ id }) => id);
    expect([await found('tie'), await found('pferde')]).toEqual([[setId], []]);
    const like = async () => (await test.call(await as('pupilOtherSchool'), likeSet, { id: setId })).body;
    expect([await like(), await like()]).toEqual([
      { like: 'add', likes: 1 },
      { like: 'remove', likes: 0 },
    ]);
  });

  it('is the class to which it was given, or those of it who were chosen, and nobody when it is put away', async () => {
    const { setId } = await aSet(world);
    const boxId = await aBox(world, setId, { pupilIds: [world.people.pupilOwner.userId] });
    const reads = async (who: ActorName) => (await test.call(await as(who), getSet, { id: setId })).status;
    expect([await reads('pupilOwner'), await reads('pupilSameClass'), await reads('pupilOtherClass')]).toEqual([200, 404, 404]);
    expect((await mine('pupilOwner')).map(({ id, pupilIds }) => [id, pupilIds])).toEqual([[boxId, null]]);
    const change = { id: boxId, startOn: null, testOn: null, isArchived: true };
    expect((await test.call(await as('pupilOwner'), updateBox, change)).body.code).toBe('FLASHCARD_BOX_FORBIDDEN');
    await test.call(await as('teacherOfClass'), updateBox, change);
    expect(await mine('pupilOwner')).toEqual([]);
    const archive = await test.call(await as('teacherOfClass'), getTeacherArchive, { id: world.people.teacherOfClass.userId });
    expect(archive.body.boxes.map(({ id }) => id)).toEqual([boxId]);
  });

  it('is not given to somebody who is not in the class', async () => {
    const { setId } = await aSet(world);
    const pupilIds = [world.people.pupilOwner.userId, world.people.pupilOtherClass.userId];
    const give = { setId, classId: world.ownClassId, pupilIds, startOn: null, testOn: null };
    expect((await test.call(await as('teacherOfClass'), createBox, give)).body.code).toBe('FLASHCARD_PUPILS_UNKNOWN');
  });
});

describe('a box of one’s own', () => {
  const learn = async (setId: string) =>
    test.call(await as('pupilOtherSchool'), createBox, { setId, classId: null, pupilIds: null, startOn: null, testOn: null });

  it('is one however often it is made, and opens nothing that its author took back from everybody', async () => {
    const { setId, cardIds } = await aSet(world, { isPublic: true });
    const [first, second] = await Promise.all([learn(setId), learn(setId)]);
    expect(first.body.id).toBe(second.body.id);
    expect((await trained('pupilOtherSchool', first.body.id)).cards).toHaveLength(2);
    await test.call(await as('teacherOfClass'), updateSet, { id: setId, field: 'isPublic', value: false });
    const reader = await as('pupilOtherSchool');
    expect((await test.call(reader, getSet, { id: setId })).status).toBe(404);
    expect((await answer('pupilOtherSchool', first.body.id, cardIds)).status).toBe(404);
    expect((await test.call(reader, getTraining, {})).body.cards).toEqual([]);
  });
});

it('a like that is pressed twice at once is one or none, and the number says so', async () => {
  const { setId } = await aSet(world, { isPublic: true });
  const token = await as('pupilOtherSchool');
  const answers = await Promise.all(Array.from({ length: 5 }, () => test.call(token, likeSet, { id: setId })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await test.call(token, getPublicSets, {})).body.sets.find(({ id }) => id === setId)).toMatchObject({ likes: 1 });
});

it('the box of an archived class stays in the archive of its teacher, who may read it', async () => {
  const { boxId } = await aGivenSet(world);
  const archive = async (at: Date | null) =>
    world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
  await archive(test.clock.now());
  try {
    const token = await as('teacherOfClass');
    const { boxes } = (await test.call(token, getTeacherArchive, { id: world.people.teacherOfClass.userId })).body;
    expect(boxes.map(({ id, mayChange }) => [id, mayChange])).toEqual([[boxId, false]]);
    expect((await test.call(token, getBox, { id: boxId })).status).toBe(200);
  } finally {
    await archive(null);
  }
});

describe('a training', () => {
  it('takes no day from a device whose clock was never set', async () => {
    const { boxId, cardIds } = await aGivenSet(world);
    const answers = [{ attemptId: crypto.randomUUID(), cardId: cardIds[0] ?? '', knew: true, at: '1970-01-01T00:00:00.000Z' }];
    const { due } = (await test.call(await as('pupilOwner'), answerCards, { boxId, answers })).body;
    expect((due[0]?.on ?? '') > now().slice(0, 10)).toBe(true);
  });

  it('brings new cards, then what is due; each answer counts once, and only the first one of a day', async () => {
    const { boxId, cardIds } = await aGivenSet(world);
    expect(await trained('pupilOwner', boxId)).toMatchObject({ cards: [{ cardId: cardIds[0], isNew: true }, { isNew: true }], more: 0 });
    const attempt = [crypto.randomUUID()];
    const first = await answer('pupilOwner', boxId, cardIds.slice(0, 1), false, attempt);
    expect(first.body.due).toEqual([{ cardId: cardIds[0], on: expect.any(String) }]);
    // Sent again, and practised again: what is known stays as it was.
    expect((await answer('pupilOwner', boxId, cardIds.slice(0, 1), false, attempt)).body).toEqual(first.body);
    expect((await answer('pupilOwner', boxId, cardIds.slice(0, 1), true)).body).toEqual(first.body);
    expect((await trained('pupilOwner', boxId)).cards.map(({ cardId }) => cardId)).toEqual([cardIds[1]]);
    test.clock.advance(4 * day);
    expect((await mine('pupilOwner'))[0]?.own).toMatchObject({ cards: 2, fresh: 1, due: 1 });
    expect((await trained('pupilOwner', boxId)).cards.map(({ cardId, isNew }) => [cardId, isNew])).toEqual([
      [cardIds[0], false],
      [cardIds[1], true],
    ]);
    expect((await trained('pupilSameClass', boxId)).cards).toHaveLength(2);
  });

  it('begins ten new cards a day at most, in all boxes together', async () => {
    const { setId } = await aSet(world, { terms: Array.from({ length: 40 }, (_none, at) => `Wort ${at}`) });
    const boxId = await aBox(world, setId);
    const { cards, more } = await trained('pupilOwner', boxId);
    expect([cards.length, more]).toEqual([flashcardLimits.newPerDay, 0]);
    await answer(
      'pupilOwner',
      boxId,
      cards.map(({ cardId }) => cardId),
    );
    expect((await trained('pupilOwner', boxId)).cards).toEqual([]);
    // Thirty were never seen, and none of them is offered today.
    expect((await mine('pupilOwner'))[0]?.own).toMatchObject({ fresh: 30, ready: 0 });
  });

  it('before a test brings every card once more, however well it is known', async () => {
    const { setId, cardIds } = await aSet(world);
    const testOn = new Date(test.clock.now().getTime() + 12 * day).toISOString().slice(0, 10);
    const boxId = await aBox(world, setId, { testOn });
    await answer('pupilOwner', boxId, cardIds);
    test.clock.advance(11 * day);
    expect((await trained('pupilOwner', boxId)).cards).toHaveLength(2);
    await answer('pupilOwner', boxId, cardIds);
    expect((await trained('pupilOwner', boxId)).cards).toEqual([]);
  });

  it('refuses cards of another set and boxes of others', async () => {
    const { boxId } = await aGivenSet(world);
    const other = await aSet(world, { owner: 'teacherSameSchool' });
    expect((await answer('pupilOwner', boxId, other.cardIds)).body.code).toBe('FLASHCARD_NOT_FOUND');
    const foreign = await aBox(world, other.setId, { own: 'teacherSameSchool' });
    expect((await answer('pupilOwner', foreign, other.cardIds)).body.code).toBe('FLASHCARD_BOX_NOT_FOUND');
  });

  it('shows a teacher how far each child is and what is hard, in the same number of statements for one child and for all', async () => {
    const { boxId, cardIds } = await aGivenSet(world);
    await answer('pupilOwner', boxId, cardIds.slice(0, 1));
    test.clock.advance(10 * day);
    await answer('pupilOwner', boxId, cardIds.slice(0, 1), false);
    const read = async () => test.call(await as('teacherOfClass'), getBox, { id: boxId });
    const { body } = await read();
    expect(body.pupils?.map(({ userId, counts }) => [userId === world.people.pupilOwner.userId, counts.fresh])).toContainEqual([true, 1]);
    expect(body.hardest.map(({ card, lapses }) => [card.id, lapses])).toEqual([[cardIds[0], 1]]);
    const asPupil = await test.call(await as('pupilSameClass'), getBox, { id: boxId });
    expect([asPupil.body.pupils, asPupil.body.hardest]).toEqual([null, []]);
    const before = await statementsOf(test, read);
    await answer('pupilSameClass', boxId, cardIds);
    expect((await statementsOf(test, read)).length).toBe(before.length);
  });

  it('is asked again by all where the author says so', async () => {
    const { setId, boxId, cardIds } = await aGivenSet(world);
    await answer('pupilOwner', boxId, cardIds);
    const written = { setId, id: cardIds[0] ?? '', front: aSide('Igel, neu'), back: aSide('b') };
    await test.call(await as('teacherOfClass'), updateCard, written);
    expect((await mine('pupilOwner'))[0]?.own?.fresh).toBe(0);
    await test.call(await as('teacherOfClass'), updateCard, { ...written, asksAgain: true });
    expect((await mine('pupilOwner'))[0]?.own?.fresh).toBe(1);
  });
});
