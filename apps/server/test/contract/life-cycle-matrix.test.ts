import { foreignMarker, type PastWorld, seedPast, seedWorld, type World } from '@pausenplatz/account/testing';
import { answerToPast, type LifeCycleName, lifeCycleNames, presentSelves } from '@pausenplatz/kernel-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../support/all-calls.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let test: TestServer;
let world: World;
let past: PastWorld;
let cells = 0;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  past = await seedPast(world);
});

/** The world in which this person stands in the place of their present self, for examples about oneself. */
const worldOf = (name: LifeCycleName): World =>
  name === 'pupilByCard' ? world : { ...world, people: { ...world.people, [presentSelves[name]]: past.people[name] } };

/** Nothing about a child of 3a leaves for these, whatever the call is. */
const strangersToChildren: readonly LifeCycleName[] = [
  'formerTeacherOfClass',
  'formerTeacherOfSchool',
  'teacherOfArchivedClass',
  'movedPupil',
  'founderUnconfirmed',
  'adminOfSisterSchool',
  'adminWithoutSecondFactor',
  'personInTrash',
];
/** These belong to the own school alone, so that nothing of another one may reach them. */
const ofOwnSchool: readonly LifeCycleName[] = [
  'formerTeacherOfClass',
  'teacherOfArchivedClass',
  'movedPupil',
  'pupilByCard',
  'adminWithoutSecondFactor',
  'personInTrash',
];

describe('T1: each call answers those who were something, or just became it, as its contract declares', () => {
  describe.each(allCalls.map((one) => [one.call.id, one] as const))('%s', (_id, { call, example }) => {
    it.each(lifeCycleNames)('%s', async (name) => {
      const self = presentSelves[name];
      const input = await example(worldOf(name), self);
      const { status, text, headers } = await test.call(await past.tokenOf(name), call, input);
      expect(status, text).toBe(answerToPast(call, name));
      const answer = `${text}\n${[...headers.values()].join('\n')}`;
      if (ofOwnSchool.includes(name)) expect(answer).not.toContain(foreignMarker);
      // A sign-in tells whoever knows the password who that is.
      if (strangersToChildren.includes(name) && call.actors.anonymous !== 200) expect(answer).not.toContain('Mia');
      cells += 1;
    });
  });

  afterAll(() => {
    expect(cells).toBe(allCalls.length * lifeCycleNames.length);
  });
});
