import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCalendar, words } from '../testing/index.ts';

const site = 'https://www.schule-sonnenberg.ch';
let test: TestServer;
let world: World;
let id: string;
beforeAll(async () => {
  test = await testServer({ PUBLIC_URL: 'https://pausenplatz.example' });
  world = await seedWorld(test.server.services);
  await world.db
    .insertInto('embed_origin' as never)
    .values({ school_id: world.ownSchoolId, origin: site, created_by: 'x' })
    .execute();
  const today = zurichDay(world.services.clock.now());
  id = await aCalendar(world, { visibility: 'public', starts_on: today, open_hour: 0 }, { 1: words('Ein Igel'), 2: words('Geheimes') });
});

const ask = async (path: string, origin: string | null = site) => {
  const response = await test.fetch(`/embed/advent/${path}`, { headers: origin === null ? {} : { origin } });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('a calendar that another website draws itself', () => {
  it('is read by an allowed website, without a cookie and by no other header than the one that lets its script read', async () => {
    const { status, headers, body } = await ask(id);
    expect([status, body.id, body.doorList.length]).toEqual([200, id, 24]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('opens the door of today and none of tomorrow', async () => {
    expect((await ask(`${id}/1`)).body.content.text).toBe('Ein Igel');
    expect(await ask(`${id}/2`)).toMatchObject({ status: 409, body: { code: 'ADVENT_DOOR_CLOSED' } });
  });

  it('is not for a website that the school does not know, which learns the reason', async () => {
    for (const origin of ['https://fremd.example', `${site}.boese.example`, 'null', 'http://www.schule-sonnenberg.ch']) {
      const { status, headers, body } = await ask(id, origin);
      expect([origin, status, body.code, headers.get('access-control-allow-origin')]).toEqual([origin, 403, 'ADVENT_WEBSITE', '*']);
    }
  });

  it('is not there while it is not public, and not for who is signed in either', async () => {
    const own = await aCalendar(
      world,
      { visibility: 'class', starts_on: zurichDay(world.services.clock.now()) },
      { 1: words('Nur für uns') },
    );
    const token = await world.tokenOf('teacherOfClass');
    for (const path of [own, `${own}/1`]) {
      const response = await test.fetch(`/embed/advent/${path}`, { headers: { origin: site, authorization: `Bearer ${token}` } });
      expect([response.status, (await response.json()).code]).toEqual([404, 'ADVENT_NOT_FOUND']);
    }
  });

  it.each(['x', '%00', 'a'.repeat(300), '..%2f..', 'x/1', 'x/abc', 'x/1e9', 'x/-1', 'x/%20'])('says not found to %s', async (path) => {
    const { status } = await ask(path);
    expect([400, 404, 414]).toContain(status);
  });

  it('says not found to a door that no calendar has', async () => {
    for (const door of ['0', '99', '1.5', 'NaN', 'abc']) expect((await ask(`${id}/${door}`)).status).toBe(404);
  });
});
