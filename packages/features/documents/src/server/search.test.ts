import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchFiles } from '../contract/index.ts';
import { aPng } from '../testing/index.ts';
import { storePicture } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from file`.execute(world.db);
});

type ActorName = keyof World['people'];
const store = async (actor: ActorName, name: string) =>
  storePicture(world.services, { ownerId: world.people[actor].userId, name, mimeType: 'image/png', content: await aPng(8, 8) });
const search = async (actor: ActorName, words: string, all = false) =>
  (await test.call(await world.tokenOf(actor), searchFiles, { words, all })).body;
const names = async (actor: ActorName, words: string) => (await search(actor, words)).hits.map(({ name }) => name);

describe('the search of own files', () => {
  it('finds them by the words of their names, however an umlaut is written', async () => {
    await store('teacherOfClass', 'Igel-im_Laub.png');
    await store('teacherOfClass', 'Übungsblatt Mühle.png');
    expect(await names('teacherOfClass', 'laub igel')).toEqual(['Igel-im_Laub.png']);
    for (const words of ['muehle', 'MÜHLE', 'ubungsbl']) expect(await names('teacherOfClass', words)).toEqual(['Übungsblatt Mühle.png']);
    expect(await names('teacherOfClass', 'blatt')).toEqual([]);
  });

  it('leads to where each is looked at', async () => {
    await store('teacherOfClass', 'Igel.png');
    const { hits } = await search('teacherOfClass', 'igel');
    expect(hits[0]).toMatchObject({
      path: expect.stringMatching(/^\/dokumente\/[\w-]{22}\?d=\d+&s=/),
      detail: expect.stringMatching(/KB$/),
    });
  });

  it('finds nothing of a colleague, of a pupil, or for signs alone', async () => {
    await store('pupilOwner', 'Igel.png');
    await store('teacherSameSchool', 'Igel.png');
    expect([await names('teacherOfClass', 'igel'), await names('pupilOwner', '«»!')]).toEqual([[], []]);
    expect(await names('pupilOwner', 'igel')).toEqual(['Igel.png']);
  });

  it('answers few at first, then fifty, and says that there are more', async () => {
    for (let number = 0; number < 7; number += 1) await store('teacherOfClass', `Igel ${number}.png`);
    const few = await search('teacherOfClass', 'igel');
    const all = await search('teacherOfClass', 'igel', true);
    expect([few.hits.length, few.more, all.hits.length, all.more]).toEqual([5, true, 7, false]);
    expect((await search('teacherOfClass', '')).hits).toHaveLength(5);
  });
});
