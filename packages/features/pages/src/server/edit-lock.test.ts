import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { sweepLocks } from './handlers/editing.ts';
import { addBlock, closeEditing, getPage, moveBlock, openEditing, overwriteEditing, renewEditing } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import { teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let lea: string | null;
let urs: string | null;
let page: { readonly id: string; readonly url: string };
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await teaches(world.db, world.people.teacherSameSchool.userId, world.ownClassId);
});
beforeEach(async () => {
  [lea, urs] = [await world.tokenOf('teacherOfClass'), await world.tokenOf('teacherSameSchool')];
  page = await aPage(world, { title: 'Wochenplan' });
});

const open = (token: string | null) => test.call(token, openEditing, { id: page.id });
const addSpace = (token: string | null, fence: number, afterId: string | null = null) =>
  test.call(token, addBlock, { pageId: page.id, fence, type: 'Space', afterId });

describe('the edit lock of a page', () => {
  it('is granted to the first who asks, with a fence to save under', async () => {
    const { status, body } = await open(lea);
    expect(status).toBe(200);
    expect(body).toMatchObject({ granted: true, fence: 1, lock: { holder: { firstName: 'Lea', lastName: 'Test' } } });
    const saved = await addSpace(lea, 1);
    expect(saved.body).toMatchObject({ block: { type: 'Space' }, revision: 2 });
  });

  it('tells the second teacher who edits and since when, and gives them no fence', async () => {
    const first = await open(lea);
    test.clock.advance(20_000);
    const second = await open(urs);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ granted: false, fence: null });
    expect(second.body.lock).toEqual(first.body.lock);
    expect(second.body.lock.holder.id).toBe(world.people.teacherOfClass.userId);
  });

  it('raises the fence when it is taken over, and refuses the late save of the former holder with the name of the new one', async () => {
    const before = (await open(lea)).body.fence ?? 0;
    const taken = await test.call(urs, overwriteEditing, { id: page.id });
    expect(taken.body.fence).toBe(before + 1);
    const late = await addSpace(lea, before);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'EDIT_FENCE_STALE', details: { holder: 'Urs Test', since: taken.body.lock.since } });
    expect((await addSpace(urs, taken.body.fence)).status).toBe(200);
    expect((await test.call(urs, getPage, { url: page.url })).body.blocks).toHaveLength(2);
  });

  it('is worth nothing to somebody else who guesses the fence', async () => {
    const { body } = await open(lea);
    expect((await addSpace(urs, body.fence ?? 0)).body.code).toBe('EDIT_FENCE_STALE');
  });

  it('lives on with each heartbeat, and ends 90 seconds after the last one', async () => {
    const { fence } = (await open(lea)).body;
    test.clock.advance(80_000);
    expect((await test.call(lea, renewEditing, { id: page.id, fence: fence ?? 0 })).status).toBe(200);
    test.clock.advance(80_000);
    expect((await open(urs)).body.granted).toBe(false);
    test.clock.advance(11_000);
    const after = await open(urs);
    expect(after.body).toMatchObject({ granted: true, fence: (fence ?? 0) + 1, lock: { holder: { firstName: 'Urs' } } });
    expect((await test.call(lea, renewEditing, { id: page.id, fence: fence ?? 0 })).body.code).toBe('EDIT_FENCE_STALE');
  });

  it('goes by the sweep when nobody beats any more, and stays while somebody does', async () => {
    const locks = async () => (await sql`select page_id from page_lock where page_id = ${page.id}`.execute(test.server.services.db)).rows;
    await open(lea);
    await sweepLocks.run(test.server.services, {} as never);
    expect(await locks()).toHaveLength(1);
    test.clock.advance(91_000);
    await sweepLocks.run(test.server.services, {} as never);
    expect(await locks()).toEqual([]);
  });

  it('is free again once it was given back; giving back what was lost harms nobody', async () => {
    const fence = (await open(lea)).body.fence ?? 0;
    expect((await test.call(lea, closeEditing, { id: page.id, mode: 'view', fence })).status).toBe(200);
    expect((await open(urs)).body.granted).toBe(true);
    expect((await test.call(lea, closeEditing, { id: page.id, fence })).status).toBe(200);
    expect((await open(lea)).body).toMatchObject({ granted: false, lock: { holder: { firstName: 'Urs' } } });
  });

  it('of one window is not given back by the same person closing another', async () => {
    const first = (await open(lea)).body.fence ?? 0;
    const second = (await open(lea)).body.fence ?? 0;
    expect((await test.call(lea, closeEditing, { id: page.id, fence: first })).status).toBe(200);
    expect((await test.call(lea, renewEditing, { id: page.id, fence: second })).status).toBe(200);
    expect((await test.call(lea, closeEditing, { id: page.id, fence: second })).status).toBe(200);
    expect((await open(urs)).body.granted).toBe(true);
  });

  it('is granted to exactly one of two who press the button in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const fresh = await aPage(world, { title: `Gleichzeitig ${round}` });
      const answers = await Promise.all([lea, urs].map((token) => test.call(token, openEditing, { id: fresh.id })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.granted)).toHaveLength(1);
      expect(answers[0]?.body.lock).toEqual(answers[1]?.body.lock);
    }
  });

  it('keeps every block in exactly one place when twenty moves come at once', async () => {
    const { fence } = (await open(lea)).body;
    for (let index = 0; index < 11; index += 1) await addSpace(lea, fence ?? 0);
    const before = (await test.call(lea, getPage, { url: page.url })).body;
    const ids = before.blocks.map(({ id }) => id);
    expect(ids).toHaveLength(12);
    const moves = Array.from({ length: 20 }, (_, index) => ({
      pageId: page.id,
      fence: fence ?? 0,
      blockId: ids[(index * 5) % 12] ?? '',
      afterId: index % 4 === 0 ? null : (ids[(index * 7 + 1) % 12] ?? ''),
    })).filter(({ blockId, afterId }) => blockId !== afterId);
    const answers = await Promise.all(moves.map((move) => test.call(lea, moveBlock, move)));
    expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200));
    const after = (await test.call(lea, getPage, { url: page.url })).body;
    expect(after.blocks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(after.blocks.map(({ position }) => position)).size).toBe(12);
    expect(after.revision).toBe(before.revision + moves.length);
    expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(moves.length);
  });
});
