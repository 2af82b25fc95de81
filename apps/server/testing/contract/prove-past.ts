import { foreignMarker, type World } from '@pausenplatz/account/testing';
import { answerToPast, type LifeCycleName, lifeCycleNames, presentSelves } from '@pausenplatz/kernel-contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExampledCall } from '../all-calls.ts';
import type { ContractWorld } from './contract-world.ts';
import { childOfClass, wordsOf } from './prove-actors.ts';

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

/** The world in which this person stands in the place of their present self, for examples about oneself. */
function worldOf({ world, past }: ContractWorld, name: LifeCycleName): World {
  return name === 'pupilByCard' ? world : { ...world, people: { ...world.people, [presentSelves[name]]: past.people[name] } };
}

/** T1 for those who were something, or just became it. */
export function provePast(calls: readonly ExampledCall[], there: () => ContractWorld): void {
  let cells = 0;
  // In a part of its own, so that it is not asked where somebody runs another proof alone.
  describe('what those get who were something', () => {
    describe.each(calls.map((one) => [one.call.id, one] as const))('T1, once and just now: %s', (_id, { call, example }) => {
      it.each(lifeCycleNames)('%s', async (name) => {
        const { test, past } = there();
        const input = await example(worldOf(there(), name), presentSelves[name]);
        const { status, text, headers } = await test.call(await past.tokenOf(name), call, input);
        expect(status, text).toBe(answerToPast(call, name));
        const answer = `${text}\n${[...headers.values()].join('\n')}`;
        if (ofOwnSchool.includes(name)) expect(answer).not.toContain(foreignMarker);
        // A sign-in tells whoever knows the password who that is.
        if (strangersToChildren.includes(name) && call.actors.anonymous !== 200) expect(wordsOf(answer)).not.toContain(childOfClass);
        cells += 1;
      });
    });

    afterAll(() => {
      expect(cells).toBe(calls.length * lifeCycleNames.length);
    });
  });
}
