import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  adventLimits,
  copyAdvent,
  createAdvent,
  deleteAdvent,
  drawLots,
  editAdvent,
  fillDoor,
  judgeDoor,
  listAdvent,
  markOpened,
  openDoor,
  ownDoors,
  restoreAdvent,
  showAdvent,
  updateAdvent,
  updateDoor,
} from '../contract/index.ts';
import { aCalendar, adventTablesOf, words } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => adventTablesOf(world).deleteFrom('advent_calendar').execute());

const teacher = () => world.tokenOf('teacherOfClass');
const mia = () => world.people.pupilOwner.userId;
const noah = () => world.people.pupilSameClass.userId;
const today = () => zurichDay(world.services.clock.now());
const shown = async (token: string | null, id: string) => (await test.call(token, showAdvent, { id })).body;
const statesOf = async (id: string) => (await shown(await teacher(), id)).doorList.map(({ state }: { state: string }) => state);
const text = (words_: string) => ({ kind: 'text', title: '', text: words_ }) as const;

describe('a calendar', () => {
  it('begins with 24 doors of December and shows up in the list', async () => {
    const token = await teacher();
    const { id } = (await test.call(token, createAdvent, { title: 'Advent 2026', schoolClassId: world.ownClassId })).body;
    const { body } = await test.call(token, editAdvent, { id });
    expect(body.doors).toHaveLength(24);
    expect(body.settings).toMatchObject({ openHour: 6, mode: 'from', visibility: 'private' });
    expect(body.pupils.map(({ name }: { name: string }) => name)).toEqual(['Mia', 'Noah']);
    expect((await test.call(token, listAdvent, {})).body.calendars).toMatchObject([{ id, className: '3a', ready: 0, waiting: 0 }]);
  });

  it('keeps what was behind a door that is taken away for a while', async () => {
    const id = await aCalendar(world, {}, { 20: words('Zwanzig') });
    const token = await teacher();
    await test.call(token, updateAdvent, { id, changes: { doors: 10 } });
    expect((await test.call(token, editAdvent, { id })).body.doors).toHaveLength(10);
    expect((await test.call(token, updateDoor, { id, number: 20, changes: { content: null } })).body.code).toBe('ADVENT_DOOR_MISSING');
    await test.call(token, updateAdvent, { id, changes: { doors: 24 } });
    expect((await test.call(token, editAdvent, { id })).body.doors[19]?.content).toMatchObject({ text: 'Zwanzig' });
  });

  it('has settings that two people change at once, each another one', async () => {
    const id = await aCalendar(world);
    const token = await teacher();
    await Promise.all([
      test.call(token, updateAdvent, { id, changes: { title: 'Neu' } }),
      test.call(token, updateAdvent, { id, changes: { openHour: 9 } }),
    ]);
    expect((await test.call(token, editAdvent, { id })).body.settings).toMatchObject({ title: 'Neu', openHour: 9 });
  });

  it('goes into the trash and comes back', async () => {
    const id = await aCalendar(world);
    const token = await teacher();
    await test.call(token, deleteAdvent, { id });
    expect((await test.call(token, showAdvent, { id })).status).toBe(404);
    expect((await test.call(token, listAdvent, {})).body.calendars).toEqual([]);
    await test.call(token, restoreAdvent, { id });
    expect((await test.call(token, showAdvent, { id })).status).toBe(200);
  });

  it('is copied to the next year without what children made, and is nobody’s to see yet', async () => {
    const doors = { 1: words('Vom Team'), 2: { ...words('Von Mia'), pupil_id: mia() }, 3: { opens_on: '2026-12-06' } };
    const id = await aCalendar(world, { title: 'Advent 2026', starts_on: '2026-12-01', visibility: 'public' }, doors);
    const copied = (await test.call(await teacher(), copyAdvent, { id })).body.id;
    const { settings, doors: copies } = (await test.call(await teacher(), editAdvent, { id: copied })).body;
    expect(settings).toMatchObject({ title: 'Advent 2027', startsOn: '2027-12-01', visibility: 'private' });
    expect(copies.slice(0, 3)).toMatchObject([
      { content: { text: 'Vom Team' }, work: 'released' },
      { content: null, work: 'empty', pupilId: null },
      { opensOn: '2027-12-06' },
    ]);
  });

  it('has a bound, which is said in German', async () => {
    for (let count = 0; count < adventLimits.calendarsPerPerson; count += 1) await aCalendar(world);
    const { status, body } = await test.call(await teacher(), createAdvent, { title: 'Zu viel', schoolClassId: null });
    expect([status, body.code]).toEqual([409, 'ADVENT_TOO_MANY']);
    expect(body.messageBody).toContain(String(adventLimits.calendarsPerPerson));
  });
});

describe('the server’s clock', () => {
  const aWeek = (mode: 'day' | 'from' | 'end') =>
    aCalendar(
      world,
      { mode, starts_on: addDays(today(), -2), doors: 5 },
      Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, words(`Türchen ${number}`)])),
    );

  it.each([
    ['day', ['missed', 'missed', 'open', 'closed', 'closed']],
    ['from', ['open', 'open', 'open', 'closed', 'closed']],
    ['end', ['missed', 'missed', 'open', 'closed', 'closed']],
  ] as const)('decides by the mode %s', async (mode, states) => {
    const id = await aWeek(mode);
    expect(await statesOf(id)).toEqual(states);
    for (const [index, state] of states.entries()) {
      const { status } = await test.call(await world.tokenOf('pupilOwner'), openDoor, { id, number: index + 1 });
      expect([index, status]).toEqual([index, state === 'open' ? 200 : 409]);
    }
  });

  it('tells when the next door opens, and what the calendar was asked by', async () => {
    const id = await aWeek('from');
    const { changesAt, now } = await shown(await teacher(), id);
    expect(zurichDay(new Date(changesAt ?? 0))).toBe(addDays(today(), 1));
    expect(Math.abs(Date.parse(now) - world.services.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('remembers on the account what somebody has looked at', async () => {
    const id = await aWeek('from');
    const token = await world.tokenOf('pupilOwner');
    expect((await test.call(token, markOpened, { id, number: 1 })).status).toBe(200);
    expect((await test.call(token, markOpened, { id, number: 4 })).body.code).toBe('ADVENT_DOOR_CLOSED');
    expect((await shown(token, id)).doorList.filter(({ isOpened }: { isOpened: boolean }) => isOpened)).toHaveLength(1);
    expect((await shown(await world.tokenOf('pupilSameClass'), id)).doorList.some(({ isOpened }: { isOpened: boolean }) => isOpened)).toBe(
      false,
    );
  });
});

describe('a calendar that its class fills', () => {
  it('goes from the lot over the child to the teacher, and only then through the door', async () => {
    const id = await aCalendar(world, { doors: 2 });
    const [lea, child] = [await teacher(), await world.tokenOf('pupilOwner')];
    expect((await test.call(lea, drawLots, { id })).body.given).toBe(2);
    expect((await test.call(lea, drawLots, { id })).body.given).toBe(0);
    const number = (await test.call(child, ownDoors, { id })).body.doors[0]?.number ?? 0;
    await test.call(lea, updateDoor, { id, number, changes: { opensOn: today() } });
    const fill = (isHandedIn: boolean) => test.call(child, fillDoor, { id, number, content: text('Ein Igel'), isHandedIn });
    expect((await fill(false)).body.door.work).toBe('draft');
    expect((await fill(true)).body.door.work).toBe('waiting');
    expect((await test.call(child, openDoor, { id, number })).body.code).toBe('ADVENT_DOOR_CLOSED');
    expect((await test.call(lea, listAdvent, {})).body.calendars[0]).toMatchObject({ ready: 0, waiting: 1 });
    const back = await test.call(lea, judgeDoor, { id, number, isReleased: false, note: 'Schreib noch, wo er schläft.' });
    expect(back.body.door).toMatchObject({ work: 'returned', note: 'Schreib noch, wo er schläft.' });
    expect((await fill(true)).body.door).toMatchObject({ work: 'waiting', note: '' });
    await test.call(lea, judgeDoor, { id, number, isReleased: true });
    expect((await fill(true)).body.code).toBe('ADVENT_DOOR_RELEASED');
    expect((await test.call(child, openDoor, { id, number })).body).toMatchObject({ content: { text: 'Ein Igel' }, madeBy: 'Mia' });
  });

  it('says outside of the class that a class made it, and no name', async () => {
    const id = await aCalendar(world, { visibility: 'public' }, { 1: { ...words('Ein Igel'), pupil_id: mia() } });
    expect(await shown(null, id)).toMatchObject({ className: '3a', ownDoors: [] });
    for (const token of [null, await world.tokenOf('pupilOtherClass'), await world.tokenOf('teacherSameSchool')])
      expect((await test.call(token, openDoor, { id, number: 1 })).body.madeBy).toBeNull();
  });

  it('lets nobody fill a door that is another child’s, nor one child get what another one wrote', async () => {
    const id = await aCalendar(world, {}, { 1: { pupil_id: mia() }, 2: { ...words('Von Mia'), pupil_id: mia(), work: 'waiting' } });
    const other = await world.tokenOf('pupilSameClass');
    expect((await test.call(other, fillDoor, { id, number: 1, content: text('Ha!'), isHandedIn: true })).body.code).toBe(
      'ADVENT_DOOR_NOT_YOURS',
    );
    const { door } = (await test.call(await teacher(), updateDoor, { id, number: 2, changes: { pupilId: noah() } })).body;
    expect(door).toMatchObject({ pupilId: noah(), content: null, work: 'empty' });
    const elsewhere = world.people.pupilOtherClass.userId;
    expect((await test.call(await teacher(), updateDoor, { id, number: 3, changes: { pupilId: elsewhere } })).body.code).toBe(
      'ADVENT_PUPIL_ELSEWHERE',
    );
  });

  it('lets children fill it before anybody sees it', async () => {
    const id = await aCalendar(world, { visibility: 'private' }, { 1: { pupil_id: mia() } });
    expect((await test.call(await world.tokenOf('pupilOwner'), showAdvent, { id })).status).toBe(404);
    expect((await test.call(await world.tokenOf('pupilOwner'), ownDoors, { id })).body.doors).toHaveLength(1);
    expect((await test.call(await world.tokenOf('pupilSameClass'), ownDoors, { id })).status).toBe(404);
  });
});

describe('people who were there once', () => {
  const withoutPlace = async (table: 'class_teacher' | 'class_pupil', userId: string, work: () => Promise<void>) => {
    const rows = await world.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
    await world.db.deleteFrom(table).where('user_id', '=', userId).execute();
    await work();
    await world.db.insertInto(table).values(rows).execute();
  };

  it('find a calendar of the class no more, and a child who left has no door and no name in it', async () => {
    const id = await aCalendar(world, {}, { 1: { ...words('Von Mia'), pupil_id: mia() }, 2: { pupil_id: mia() } });
    await withoutPlace('class_teacher', world.people.teacherOfClass.userId, async () => {
      const token = await teacher();
      expect((await test.call(token, editAdvent, { id })).status).toBe(404);
      expect((await test.call(token, listAdvent, {})).body.calendars).toEqual([]);
    });
    await withoutPlace('class_pupil', mia(), async () => {
      const child = await world.tokenOf('pupilOwner');
      for (const call of [showAdvent, ownDoors]) expect((await test.call(child, call, { id })).status).toBe(404);
      expect((await test.call(child, fillDoor, { id, number: 2, content: text('Noch da'), isHandedIn: true })).status).toBe(404);
      const { doors } = (await test.call(await teacher(), editAdvent, { id })).body;
      expect(doors[0]).toMatchObject({ pupilId: null, pupilName: null, content: { text: 'Von Mia' } });
      expect((await test.call(await world.tokenOf('pupilSameClass'), openDoor, { id, number: 1 })).body.madeBy).toBeNull();
    });
  });

  it('and an archived class: its teacher looks back and changes nothing, others see it no more', async () => {
    const id = await aCalendar(world, { visibility: 'public' }, { 1: words('Guten Tag') });
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(new Date());
    const token = await teacher();
    expect((await test.call(token, showAdvent, { id })).body).toMatchObject({ canEdit: false });
    expect((await test.call(token, updateAdvent, { id, changes: { title: 'X' } })).body.code).toBe('CLASS_ARCHIVED');
    for (const other of [null, await world.tokenOf('pupilOwner')])
      expect((await test.call(other, openDoor, { id, number: 1 })).status).toBe(404);
    await archive(null);
  });

  it('an own calendar is its author’s alone, and public no more once the account lies in the trash', async () => {
    const id = await aCalendar(
      world,
      { class_id: null, owner_id: world.people.teacherSameSchool.userId, visibility: 'public' },
      { 1: words('Hallo') },
    );
    expect((await test.call(await teacher(), editAdvent, { id })).status).toBe(403);
    expect((await test.call(null, openDoor, { id, number: 1 })).status).toBe(200);
    const trash = (at: Date | null) =>
      world.db.updateTable('user_account').set({ deleted_at: at }).where('id', '=', world.people.teacherSameSchool.userId).execute();
    await trash(new Date());
    expect((await test.call(null, openDoor, { id, number: 1 })).status).toBe(404);
    await trash(null);
  });
});
