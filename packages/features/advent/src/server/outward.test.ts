import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAdventToday, judgeDoor, markOpened } from '../contract/index.ts';
import { aCalendar, adventTablesOf, words } from '../testing/index.ts';
import { calendarLinks } from './links.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ PUBLIC_URL: 'https://pausenplatz.example' });
  world = await seedWorld(test.server.services);
});
beforeEach(() => adventTablesOf(world).deleteFrom('advent_calendar').execute());

const today = () => zurichDay(world.services.clock.now());

describe('a pasted link to a calendar', () => {
  const ask = (path: string) => test.fetch(`/oembed?url=${encodeURIComponent(`https://pausenplatz.example/advent/${path}`)}`);

  it('becomes its frame where everybody may see it', async () => {
    const id = await aCalendar(world, { visibility: 'public', title: 'Advent & <Licht>' }, { 1: words('Geheimes') });
    const body = await (await ask(id)).json();
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: 'Advent & <Licht>', width: 800, height: 900 });
    expect(body.html).toContain(
      `src="https://pausenplatz.example/advent/einbetten/${id}?widget=none" title="Advent &amp; &lt;Licht&gt;" width="800" height="900"`,
    );
    expect(JSON.stringify(body)).not.toContain('Geheimes');
  });

  it.each([
    ['of a class', () => aCalendar(world)],
    ['that is deleted', () => aCalendar(world, { visibility: 'public', deleted_at: new Date() })],
    ['that does not exist', async () => 'gibt-es-nicht'],
    ['of a frame', async () => `einbetten/${await aCalendar(world, { visibility: 'public' })}`],
  ])('%s becomes nothing', async (_name, make) => {
    expect((await ask(await make())).status).toBe(404);
  });
});

describe('what the home screen says of calendars', () => {
  const asked = async (who: Parameters<World['tokenOf']>[0]) => (await test.call(await world.tokenOf(who), getAdventToday, {})).body;

  it('tells a child the open door of today, and nothing of what is behind it or of another day', async () => {
    const id = await aCalendar(
      world,
      { starts_on: addDays(today(), -1), title: 'Unser Advent' },
      { 1: words('Gestern'), 2: words('Heute'), 3: words('Morgen') },
    );
    const said = await asked('pupilOwner');
    expect(said.doors).toEqual([{ calendarId: id, title: 'Unser Advent', doorType: 'window', number: 2, label: '2', isOpened: false }]);
    expect(said.calendarIds).toEqual([id]);
    expect(JSON.stringify(said)).not.toMatch(/Gestern|"Heute"|Morgen/);
    expect(Date.parse(said.changesAt)).toBeGreaterThan(Date.parse(said.now));
    await test.call(await world.tokenOf('pupilOwner'), markOpened, { id, number: 2 });
    expect((await asked('pupilOwner')).doors).toMatchObject([{ number: 2, isOpened: true }]);
    expect((await asked('pupilSameClass')).doors).toMatchObject([{ number: 2, isOpened: false }]);
  });

  it('says nothing of a door that is empty, waits for the teacher or opens later, and asks again when it may', async () => {
    const now = world.services.clock.now();
    const id = await aCalendar(world, {}, { 1: { ...words('Von Mia'), work: 'waiting', pupil_id: world.people.pupilOwner.userId } });
    await aCalendar(world, { starts_on: addDays(today(), 1) }, { 1: words('Morgen') });
    expect((await asked('pupilOwner')).doors).toEqual([]);
    expect(Date.parse((await asked('pupilOwner')).changesAt) - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    await test.call(await world.tokenOf('teacherOfClass'), judgeDoor, { id, number: 1, isReleased: true });
    expect((await asked('pupilOwner')).doors).toMatchObject([{ calendarId: id, number: 1 }]);
  });

  it('tells nobody of a calendar that the class does not see yet, that is deleted, or that another class has', async () => {
    await aCalendar(world, { visibility: 'private' }, { 1: words('Noch privat') });
    await aCalendar(world, { deleted_at: new Date() }, { 1: words('Gelöscht') });
    expect(await asked('pupilOwner')).toMatchObject({ doors: [], calendarIds: [] });
    await aCalendar(world, { visibility: 'public' }, { 1: words('Für alle') });
    expect(await asked('pupilOtherClass')).toMatchObject({ doors: [], calendarIds: [] });
    expect((await asked('pupilOwner')).doors).toHaveLength(1);
  });
});

describe('the links of calendars', () => {
  const link = (url: string, title = '') => ({
    content: JSON.stringify({ kind: 'link', title, text: '', url }),
    work: 'released' as const,
  });

  it('are told with the door they stand behind; of closed doors and drafts only to who teaches the class', async () => {
    const block = {
      kind: 'block',
      title: '',
      text: '',
      type: 'LinkList',
      settings: { links: [{ title: 'Igel', url: 'https://igel.ch' }] },
    };
    const id = await aCalendar(
      world,
      {},
      {
        1: link('https://heute.ch'),
        2: link('https://morgen.ch', 'Morgen'),
        3: { content: JSON.stringify(block), work: 'released', opens_on: today() },
        4: { ...link('https://entwurf.ch'), work: 'draft', opens_on: today() },
        30: link('https://nicht-gezeigt.ch'),
      },
    );
    const found = await calendarLinks(world.services, [world.ownSchoolId]);
    expect(found.map(({ url, label, isSecret }) => [url, label, isSecret])).toEqual([
      ['https://heute.ch', 'Türchen 1', false],
      ['https://morgen.ch', 'Morgen', true],
      ['https://igel.ch', 'Igel', false],
      ['https://entwurf.ch', 'Türchen 4', true],
    ]);
    expect(found[0]).toMatchObject({ of: { kind: 'class', id: world.ownClassId }, place: { path: `/tools/advent/bearbeiten/${id}` } });
    expect(await calendarLinks(world.services, [world.otherSchoolId])).toEqual([]);
  });
});
