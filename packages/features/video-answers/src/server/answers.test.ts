import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { melody } from '@pausenplatz/documents/server';
import { anArrivedUpload, aPng } from '@pausenplatz/documents/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteAnswer,
  getQuestions,
  giveAnswer,
  listAnswerTrash,
  questionBlock,
  releaseAnswers,
  respondToAnswer,
  restoreAnswer,
} from '../contract/index.ts';
import { anAnswer, anotherQuestion, answersTablesOf, aQuestion, aRecordingOf } from '../testing/index.ts';
import { videoAnswersServer } from './index.ts';
import { purgeAnswers } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: Person) => world.people[who].userId;
const read = async (who: ActorName, pageId: string) => (await test.call(await as(who), getQuestions, { pageId })).body.questions;
const answersFor = async (who: ActorName, pageId: string) => (await read(who, pageId)).flatMap(({ answers }) => answers);
const give = async (who: Person, blockId: string, fileId?: string, isForClass = true) =>
  test.call(await as(who), giveAnswer, { blockId, fileId: fileId ?? (await aRecordingOf(world, idOf(who))), isForClass });

describe('answering', () => {
  it('a child has one answer; the one before lies in its trash and comes back once the new one is gone', async () => {
    const { pageId, blockId } = await aQuestion(world);
    const [first] = (await give('pupilOwner', blockId)).body.answers;
    const [second] = (await give('pupilOwner', blockId)).body.answers;
    if (!first || !second) throw new Error('Two answers');
    expect(second).toMatchObject({ isOwn: true, isForClass: true, isReleased: false, seconds: 1 });
    expect((await answersFor('pupilOwner', pageId)).map(({ id }) => id)).toEqual([second.id]);
    const token = await as('pupilOwner');
    expect((await test.call(token, restoreAnswer, { blockId, id: first.id })).body.code).toBe('ANSWER_THERE');
    expect((await test.call(token, deleteAnswer, { blockId, id: second.id })).status).toBe(200);
    expect((await test.call(token, listAnswerTrash, { blockId })).body.answers.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await test.call(token, restoreAnswer, { blockId, id: first.id })).status).toBe(200);
    expect((await answersFor('teacherOfClass', pageId)).map(({ id }) => id)).toEqual([first.id]);
  });

  it('only with an own recording that answers nothing yet', async () => {
    const { blockId } = await aQuestion(world);
    const fileId = await aRecordingOf(world, idOf('pupilOwner'));
    expect((await give('pupilSameClass', blockId, fileId)).body.code).toBe('FILE_NOT_FOUND');
    expect((await give('pupilOwner', blockId, fileId)).status).toBe(200);
    expect((await give('pupilOwner', blockId, fileId)).body.code).toBe('FILE_NOT_FOUND');
    expect((await give('teacherOfClass', blockId)).body.code).toBe('ANSWER_FORBIDDEN');
  });

  it.each([
    ['sound where a film is asked for', { media: 'film' }, 1, 415, /einem Film/],
    ['a minute where half of one is asked for', { longestSeconds: 30 }, 60, 413, /höchstens 30 Sekunden/],
    ['a little more than half a minute', { longestSeconds: 30 }, 33, 200, null],
  ] as const)('%s is answered as it should', async (_what, settings, seconds, status, words) => {
    const { blockId } = await aQuestion(world, settings);
    const answer = await give('pupilOwner', blockId, await aRecordingOf(world, idOf('pupilOwner'), seconds));
    expect(answer.status).toBe(status);
    if (words) expect(answer.body.messageBody).toMatch(words);
  });

  it('takes by its content what is a recording, and nothing else', async () => {
    const complete = async (content: Buffer, name: string) =>
      test.call(await as('teacherOfClass'), completeUpload, { uploadId: await anArrivedUpload(world, content, name, 'video-answers') });
    const sound = await complete(melody([440], 2), 'Aufnahme.wav');
    expect([sound.status, sound.body.mimeType]).toEqual([200, 'audio/wav']);
    const picture = await complete(await aPng(8, 8), 'Film.mp4');
    expect([picture.status, picture.body.code]).toEqual([415, 'UPLOAD_TYPE_WRONG']);
  });

  it('ends with the last day: nothing is given, deleted or fetched back by children any more, and the teacher goes on', async () => {
    const place = await aQuestion(world, { endsOn: '2020-01-01' });
    const { pageId, blockId } = place;
    const id = await anAnswer(world, place, idOf('pupilOwner'));
    expect((await give('pupilSameClass', blockId)).body.code).toBe('QUESTION_OVER');
    expect((await test.call(await as('pupilOwner'), deleteAnswer, { blockId, id })).body.code).toBe('QUESTION_OVER');
    expect((await read('pupilOwner', pageId))[0]).toMatchObject({ isOver: true, rights: { mayAnswer: false } });
    expect((await test.call(await as('teacherOfClass'), deleteAnswer, { blockId, id })).status).toBe(200);
    expect((await test.call(await as('pupilOwner'), restoreAnswer, { blockId, id })).status).toBe(403);
    expect((await test.call(await as('teacherOfClass'), restoreAnswer, { blockId, id })).status).toBe(200);
  });
});

describe('releasing', () => {
  it('one or all, and back again; what came out of the trash is released anew', async () => {
    const place = await aQuestion(world);
    const { pageId, blockId } = place;
    const ids = [await anAnswer(world, place, idOf('pupilOwner')), await anAnswer(world, place, idOf('pupilSameClass'))];
    const token = await as('teacherOfClass');
    const heard = async () => (await answersFor('pupilSameClass', pageId)).filter(({ isOwn }) => !isOwn).map(({ id }) => id);
    const [mias = ''] = ids;
    expect(await heard()).toEqual([]);
    await test.call(token, releaseAnswers, { blockId, ids: [mias], isReleased: true });
    expect(await heard()).toEqual([mias]);
    await test.call(token, deleteAnswer, { blockId, id: mias });
    await test.call(token, restoreAnswer, { blockId, id: mias });
    expect(await heard()).toEqual([]);
    const { body } = await test.call(token, releaseAnswers, { blockId, ids, isReleased: true });
    expect(body.answers.map(({ isReleased }) => isReleased)).toEqual([true, true]);
    await test.call(token, releaseAnswers, { blockId, ids, isReleased: false });
    expect(await heard()).toEqual([]);
  });

  it('never what a child said to its teacher alone, whatever the question says later', async () => {
    const place = await aQuestion(world, { audience: 'teacher' });
    const { pageId, blockId } = place;
    const [given] = (await give('pupilOwner', blockId)).body.answers;
    if (!given) throw new Error('No answer');
    expect(given.isForClass).toBe(false);
    const settings = JSON.stringify({ ...questionBlock.empty, audience: 'class' });
    await sql`update page_block set settings = ${settings} where id = ${blockId}`.execute(world.db);
    const release = await test.call(await as('teacherOfClass'), releaseAnswers, { blockId, ids: [given.id], isReleased: true });
    expect([release.status, release.body.code]).toEqual([409, 'ANSWER_NOT_FOR_CLASS']);
    expect(await answersFor('pupilSameClass', pageId)).toEqual([]);
  });

  it('never what a child recorded while it read that its teacher alone will hear it, although the question is for the class by now', async () => {
    const { blockId } = await aQuestion(world);
    const [given] = (await give('pupilOwner', blockId, undefined, false)).body.answers;
    expect(given?.isForClass).toBe(false);
    const release = await test.call(await as('teacherOfClass'), releaseAnswers, { blockId, ids: [given?.id ?? ''], isReleased: true });
    expect([release.status, release.body.code]).toEqual([409, 'ANSWER_NOT_FOR_CLASS']);
  });

  it('ends for the class when the question is for the teacher again', async () => {
    const place = await aQuestion(world);
    await anAnswer(world, place, idOf('pupilOwner'), { released_at: new Date() });
    expect(await answersFor('pupilSameClass', place.pageId)).toHaveLength(1);
    await sql`update page_block set settings = settings || '{"audience":"teacher"}' where id = ${place.blockId}`.execute(world.db);
    expect(await answersFor('pupilSameClass', place.pageId)).toEqual([]);
  });
});

it('words of the teacher are read by the child and by nobody else of the class', async () => {
  const place = await aQuestion(world);
  const id = await anAnswer(world, place, idOf('pupilOwner'), { released_at: new Date() });
  const respond = async (who: ActorName) =>
    test.call(await as(who), respondToAnswer, { blockId: place.blockId, id, response: '  Das hast du schön erklärt. ' });
  expect((await respond('pupilSameClass')).status).toBe(403);
  expect((await respond('teacherOfClass')).body.answers[0]?.response).toBe('Das hast du schön erklärt.');
  const words = async (who: ActorName) => (await answersFor(who, place.pageId)).map(({ response }) => response);
  expect([await words('pupilOwner'), await words('pupilSameClass')]).toEqual([['Das hast du schön erklärt.'], ['']]);
});

it('who keeps the page gets the children of the class by their numbers; children do not', async () => {
  const { pageId } = await aQuestion(world);
  const [asked] = await read('teacherOfClass', pageId);
  expect(asked?.pupils?.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf('pupilOwner'), idOf('pupilSameClass')]));
  expect((await read('pupilOwner', pageId))[0]?.pupils).toBeNull();
});

it('an old page that holds a title and a question alone is a question', () => {
  expect(questionBlock.settings.parse({ title: 'Vorstellung', question: 'Wer bist du?' })).toEqual({
    title: 'Vorstellung',
    question: 'Wer bist du?',
    media: 'both',
    longestSeconds: 180,
    audience: 'teacher',
    endsOn: null,
  });
});

it('the trash is emptied after sixty days; until then its recordings are shown by somebody', async () => {
  const place = await aQuestion(world);
  const id = await anAnswer(world, place, idOf('pupilOwner'));
  const row = await answersTablesOf(world).selectFrom('question_answer').select('file_id').where('id', '=', id).executeTakeFirstOrThrow();
  const { usedFiles } = videoAnswersServer.steps ?? {};
  if (!usedFiles) throw new Error('No files are named');
  const shown = async () => world.services.db.transaction().execute((db) => usedFiles(world.services, { db } as never, [row.file_id]));
  for (const [days, left] of [
    [59, [row.file_id]],
    [61, []],
  ] as const) {
    const deleted_at = new Date(test.clock.now().getTime() - days * 86_400_000);
    await answersTablesOf(world).updateTable('question_answer').set({ deleted_at, deleted_by: 'x' }).where('id', '=', id).execute();
    await purgeAnswers.run(world.services, {} as never);
    expect(await shown(), String(days)).toEqual(left);
  }
});

it('a page with many questions asks the database as often as one with one', async () => {
  const { pageId } = await aQuestion(world);
  const token = await as('teacherOfClass');
  const count = async () => (await statementsOf(test, () => test.call(token, getQuestions, { pageId }))).length;
  await count();
  const one = await count();
  for (let more = 0; more < 5; more += 1) {
    const blockId = await anotherQuestion(world, pageId);
    await anAnswer(world, { pageId, blockId }, idOf('pupilOwner'));
  }
  expect(await count()).toBe(one);
});
