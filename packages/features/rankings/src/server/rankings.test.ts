import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { recordAttempts } from '@pausenplatz/progress/server';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getClassLights, getOwnRanking, getRanking, setClassRanking, setOwnRanking } from '../contract/index.ts';
import type { RankingsTables } from './index.ts';
import { refreshRankings } from './refresh.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  // A Thursday in the middle of a school year: there is a day before, in the same week.
  test.clock.until((now) => now.getUTCDay() === 4 && now.getUTCHours() === 9 && now.getUTCMonth() === 10);
  world = await seedWorld(test.server.services);
});
const db = () => ownTables<RankingsTables>(world.services.db);
type Child = 'pupilOwner' | 'pupilSameClass' | 'pupilOtherClass' | 'pupilOtherSchool';
const as = (who: ActorName) => world.tokenOf(who);

beforeEach(async () => {
  for (const table of ['rankings_person', 'rankings_class', 'rankings_value'] as const) await db().deleteFrom(table).execute();
  await db()
    .deleteFrom('progress_sum' as never)
    .execute();
});

/** So many points on a day before today. */
async function earned(who: Child, points: number, daysAgo = 0): Promise<void> {
  const at = new Date(test.clock.now().getTime() - daysAgo * 86_400_000);
  const attempts = Array.from({ length: points }, () => ({
    attemptId: newId(),
    item: newId(),
    isRight: true,
    showsKnowing: true,
    worth: 1,
    ms: 1_000,
    at,
  }));
  await recordAttempts(
    { db: world.services.db as never },
    { userId: world.people[who].userId, trainer: 'multiplication', runId: 'r', mode: 'training', attempts },
  );
}
const refresh = () => refreshRankings.run(test.server.services, {} as never);
const isOn = async (who: Child, isListed = true) => (await test.call(await as(who), setOwnRanking, { isListed, newAlias: false })).body;
const open = async (isListed: boolean) => test.call(await as('teacherOfClass'), setClassRanking, { classId: world.ownClassId, isListed });
const listed = async (who: ActorName, list: 'points' | 'multiplication' | 'memory' = 'points') =>
  (await test.call(who === 'anonymous' ? null : await as(who), getRanking, { list })).body;

it('shows by alias who wants it and whose class is open, the best first, and to each their own place', async () => {
  await earned('pupilOwner', 3);
  await earned('pupilSameClass', 5);
  await earned('pupilOtherSchool', 9);
  await refresh();
  const own = await isOn('pupilOwner');
  const other = await isOn('pupilSameClass');
  await isOn('pupilOtherSchool');
  expect(own.mayBeListed).toBe(false);
  expect((await listed('anonymous')).rows).toEqual([]);
  // Their own place everybody sees.
  expect((await listed('pupilOwner')).own).toMatchObject({ place: 1, value: 3, around: [{ place: 1, value: 3, isOwn: true }] });
  await open(true);
  expect((await test.call(await as('pupilOwner'), getOwnRanking, {})).body.mayBeListed).toBe(true);
  // The class of the other school is not open.
  expect((await listed('anonymous')).rows).toEqual([
    { place: 1, alias: other.alias, value: 5, isOwn: false },
    { place: 2, alias: own.alias, value: 3, isOwn: false },
  ]);
  expect((await listed('pupilOwner')).own?.around.map(({ place, isOwn }) => [place, isOwn])).toEqual([
    [1, false],
    [2, true],
  ]);
  await isOn('pupilOwner', false);
  expect((await listed('pupilOwner')).rows.map(({ alias }) => alias)).toEqual([other.alias]);
  expect((await listed('pupilOwner')).own?.place).toBe(2);
  expect((await listed('anonymous', 'memory')).rows).toEqual([]);
});

it('of equal values the earlier one stands first, and what is gone is gone at the next refresh', async () => {
  await open(true);
  await earned('pupilOwner', 2);
  await earned('pupilSameClass', 2, 3);
  const [own, other] = [await isOn('pupilOwner'), await isOn('pupilSameClass')];
  await refresh();
  expect((await listed('anonymous')).rows.map(({ alias }) => alias)).toEqual([other.alias, own.alias]);
  await db()
    .deleteFrom('progress_sum' as never)
    .execute();
  await refresh();
  expect((await listed('anonymous')).rows).toEqual([]);
});

it('who went stands on no list: out of the class, or in the trash', async () => {
  await open(true);
  await earned('pupilOwner', 2);
  await earned('pupilSameClass', 1);
  await isOn('pupilOwner');
  const other = await isOn('pupilSameClass');
  await refresh();
  const { userId } = world.people.pupilOwner;
  const aliases = async () => (await listed('anonymous')).rows.map(({ alias }) => alias);
  const inTrash = async (at: Date | null) =>
    world.db.updateTable('user_account').set({ deleted_at: at }).where('id', '=', userId).execute();
  expect(await aliases()).toHaveLength(2);
  await inTrash(test.clock.now());
  expect(await aliases()).toEqual([other.alias]);
  await inTrash(null);
  const archived = async (at: Date | null) =>
    world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
  await archived(test.clock.now());
  expect(await aliases()).toEqual([]);
  await archived(null);
});

it('an alias is drawn once, however many devices look at the same moment', async () => {
  const token = await as('pupilOwner');
  const drawn = await Promise.all(Array.from({ length: 4 }, () => test.call(token, getOwnRanking, {})));
  expect(new Set(drawn.map(({ body }) => body.alias)).size).toBe(1);
});

it('an alias is one’s own, and another one is drawn when it is wanted', async () => {
  const [first, again] = [await isOn('pupilOwner'), await isOn('pupilOwner')];
  expect(again.alias).toBe(first.alias);
  const { body } = await test.call(await as('pupilOwner'), setOwnRanking, { isListed: true, newAlias: true });
  expect(body.alias).not.toBe(first.alias);
});

it('the light of a child burns from its second day of the week on, and weighs as much as any other', async () => {
  const lights = async (who: ActorName) => (await test.call(await as(who), getClassLights, { classId: world.ownClassId })).body;
  const before = await lights('pupilOwner');
  await earned('pupilOwner', 40);
  expect(await lights('pupilOwner')).toMatchObject({ lit: before.lit, isOwnLit: false });
  await earned('pupilOwner', 1, 1);
  expect(await lights('pupilOwner')).toMatchObject({ lit: before.lit + 1, isOwnLit: true });
  expect(await lights('teacherOfClass')).toMatchObject({ isOwnLit: null, canSet: true });
});
