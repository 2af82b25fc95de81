import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { actorNames } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adventCalls, adventLimits, openDoor, updateAdvent, updateDoor } from '../contract/index.ts';
import { aCalendar, words } from '../testing/index.ts';

/** Stands in what is behind doors whose time has not come, and nowhere else. */
const marker = 'zukunftsgeheimnis';
let test: TestServer;
let world: World;
let calendarId: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  const tomorrow = addDays(zurichDay(world.services.clock.now()), 1);
  const doors = Array.from({ length: adventLimits.doors }, (_, index) => [index + 1, words(`${marker} ${index + 1}`)] as const);
  calendarId = await aCalendar(world, { visibility: 'public', starts_on: tomorrow }, Object.fromEntries(doors));
});

/** What any call of the feature could be asked about this calendar. */
const asked = () => ({ id: calendarId, number: 1 });
const readers = actorNames.filter((name) => name !== 'teacherOfClass');

describe('what is behind a door before its time', () => {
  it('is in no answer of any call, whoever asks but the teacher of the class', async () => {
    let seen = 0;
    for (const name of readers)
      for (const call of Object.values(adventCalls)) {
        // Changes are not made here: what they answer is their author's.
        if (call.mutates && name !== 'pupilOwner') continue;
        const input = Object.fromEntries(Object.entries(asked()).filter(([key]) => key in shapeOf(call.input)));
        // The shape of every input is the call's own; what is missing is refused, which is an answer as well.
        const { body } = await test.call(await world.tokenOf(name), call, input as never);
        expect(JSON.stringify(body), `${call.id} for ${name}`).not.toContain(marker);
        seen += 1;
      }
    expect(seen).toBeGreaterThan(80);
  });

  it('is refused for every door, one by one, also by numbers that do not exist', async () => {
    for (const name of ['anonymous', 'pupilOwner', 'teacherSameSchool'] as const)
      for (const number of [1, 2, 24, 25, 31]) {
        const { status, body } = await test.call(await world.tokenOf(name), openDoor, { id: calendarId, number });
        expect([status, body.code]).toEqual([409, 'ADVENT_DOOR_CLOSED']);
      }
  });

  it('is in nothing that other websites read, without a frame', async () => {
    const numbers = Array.from({ length: adventLimits.doors }, (_, index) => `/${index + 1}`);
    for (const path of ['', ...numbers]) {
      const response = await test.fetch(`/embed/advent/${calendarId}${path}`);
      expect([path, response.status]).toEqual([path, path === '' ? 200 : 409]);
      expect(await response.text()).not.toContain(marker);
    }
  });

  it('is in no message of the hub, whatever its author does with it', async () => {
    const send = vi.spyOn(test.server.services.hub, 'send');
    const token = await world.tokenOf('teacherOfClass');
    const content = { kind: 'text', title: marker, text: `${marker} neu` } as const;
    expect((await test.call(token, updateDoor, { id: calendarId, number: 2, changes: { content } })).status).toBe(200);
    expect((await test.call(token, updateAdvent, { id: calendarId, changes: { lead: 'Bald' } })).status).toBe(200);
    expect(send.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(send.mock.calls)).toContain(calendarId);
    expect(JSON.stringify(send.mock.calls)).not.toContain(marker);
    send.mockRestore();
  });

  it('shows by the very call that keeps it once its time has come, so that the test can fail', async () => {
    test.clock.advance(24 * 60 * 60 * 1_000);
    const { body } = await test.call(null, openDoor, { id: calendarId, number: 1 });
    expect(JSON.stringify(body)).toContain(marker);
    expect(await (await test.fetch(`/embed/advent/${calendarId}/1`)).text()).toContain(marker);
  });
});

/** Fields of an input's schema. */
const shapeOf = (schema: unknown): object => (schema as { readonly shape?: object }).shape ?? {};
