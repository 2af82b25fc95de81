import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { actorNames } from '@pausenplatz/kernel-contract';
import { getPage, searchPages } from '@pausenplatz/pages/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { breakoutsCalls, getBreakoutGame, type LockContent, saveBreakoutLock, tryBreakoutLock } from '../contract/index.ts';
import { aBreakout, aLock, aTeam } from '../testing/index.ts';

/** Stands in solutions, hints that are closed, later locks and the ending, and nowhere else. */
const marker = 'schlossgeheimnis';
let test: TestServer;
let world: World;
let planted: Awaited<ReturnType<typeof aBreakout>>;
let token: string;

const secret = { kind: 'word', words: [`${marker} eins`] } as const;
const later = (index: number): LockContent =>
  aLock({
    title: `${marker} ${index}`,
    story: marker,
    task: marker,
    secret: { kind: 'order', items: ['a1', 'b2', 'c3'].map((id) => ({ id, text: `${marker} ${id}` })) },
    hints: [{ text: marker, minutes: null }],
  });

beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  planted = await aBreakout(world, {
    page: { visibility: 'public' },
    settings: { visitorsPlay: true },
    locks: [aLock({ secret: { ...secret, words: [...secret.words] }, hints: [{ text: marker, minutes: 5 }] }), later(2), later(3)],
    ending: marker,
  });
  ({ token } = await aTeam(world, planted));
});

/** What any call of the feature could be asked about this breakout. */
const asked = () => ({
  blockId: planted.blockId,
  token,
  lockId: planted.lockIds[0],
  id: planted.lockIds[1],
  name: 'Füchse',
  code: 'XXXXX',
  shown: 0,
  answer: { kind: 'word', value: 'falsch' },
});
/** Fields of an input's schema. */
const shapeOf = (schema: unknown): object => (schema as { readonly shape?: object }).shape ?? {};

describe('what is locked', () => {
  it('is in no answer of any call, whoever asks but who changes the page', async () => {
    let answered = 0;
    for (const name of actorNames.filter((one) => one !== 'teacherOfClass' && one !== 'schoolAdminOwn'))
      for (const call of Object.values(breakoutsCalls)) {
        const input = Object.fromEntries(Object.entries(asked()).filter(([key]) => key in shapeOf(call.input)));
        // The shape of every input is the call's own; what is missing is refused, which is an answer as well.
        const { status, body } = await test.call(await world.tokenOf(name), call, input as never);
        expect(JSON.stringify(body), `${call.id} for ${name}`).not.toContain(marker);
        if (status === 200) answered += 1;
      }
    expect(answered).toBeGreaterThan(20);
  });

  it('is in no page: not in its call, its search, its HTML, nor a frame of it', async () => {
    for (const name of ['anonymous', 'pupilOwner', 'teacherOfClass'] as const) {
      const session = await world.tokenOf(name);
      expect(JSON.stringify((await test.call(session, getPage, { url: planted.url })).body)).toContain('Nachts im Schulhaus');
      expect(JSON.stringify((await test.call(session, getPage, { url: planted.url })).body)).not.toContain(marker);
    }
    const found = (await test.call(await world.tokenOf('pupilOwner'), searchPages, { words: marker })).body;
    expect(JSON.stringify(found)).not.toContain(planted.url);
    for (const path of [`/seite/${planted.url}`, `/einbetten/seite/${planted.url}`])
      expect(await (await test.fetch(path)).text(), path).not.toContain(marker);
  });

  it('is in no message of the hub, whatever is done with it', async () => {
    const send = vi.spyOn(test.server.services.hub, 'send');
    const lea = await world.tokenOf('teacherOfClass');
    const saved = await test.call(lea, saveBreakoutLock, { blockId: planted.blockId, id: planted.lockIds[1] ?? '', lock: later(2) });
    expect(JSON.stringify(saved.body)).toContain(marker);
    expect(JSON.stringify(send.mock.calls)).toContain(planted.blockId);
    expect(JSON.stringify(send.mock.calls)).not.toContain(marker);
    send.mockRestore();
  });

  it('opens by the very calls that keep it, so that the test can fail', async () => {
    const at = { blockId: planted.blockId, token };
    const lockId = planted.lockIds[0] ?? '';
    test.clock.advance(5 * 60_000);
    expect(JSON.stringify((await test.call(null, getBreakoutGame, at)).body)).toContain(marker);
    const answer = { kind: 'word', value: secret.words[0] } as const;
    const { body } = await test.call(null, tryBreakoutLock, { ...at, lockId, answer });
    expect(body.game.lock?.title).toBe(`${marker} 2`);
    expect(JSON.stringify(body)).not.toContain(`${marker} 3`);
    // In the right order it never stands.
    expect(body.game.lock?.mechanism).not.toMatchObject({ items: [{ id: 'a1' }, { id: 'b2' }, { id: 'c3' }] });
  });
});
