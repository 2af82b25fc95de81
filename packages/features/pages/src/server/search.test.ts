import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { aClass, teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchPages, updateBlock } from '../contract/index.ts';
import { aLockedPage, aPage, aPupilsPage } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page`.execute(world.db);
});

type ActorName = Parameters<World['tokenOf']>[0];
const search = async (actor: ActorName, words: string, all = false) =>
  (await test.call(await world.tokenOf(actor), searchPages, { words, all })).body;
const names = async (actor: ActorName, words: string) => (await search(actor, words)).hits.map(({ name }) => name);
const saying = (text: string) => ({ blocks: [{ type: 'Title', settings: { text, size: 'large', align: 'start' } }] });

describe('the search finds a page', () => {
  it('by its title and by what stands on it, the title first, with what stands around the words', async () => {
    await aPage(world, { title: 'Museum', ...saying('Wir gehen am Freitag auf die Schulreise nach Bern') });
    await aPage(world, { title: 'Schulreise' });
    const { hits } = await search('teacherOfClass', 'schulreise');
    expect(hits.map(({ name, detail }) => [name, detail])).toEqual([
      ['Schulreise', '3a'],
      ['Museum', '3a · … am Freitag auf die Schulreise nach Bern'],
    ]);
    expect(hits[0]?.path).toBe('/seite/schulreise');
  });

  it('where the words stand in title and blocks together, and not where one is missing', async () => {
    await aPage(world, { title: 'Museum', ...saying('Znüni mitnehmen') });
    expect(await names('teacherOfClass', 'museum znüni')).toEqual(['Museum']);
    expect(await names('teacherOfClass', 'museum turnsack')).toEqual([]);
  });

  it('however an umlaut is written, and from the beginning of a word', async () => {
    await aPage(world, { title: 'Übungen', ...saying('Ausflug zur Mühle') });
    for (const words of ['muehle', 'MÜHLE', 'muhle', 'mueh', 'ubung', 'uebungen'])
      expect(await names('teacherOfClass', words)).toEqual(['Übungen']);
    expect(await names('teacherOfClass', 'flug')).toEqual([]);
  });

  it('by words that were written just now, and no more by those that were there before', async () => {
    const { id, fence, blockId } = await aLockedPage(world, 'teacherOfClass', { title: 'Brett', ...saying('Altpapier') });
    const settings = { text: 'Kartonsammlung', size: 'large', align: 'start' };
    const changed = await test.call(await world.tokenOf('teacherOfClass'), updateBlock, { pageId: id, blockId, fence, settings });
    expect(changed.status).toBe(200);
    expect([await names('teacherOfClass', 'karton'), await names('teacherOfClass', 'altpapier')]).toEqual([['Brett'], []]);
  });

  it('among the last changed ones where nothing is typed, and none for signs alone', async () => {
    await aPage(world, { title: 'Früher' });
    await aPage(world, { title: 'Eben' });
    await sql`update page set updated_at = now() - interval '1 day' where title = 'Früher'`.execute(world.db);
    expect(await names('teacherOfClass', '')).toEqual(['Eben', 'Früher']);
    expect(await names('teacherOfClass', '«»')).toEqual([]);
  });

  it('among five, and among all of them when asked', async () => {
    for (let number = 1; number <= 7; number += 1) await aPage(world, { title: `Blatt ${number}` });
    const few = await search('teacherOfClass', 'blatt');
    expect([few.hits.length, few.more]).toEqual([5, true]);
    const all = await search('teacherOfClass', 'blatt', true);
    expect([all.hits.length, all.more]).toEqual([7, false]);
  });
});

describe('the search finds nothing', () => {
  it('of a class for those who are not in it, and of no other school, though it be public', async () => {
    await aPage(world, { title: 'Geheimnis', visibility: 'group' });
    expect(await names('pupilSameClass', 'geheimnis')).toEqual(['Geheimnis']);
    for (const actor of ['teacherSameSchool', 'pupilOtherClass', 'teacherOtherSchool', 'schoolAdminOther', 'private'] as const)
      expect(await names(actor, 'geheimnis'), actor).toEqual([]);
    await sql`update page set visibility = 'public'`.execute(world.db);
    expect(await names('teacherSameSchool', 'geheimnis')).toEqual(['Geheimnis']);
    expect(await names('teacherOtherSchool', 'geheimnis')).toEqual([]);
  });

  it('of what somebody hides until it is shown, but for those who may change it', async () => {
    await aPage(world, { title: 'Entwurf' });
    await sql`update page set is_draft = true`.execute(world.db);
    expect([await names('teacherOfClass', 'entwurf'), await names('pupilSameClass', 'entwurf')]).toEqual([['Entwurf'], []]);
  });

  it('of a child for more than the class, and names the child to no other', async () => {
    await aPupilsPage(world, { title: 'Mein Igel', release: 'waiting' });
    expect((await search('teacherOfClass', 'igel')).hits[0]?.detail).toBe('Mia Test');
    expect(await names('teacherSameSchool', 'igel')).toEqual([]);
    await sql`update page set release = 'released', release_class_id = ${world.ownClassId}`.execute(world.db);
    expect((await search('teacherSameSchool', 'igel')).hits.map(({ name, detail }) => [name, detail])).toEqual([['Mein Igel', '']]);
  });

  it('that is in the trash, or on a block that is', async () => {
    await aPage(world, { title: 'Weg', ...saying('Papierschiff') });
    await sql`update page_block set deleted_at = now()`.execute(world.db);
    expect(await names('teacherOfClass', 'papierschiff')).toEqual([]);
    await sql`update page set deleted_at = now()`.execute(world.db);
    expect(await names('teacherOfClass', 'weg')).toEqual([]);
  });
});

describe('many pages of others', () => {
  it('do not hide the own one behind them, whoever keeps them for themselves', async () => {
    await aPage(world, { title: 'Blatt der 3a', visibility: 'group' });
    const many = (type: string, groupId: string, visibility: string) =>
      sql`insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by, updated_at)
        select ${type} || n, ${type} || n, 'Blatt', ${type}, ${groupId}, 'a0', ${visibility}, '{"type":"pages"}', 'x', now() + interval '1 day'
        from generate_series(1, 301) n`.execute(world.db);
    await many('class', world.otherClassId, 'group');
    await many('user', world.people.pupilOtherClass.userId, 'class');
    expect(await names('teacherOfClass', 'blatt')).toEqual(['Blatt der 3a']);
    expect(await names('pupilSameClass', 'blatt')).toEqual(['Blatt der 3a']);
    expect((await search('schoolAdminOwn', 'blatt')).more).toBe(true);
  });
});

describe('of the past the search finds', () => {
  it('pages of an archived class for who taught it last, behind the living ones, and for nobody who left before', async () => {
    const classId = await aClass(world.db, world.ownSchoolId, '6z');
    await teaches(world.db, world.people.teacherOfClass.userId, classId);
    await aPage(world, { title: 'Lager damals', groupId: classId, visibility: 'group' });
    await aPage(world, { title: 'Lager', visibility: 'group' });
    await sql`update school_class set archived_at = now() where id = ${classId}`.execute(world.db);
    await sql`update page set updated_at = now() - interval '1 day' where title = 'Lager'`.execute(world.db);
    const { hits } = await search('teacherOfClass', 'lager');
    expect(hits.map(({ name, detail }) => [name, detail])).toEqual([
      ['Lager', '3a'],
      ['Lager damals', '6z · Archiv'],
    ]);
    expect(await names('teacherSameSchool', 'damals')).toEqual([]);
    await sql`delete from class_teacher where class_id = ${classId}`.execute(world.db);
    expect(await names('teacherOfClass', 'damals')).toEqual([]);
  });

  it('as many statements for thirty pages as for one', async () => {
    const token = await world.tokenOf('teacherOfClass');
    const count = async () => (await statementsOf(test, () => test.call(token, searchPages, { words: 'blatt', all: true }))).length;
    await aPage(world, { title: 'Blatt' });
    await count();
    const one = await count();
    for (let number = 1; number <= 30; number += 1) await aPage(world, { title: `Blatt ${number}` });
    expect(await count()).toBe(one);
  });
});
