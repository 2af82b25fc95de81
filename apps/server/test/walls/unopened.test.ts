import { seedWorld, type World } from '@pausenplatz/account/testing';
import { aCalendar, words } from '@pausenplatz/advent/testing';
import { aBreakout } from '@pausenplatz/breakouts/testing';
import { behindWall, nobodysWall, type Wall } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { walledDatabase, wallOfPerson } from '../../testing/walls.ts';

let world: World;
let db: Kysely<never>;
beforeAll(async () => {
  const test = await testServer();
  world = await seedWorld(test.server.services);
  for (const name of ['teacherOtherSchool', 'schoolAdminOther', 'pupilSameClass', 'teacherOfClass'] as const) await world.tokenOf(name);
  db = walledDatabase(test).db as unknown as Kysely<never>;
  await aCalendar(world, { visibility: 'public' }, { 1: words('Hinter dem Türchen'), 24: words('Noch lange zu') });
  await aBreakout(world, { page: { visibility: 'public' }, settings: { visitorsPlay: true }, ending: 'Geschafft!' });
});

const tables = ['advent_door', 'breakout', 'breakout_lock'] as const;
const rowsIn = (table: (typeof tables)[number], wall: Wall): Promise<number> =>
  behindWall(wall, async () => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length);

describe('what is public, and still closed', () => {
  it.each(tables)('%s has no row for a plain query of a stranger', async (table) => {
    const strangers = [nobodysWall, await wallOfPerson(world, 'teacherOtherSchool'), await wallOfPerson(world, 'schoolAdminOther')];
    for (const wall of strangers) expect(await rowsIn(table, wall)).toBe(0);
  });

  it.each(tables)('%s has its rows for those who make it and stand in their class', async (table) => {
    for (const name of ['teacherOfClass', 'pupilSameClass'] as const)
      expect(await rowsIn(table, await wallOfPerson(world, name)), name).toBeGreaterThan(0);
  });

  it('is there for a stranger as a whole, which is public', async () => {
    for (const table of ['advent_calendar', 'page'] as const)
      expect(await behindWall(nobodysWall, async () => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length)).toBe(1);
  });
});
