import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type DocumentsTables, storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { adventLimits, openDoor, showAdvent, updateAdvent, updateDoor } from '../contract/index.ts';
import { momentOn } from '../rules/door-day.ts';
import { aCalendar, words } from '../testing/index.ts';

let test: TestServer;
let world: World;
let calendarId = '';
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  calendarId = await aCalendar(world);
});

const teacher = () => world.tokenOf('teacherOfClass');
const none = { title: '', text: '' } as const;

/** A file of the teacher's, or of somebody else, that the store takes for one of this type. */
async function aFile(mimeType: string, owner: 'teacherOfClass' | 'teacherSameSchool' = 'teacherOfClass'): Promise<string> {
  const ownerId = world.people[owner].userId;
  const id = await storePicture(world.services, { ownerId, name: 'Igel', mimeType: 'image/png', content: await aPng(40, 30) });
  await ownTables<DocumentsTables>(world.services.db).updateTable('file').set({ mime_type: mimeType }).where('id', '=', id).execute();
  return id;
}
const put = async (content: object) =>
  // What is wrong is sent as well, past the types.
  test.call(await teacher(), updateDoor, { id: calendarId, number: 1, changes: { content: content as never } });
const read = async () => (await test.call(await world.tokenOf('pupilOwner'), openDoor, { id: calendarId, number: 1 })).body;

describe('behind a door', () => {
  it.each([
    ['text', async () => ({ ...none, text: 'Er schläft.' })],
    ['picture', async () => ({ ...none, fileId: await aFile('image/png'), alt: 'Igel im Laub' })],
    ['video', async () => ({ ...none, fileId: await aFile('video/mp4') })],
    ['audio', async () => ({ ...none, fileId: await aFile('audio/mpeg') })],
    ['link', async () => ({ ...none, url: 'https://www.igel.ch/winter' })],
    ['quiz', async () => ({ ...none, question: 'Was macht er?', answers: ['Er schläft.', 'Er fliegt.'], right: 0 })],
    ['block', async () => ({ ...none, type: 'Text', settings: { text: { type: 'doc', content: [{ type: 'paragraph' }] }, card: true } })],
  ] as const)('a child of the class finds what its teacher put there: %s', async (kind, make) => {
    const content = { kind, ...(await make()) };
    expect((await put(content)).status).toBe(200);
    const shown = (await read()).content;
    // A block's settings are completed by their type.
    expect('file' in shown).toBe('fileId' in content);
    expect(shown).toMatchObject(kind === 'block' ? { kind, type: 'Text' } : content);
    if ('file' in shown) expect((await test.fetch(shown.file.url)).status).toBe(200);
  });

  it('a block is told what the school says about services of others', async () => {
    await put({ kind: 'block', ...none, type: 'Video', settings: { url: 'https://vimeo.com/123456789', fileId: null, title: '' } });
    expect((await read()).content).toMatchObject({ kind: 'block', services: {} });
    const row = { school_id: world.ownSchoolId, service: 'vimeo', rule: 'forbidden', set_by: 'x' };
    await world.db
      .insertInto('service_rule' as never)
      .values(row)
      .execute();
    expect((await read()).content).toMatchObject({ services: { vimeo: 'forbidden' } });
  });

  it.each([
    ['a film where sound belongs', async () => ({ kind: 'audio', ...none, fileId: await aFile('video/mp4') }), 'FILE_NOT_FOUND'],
    [
      'a paper where a picture belongs',
      async () => ({ kind: 'picture', ...none, alt: '', fileId: await aFile('application/pdf') }),
      'FILE_NOT_FOUND',
    ],
    [
      'a file of somebody else',
      async () => ({ kind: 'video', ...none, fileId: await aFile('video/mp4', 'teacherSameSchool') }),
      'FILE_NOT_FOUND',
    ],
    ['a link that runs something', async () => ({ kind: 'link', ...none, url: 'javascript:alert(1)' }), 'INPUT_INVALID'],
    [
      'a quiz whose right answer is missing',
      async () => ({ kind: 'quiz', ...none, question: '?', answers: ['a', 'b'], right: 2 }),
      'INPUT_INVALID',
    ],
    ['a quiz with one answer', async () => ({ kind: 'quiz', ...none, question: '?', answers: ['a'], right: 0 }), 'INPUT_INVALID'],
    ['a block that there is not', async () => ({ kind: 'block', ...none, type: 'Zauberei', settings: {} }), 'ADVENT_BLOCK_WRONG'],
    ['a calendar in a calendar', async () => ({ kind: 'block', ...none, type: 'AdventCalendar', settings: {} }), 'ADVENT_BLOCK_WRONG'],
    ['nothing that is known', async () => ({ kind: 'game', ...none }), 'INPUT_INVALID'],
  ] as const)('there is never %s, and what was there stays', async (_name, make, code) => {
    await put({ kind: 'text', ...none, text: 'Bleibt.' });
    const { status, body } = await put(await make());
    expect([status >= 400 && status < 500, body.code]).toEqual([true, code]);
    expect((await read()).content).toMatchObject({ kind: 'text', text: 'Bleibt.' });
  });
});

describe('a calendar’s own opening hour', () => {
  it('and its size stay within what there is', async () => {
    const token = await teacher();
    for (const changes of [{ openHour: 24 }, { openHour: -1 }, { doors: 0 }, { doors: 32 }, { perRow: 0 }, { perRow: 8 }])
      expect((await test.call(token, updateAdvent, { id: calendarId, changes })).status).toBe(400);
    for (const changes of [
      { doors: adventLimits.doors, perRow: adventLimits.perRow },
      { doors: 1, perRow: 1 },
    ])
      expect((await test.call(token, updateAdvent, { id: calendarId, changes })).status).toBe(200);
  });

  it.each([0, 7, 12, 23])('opens its doors at %i o’clock in Zurich and not a minute before', async (openHour) => {
    const day = zurichDay(new Date(world.services.clock.now().getTime() + 2 * 86_400_000));
    const settings = { visibility: 'public', starts_on: day, doors: 1, open_hour: openHour } as const;
    const id = await aCalendar(world, settings, { 1: words('Guten Tag') });
    const state = async () => (await test.call(null, showAdvent, { id })).body.doorList[0]?.state;
    const opens = momentOn(day, openHour).getTime();
    const now = test.clock.now().getTime();
    test.clock.advance(opens - now - 60_000);
    expect([await state(), (await test.call(null, openDoor, { id, number: 1 })).body.code]).toEqual(['closed', 'ADVENT_DOOR_CLOSED']);
    test.clock.advance(60_000);
    expect([await state(), (await test.call(null, openDoor, { id, number: 1 })).status]).toEqual(['open', 200]);
  });
});
