import { foreignMarker, seedWorld, type World } from '@pausenplatz/account/testing';
import { actorNames } from '@pausenplatz/kernel-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, undeclaredCalls } from '../support/all-calls.ts';
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
    expect(undeclaredCalls()).toEqual([]);
    expect(allCalls.length).toBeGreaterThanOrEqual(33);
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
