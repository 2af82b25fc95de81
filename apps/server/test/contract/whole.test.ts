import { foreignMarker, seedWorld } from '@pausenplatz/account/testing';
import { clientHeader } from '@pausenplatz/kernel-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls, gapsOf, servedCalls } from '../../testing/all-calls.ts';
import { childOfClass } from '../../testing/contract/prove-actors.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await testServer();
});

describe('T1, T17 and T19 are whole', () => {
  it('know every call that the server answers', () => {
    expect(gapsOf(servedCalls, allCalls)).toEqual([]);
  });

  it('are not whole with a new call, without an example, or without a place for one actor', () => {
    const [first, ...others] = allCalls;
    if (!first) throw new Error('There is no call at all.');
    const { anonymous: _left, ...rest } = first.call.actors;
    const withoutRow = { ...first, call: { ...first.call, actors: rest as typeof first.call.actors } };
    const withoutExample = { ...first, example: undefined as never };
    expect(gapsOf([...servedCalls, 'GET neu/abc'], allCalls)).toEqual(['GET neu/abc']);
    expect(gapsOf(servedCalls, others)).toEqual([first.call.id]);
    expect(gapsOf(servedCalls, [withoutRow, ...others])).toEqual([`${first.call.id}: anonymous`]);
    expect(gapsOf(servedCalls, [withoutExample, ...others])).toEqual([`${first.call.id}: example`]);
  });

  it('have an actor for the own class, another class of the school, another school, and nobody', async () => {
    const world = await seedWorld(test.server.services);
    const { db, people } = world;
    const rows = (table: 'class_teacher' | 'class_pupil') => db.selectFrom(table).select(['class_id', 'user_id']).execute();
    const classes = [...(await rows('class_teacher')), ...(await rows('class_pupil'))];
    const classesOf = (who: keyof typeof people) => classes.filter((row) => row.user_id === people[who].userId).map((row) => row.class_id);
    const { ownClassId, otherClassId, foreignClassId } = world;
    expect(['pupilOwner', 'pupilSameClass', 'teacherOfClass'].map((who) => classesOf(who as keyof typeof people))).toEqual(
      Array.from({ length: 3 }, () => [ownClassId]),
    );
    expect([classesOf('pupilOtherClass'), classesOf('teacherSameSchool')]).toEqual([[otherClassId], [otherClassId]]);
    expect([classesOf('pupilOtherSchool'), classesOf('teacherOtherSchool')]).toEqual([[foreignClassId], [foreignClassId]]);
    expect([classesOf('schoolAdminOwn'), classesOf('schoolAdminOther'), classesOf('private')]).toEqual([[], [], []]);
    expect([await world.tokenOf('anonymous'), await world.tokenOf('linkHolder')]).toEqual([null, null]);
    // The words that are searched for in answers really name somebody of either school.
    const named = await db
      .selectFrom('user_account')
      .select('first_name')
      .where('id', 'in', [people.pupilOwner.userId, people.pupilOtherSchool.userId])
      .execute();
    expect(named.map((row) => row.first_name).toSorted()).toEqual([foreignMarker, childOfClass]);
  });
});

/** Calls that are called after something new and take no key: why the second time makes no second one, or may. */
const newWithoutKey: Readonly<Record<string, string>> = {
  'account/handover/create': 'the code before ends',
  'ai/prompt/school/add': 'a prompt stands on the list once',
  'homework/share/create': 'the answer is a secret, which is kept nowhere',
  'homework/feed/create': 'the one before ends',
  'homework/week/copy': 'what stands there already comes once',
  'icon/addusericon': 'a picture is there once',
  'passwordsafe/add': 'its id is the caller’s; what is kept for a key would tell of a password',
  'passwordsafe/vault/add-items': 'the ids are the caller’s, and what is there stays',
  'passwordsafe/vault/create': 'a person has one',
};

it('every call that by its name makes something new takes a key, so that a second try makes no second one', () => {
  const making = allCalls
    .map(({ call }) => call)
    .filter(({ path, mutates }) => mutates && /\/(?:add[\w-]*|create|new|copy|duplicate)$/.test(path));
  expect(making.length).toBeGreaterThan(20);
  const keyless = making.filter(({ idempotent }) => idempotent !== true).map(({ path }) => path);
  expect(keyless.toSorted()).toEqual(Object.keys(newWithoutKey).toSorted());
});

describe('T19: what is no call at all', () => {
  it('refuses bodies that are no JSON, too deep, too long or of another type', async () => {
    const send = (body: string, type = 'application/json') =>
      test.fetch('/api/auth/login', { method: 'POST', headers: { [clientHeader]: '1', 'content-type': type }, body });
    const answers = [
      await send('{'),
      await send(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
      await send(`{"UserName":${'{"a":'.repeat(60)}1${'}'.repeat(60)},"Password":"x"}`),
      await send(`{"UserName":"${'x'.repeat(300_000)}","Password":"x"}`),
      await send('<a/>', 'text/xml'),
      await send('{"__proto__":{"isAdmin":true},"UserName":"a","Password":"b"}'),
      await send('[]'),
      await send('null'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 413, 415, 400, 400, 400]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ messageTitle: expect.any(String) });
  });

  it('answers unknown paths, verbs and broken addresses with a refusal', async () => {
    for (const [path, method] of [
      ['/api/gibt-es-nicht', 'GET'],
      ['/api/auth/login', 'DELETE'],
      ['/api/pages/get/%E0%A4%A', 'GET'],
      ['/files/../../etc/passwd', 'GET'],
      ['/api/pages/get/%00', 'GET'],
    ] as const) {
      const answer = await test.fetch(path, { method });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      expect(await answer.json()).toMatchObject({ code: expect.any(String) });
    }
  });
});
