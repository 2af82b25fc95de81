import { foreignMarker, seedWorld, type World } from '@pausenplatz/account/testing';
import { actorNames } from '@pausenplatz/kernel-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, gapsOf, servedCalls } from '../support/all-calls.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let test: TestServer;
let world: World;
let cells = 0;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

describe('T1: each call answers each of the thirteen actors as its contract declares', () => {
  it('knows every call that the server answers', () => {
    expect(gapsOf(servedCalls, allCalls)).toEqual([]);
    expect(allCalls.length).toBeGreaterThanOrEqual(33);
  });

  it('is not whole with a new call, without an example, or without a place for one actor', () => {
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

  it('has an actor for the own class, another class of the school, another school, and nobody', async () => {
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
  });

  describe.each(allCalls.map((one) => [one.call.id, one] as const))('%s', (_id, { call, example }) => {
    it.each(actorNames)('%s', async (actor) => {
      const input = await example(world, actor);
      const { status, text, headers } = await test.call(await world.tokenOf(actor), call, input);
      expect(status, text).toBe(call.actors[actor]);
      const isForeign = actor.endsWith('OtherSchool') || actor === 'schoolAdminOther';
      if (!isForeign) expect(`${text}\n${[...headers.values()].join('\n')}`).not.toContain(foreignMarker);
      cells += 1;
    });
  });

  afterAll(() => {
    expect(cells).toBe(allCalls.length * actorNames.length);
  });
});
