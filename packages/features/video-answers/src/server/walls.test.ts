import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { searchFiles } from '@pausenplatz/documents/contract';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { copyPage, getPage, pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersChanged,
  deleteAnswer,
  getQuestions,
  giveAnswer,
  listAnswerTrash,
  releaseAnswers,
  restoreAnswer,
} from '../contract/index.ts';
import { anAnswer, aQuestion, aRecordingOf } from '../testing/index.ts';
import { videoAnswersServer } from './index.ts';

let test: TestServer;
let world: World;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

type Db = World['services']['db'];
type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: Person) => world.people[who].userId;
const answersFor = async (who: ActorName, pageId: string) =>
  (await test.call(await as(who), getQuestions, { pageId })).body.questions.flatMap(({ answers }) => answers);

/** A question with an answer of Mia (pupilOwner) that only she and the teacher hear, on a page that everybody may read. */
async function aScene(visibility: 'group' | 'public' = 'group') {
  const place = await aQuestion(world, {}, { visibility });
  const mias = await anAnswer(world, place, idOf('pupilOwner'), { fileName: 'Mias Geheimnis.wav', response: 'Nur für Mia.' });
  return { ...place, mias };
}

const outsiders = ['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'teacherOtherSchool', 'private'] as const;

describe('what a child answered', () => {
  it('is heard by itself and by who keeps the page; a classmate finds no trace of it', async () => {
    const { pageId } = await aScene();
    const names = async (who: ActorName) => (await answersFor(who, pageId)).map(({ file }) => file.name);
    for (const who of ['teacherOfClass', 'schoolAdminOwn', 'pupilOwner'] as const)
      expect(await names(who), who).toEqual(['Mias Geheimnis.wav']);
    const { body } = await test.call(await as('pupilSameClass'), getQuestions, { pageId });
    expect(JSON.stringify(body)).not.toMatch(/Geheimnis|Nur für Mia/);
  });

  it('is 403 for a classmate by every call that takes an id, and by the address of the recording', async () => {
    const { pageId, blockId, mias } = await aScene();
    const token = await as('pupilSameClass');
    const tried = [
      await test.call(token, deleteAnswer, { blockId, id: mias }),
      await test.call(token, releaseAnswers, { blockId, ids: [mias], isReleased: true }),
    ];
    await test.call(await as('pupilOwner'), deleteAnswer, { blockId, id: mias });
    tried.push(await test.call(token, restoreAnswer, { blockId, id: mias }));
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(tried.map(() => [403, 'ANSWER_FORBIDDEN']));
    await test.call(await as('pupilOwner'), restoreAnswer, { blockId, id: mias });
    const own = (await answersFor('pupilOwner', pageId))[0]?.file;
    if (!own) throw new Error('No recording');
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [`/files/${own.id}`, `/files/${own.id}?d=1&s=x`, `/embed/files/${own.id}`])
      expect((await test.fetch(path, { headers })).status, path).toBe(403);
    const part = await test.fetch(own.url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
  });

  it('is in no search but the own, and in the trash of nobody else', async () => {
    const { blockId, mias } = await aScene();
    const found = async (who: ActorName) => (await test.call(await as(who), searchFiles, { words: 'Geheimnis' })).body.hits.length;
    expect(await found('pupilOwner')).toBeGreaterThan(0);
    expect([await found('pupilSameClass'), await found('teacherOfClass')]).toEqual([0, 0]);
    await test.call(await as('pupilOwner'), deleteAnswer, { blockId, id: mias });
    const trash = async (who: ActorName) => (await test.call(await as(who), listAnswerTrash, { blockId })).body.answers.map(({ id }) => id);
    expect([await trash('pupilOwner'), await trash('pupilSameClass'), await trash('teacherOfClass')]).toEqual([[mias], [], [mias]]);
  });

  it('goes into the own export with the words to it, into that of the class once the class hears it, and into no copy of the page', async () => {
    const { pageId, blockId, mias } = await aScene();
    const { exportFor, exportClass } = videoAnswersServer.steps ?? {};
    if (!exportFor || !exportClass) throw new Error('No exports');
    expect(JSON.stringify(await exportFor(world.services, idOf('pupilOwner')))).toMatch(/Geheimnis.*Nur für Mia/);
    expect(JSON.stringify(await exportFor(world.services, idOf('pupilSameClass')))).not.toContain('Geheimnis');
    await as('teacherOfClass');
    const { rows: sessions } = await sql<{ id: string }>`
      select id from session where user_id = ${idOf('teacherOfClass')} order by created_at desc limit 1`.execute(world.db);
    const asker = (await world.services.actors.find(sessions[0]?.id ?? '')) ?? expect.fail('nobody asks');
    const ofClass = async () => JSON.stringify(await exportClass(world.services, world.ownClassId, asker));
    expect(await ofClass()).not.toContain('Geheimnis');
    await test.call(await as('teacherOfClass'), releaseAnswers, { blockId, ids: [mias], isReleased: true });
    expect(await ofClass()).toContain('Geheimnis');
    expect(await ofClass()).not.toContain('Nur für Mia');
    await test.call(await as('teacherOfClass'), copyPage, { id: pageId, groupForType: 'class', groupForId: world.ownClassId });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from question_answer where page_id <> ${pageId}`.execute(
      world.db,
    );
    expect(rows[0]?.count).toBe(0);
  });
});

describe('who does not belong to the page', () => {
  it('reads the question on a public page, and of its answers nothing', async () => {
    const { pageId, blockId, url } = await aScene('public');
    for (const who of outsiders) {
      expect((await test.call(await as(who), getPage, { url })).status, who).toBe(200);
      expect((await test.call(await as(who), getQuestions, { pageId })).body.code, who).toBe('QUESTION_NOT_FOUND');
      expect((await test.call(await as(who), listAnswerTrash, { blockId })).status, who).toBe(404);
    }
    expect((await test.call(null, getQuestions, { pageId })).status).toBe(401);
    const { body } = await test.call(null, getPage, { url });
    expect(JSON.stringify(body)).toContain('Was hast du gelernt?');
    expect(JSON.stringify(body)).not.toContain('Geheimnis');
  });

  it('is who left the class, who taught it, and everybody once it is archived', async () => {
    const { pageId, blockId } = await aScene('public');
    const asked = async (who: Person) => [
      (await test.call(await as(who), getQuestions, { pageId })).status,
      (await test.call(await as(who), listAnswerTrash, { blockId })).status,
    ];
    for (const [who, table] of [
      ['pupilOwner', 'class_pupil'],
      ['teacherOfClass', 'class_teacher'],
    ] as const) {
      const { rows } = await sql<Record<string, unknown>>`delete from ${sql.table(table)} where user_id = ${idOf(who)} returning *`.execute(
        world.db,
      );
      test.server.services.actors.forget(idOf(who));
      expect(await asked(who), who).toEqual([404, 404]);
      for (const row of rows)
        await world.db
          .insertInto(table)
          .values(row as never)
          .execute();
      test.server.services.actors.forget(idOf(who));
    }
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    for (const who of ['teacherOfClass', 'pupilOwner', 'schoolAdminOwn'] as const) expect(await asked(who), who).toEqual([404, 404]);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });

  it('answers nothing that was asked while they still belonged', async () => {
    const { blockId } = await aQuestion(world);
    const fileId = await aRecordingOf(world, idOf('pupilOwner'));
    const leave = (db: Db) => sql`delete from class_pupil where user_id = ${idOf('pupilOwner')}`.execute(db);
    const answer = async () => test.call(await as('pupilOwner'), giveAnswer, { blockId, fileId, isForClass: true });
    expect((await overtake(world, leave, answer)).body.code).toBe('QUESTION_NOT_FOUND');
    await world.db
      .insertInto('class_pupil')
      .values({ class_id: world.ownClassId, user_id: idOf('pupilOwner'), number: 1 })
      .execute();
  });
});

describe('sockets', () => {
  async function listener(who: ActorName, topics: readonly string[]) {
    const access = (await as(who)) ?? '';
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, { accessTokenFactory: () => access })
      .configureLogging(LogLevel.None)
      .build();
    const heard: unknown[] = [];
    connection.on(answersChanged.name, (message) => heard.push(message));
    await connection.start();
    open.push(connection);
    await connection.invoke('Subscribe', { topics });
    return heard;
  }

  it('an answer is heard of by the teacher within a second, and by no classmate; a release by all', async () => {
    const { pageId, blockId } = await aQuestion(world);
    const topics = [pageMembersTopic(pageId), pageEditTopic(pageId)];
    const teacher = await listener('teacherOfClass', topics);
    const classmate = await listener('pupilSameClass', topics);
    const news = { v: 1, pageId, blockId };
    const fileId = await aRecordingOf(world, idOf('pupilOwner'));
    const { body } = await test.call(await as('pupilOwner'), giveAnswer, { blockId, fileId, isForClass: true });
    await expect.poll(() => teacher, { timeout: 1_000 }).toEqual([news]);
    await pause(200);
    expect(classmate).toEqual([]);
    await test.call(await as('teacherOfClass'), releaseAnswers, { blockId, ids: body.answers.map(({ id }) => id), isReleased: true });
    await expect.poll(() => classmate, { timeout: 1_000 }).toEqual([news]);
  });
});
