import { foreignMarker } from '@pausenplatz/account/testing';
import { type ActorName, actorNames } from '@pausenplatz/kernel-contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExampledCall } from '../all-calls.ts';
import type { ContractWorld } from './contract-world.ts';

/** A first name of a child of the own class; no answer to somebody of another school may hold it. */
export const childOfClass = 'Mia';
const isForeign = (actor: ActorName): boolean => actor.endsWith('OtherSchool') || actor === 'schoolAdminOther';

/** What an answer says in words: three letters stand in one of many random ids sooner or later. */
export const wordsOf = (answer: string): string => answer.replaceAll(/[\w-]{22,}/g, '');

/** T1: each call answers each of the thirteen actors as its contract declares, with nothing of schools that are not theirs. */
export function proveActors(calls: readonly ExampledCall[], there: () => ContractWorld): void {
  let cells = 0;
  // In a part of its own, so that it is not asked where somebody runs another proof alone.
  describe('what each actor gets', () => {
    describe.each(calls.map((one) => [one.call.id, one] as const))('T1: %s', (_id, { call, example }) => {
      it.each(actorNames)('%s', async (actor) => {
        const { test, world } = there();
        const input = await example(world, actor);
        const { status, text, headers } = await test.call(await world.tokenOf(actor), call, input);
        expect(status, text).toBe(call.actors[actor]);
        const answer = `${text}\n${[...headers.values()].join('\n')}`;
        if (!isForeign(actor)) expect(answer).not.toContain(foreignMarker);
        // What visitors are told, and who signs in with the right password, foreign people are told as well.
        else if (call.actors.anonymous !== 200) expect(wordsOf(answer)).not.toContain(childOfClass);
        cells += 1;
      });
    });

    afterAll(() => {
      expect(cells).toBe(calls.length * actorNames.length);
    });
  });
}
