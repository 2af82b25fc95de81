import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { asSystem, newId, ownWork, transactAs } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopTablesOf } from '../testing/index.ts';
import { orderRow } from '../testing/rows.ts';
import { shopKeeps } from './keeps.ts';
import { sweepOrders } from './sweep.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
const db = () => shopTablesOf(world);
beforeEach(() => db().deleteFrom('shop_order').execute());

async function anOrderOf(orderedAt: string, more: object = {}): Promise<string> {
  const id = newId();
  const row = {
    ...orderRow({ id, user_id: world.people.teacherOfClass.userId, school_id: world.ownSchoolId }),
    ordered_at: new Date(orderedAt),
    ...more,
  };
  await db()
    .insertInto('shop_order')
    .values(row as never)
    .execute();
  return id;
}

/** What the erasure of an account does with the orders of the teacher. */
async function eraseTeacher(): Promise<void> {
  const { userId } = world.people.teacherOfClass;
  const fate = shopKeeps.people['shop_order.user_id']?.erased;
  if (typeof fate !== 'object' || !('by' in fate)) throw new Error('The orders of a person have no way of their own.');
  await asSystem(() =>
    transactAs<never>(world.services)((work) =>
      fate.by({ services: world.services, work: ownWork(work as never), id: userId, fileIds: new Set() }),
    ),
  );
}

describe('a bill', () => {
  it.each([
    ['2016-12-31T22:59:00Z', '2026-12-31T12:00:00Z', true],
    ['2016-01-01T12:00:00Z', '2026-12-31T12:00:00Z', true],
    ['2016-01-01T12:00:00Z', '2027-01-01T12:00:00Z', false],
    // Already the new year in Switzerland.
    ['2016-12-31T23:30:00Z', '2027-01-01T12:00:00Z', true],
  ])('of %s is there on %s: %s', async (orderedAt, now, isThere) => {
    const id = await anOrderOf(orderedAt);
    const services = { ...world.services, clock: { now: () => new Date(now) } };
    await asSystem(() => sweepOrders.run(services, undefined as never));
    expect(await db().selectFrom('shop_order').select('id').where('id', '=', id).execute()).toHaveLength(isThere ? 1 : 0);
  });

  it('counts from the year in which it was approved; what was declined is no bill, and goes after a year', async () => {
    const services = { ...world.services, clock: { now: () => new Date('2027-01-01T12:00:00Z') } };
    const approved = await anOrderOf('2016-12-20T12:00:00Z', { decided_at: new Date('2017-01-09T12:00:00Z') });
    await anOrderOf('2025-12-01T12:00:00Z', { state: 'declined', decided_at: new Date('2025-12-20T12:00:00Z') });
    await asSystem(() => sweepOrders.run(services, undefined as never));
    expect((await db().selectFrom('shop_order').select('id').execute()).map(({ id }) => id)).toEqual([approved]);
  });

  it('is none where it waits or was declined: with the account all of it goes', async () => {
    await anOrderOf('2026-11-20T12:00:00Z', { state: 'waiting' });
    await anOrderOf('2026-11-20T12:00:00Z', { state: 'declined' });
    await eraseTeacher();
    expect(await db().selectFrom('shop_order').select('id').execute()).toEqual([]);
  });

  it('names nobody once the account is erased, and stays a bill', async () => {
    const id = await anOrderOf('2026-11-20T12:00:00Z');
    await eraseTeacher();
    const { userId } = world.people.teacherOfClass;
    const row = await db().selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: '', email: '', comment: '', total: 3_300, delivery: { city: 'Bern' } });
    expect(JSON.stringify(row)).not.toContain(userId);
  });
});
