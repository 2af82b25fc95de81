import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, shopLimits, listShop, setShopDone } from '../contract/index.ts';
import { anEntry } from '../testing/index.ts';
import type { ShopTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
const db = () => ownTables<ShopTables>(world.services.db);
beforeEach(() => db().deleteFrom('shop_entry').execute());

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const tokenOf = (name: Person) => aToken(world.services, world.db, world.people[name].userId);
const listOf = async (name: Person) => (await test.call(await tokenOf(name), listShop, { classId: world.ownClassId })).body;

describe('the entries of a class', () => {
  it('are written by its teacher, newest first, and read by its pupils', async () => {
    const token = await tokenOf('teacherOfClass');
    for (const title of ['Schal', 'Mütze']) {
      const { status, body } = await test.call(token, addShop, { classId: world.ownClassId, title });
      expect([status, body.entry]).toMatchObject([200, { title, done: false }]);
      test.clock.advance(1_000);
    }
    expect(await listOf('teacherOfClass')).toMatchObject({ entries: [{ title: 'Mütze' }, { title: 'Schal' }], canWrite: true });
    expect(await listOf('pupilOwner')).toMatchObject({ entries: [{ title: 'Mütze' }, { title: 'Schal' }], canWrite: false });
  });

  it('are ticked off, and that is taken back', async () => {
    const id = await anEntry(world);
    const token = await tokenOf('teacherOfClass');
    for (const done of [true, false]) {
      expect((await test.call(token, setShopDone, { id, done })).body.entry.done).toBe(done);
      expect((await listOf('pupilOwner')).entries).toMatchObject([{ id, done }]);
    }
  });

  it('have a bound, which is said in German', async () => {
    for (let count = 0; count < shopLimits.entriesPerClass; count += 1) await anEntry(world);
    const { status, body } = await test.call(await tokenOf('teacherOfClass'), addShop, { classId: world.ownClassId, title: 'Zu viel' });
    expect([status, body.code]).toEqual([409, 'SHOP_FULL']);
    expect(body.messageBody).toContain(String(shopLimits.entriesPerClass));
  });

  it('of an archived class stay as they are', async () => {
    const id = await anEntry(world);
    const token = await tokenOf('teacherOfClass');
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(new Date());
    expect((await test.call(token, setShopDone, { id, done: true })).body.code).toBe('CLASS_ARCHIVED');
    expect((await listOf('teacherOfClass')).canWrite).toBe(false);
    await archive(null);
  });
});
