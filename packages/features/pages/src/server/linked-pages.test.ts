import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import { aClass, teaches } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { deletePage, findLinkedPages, getPage, updatePage } from '../contract/index.ts';
import { aPage, aPupilsPage } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const find = async (actor: ActorName, ...addresses: string[]) =>
  (await test.call(await world.tokenOf(actor), findLinkedPages, { addresses })).body.pages;
const names = async (actor: ActorName, address: string) => (await find(actor, address)).map(({ name }) => name);

describe('a link to an own page', () => {
  it('names it by id and by address, and says whose it is', async () => {
    const { id, url } = await aPage(world, { title: 'Unsere Woche' });
    const found = { id, url, name: 'Unsere Woche', groupName: '3a' };
    expect(await find('teacherOfClass', id, 'gibt-es-nicht', url)).toEqual([
      { ...found, address: id },
      { ...found, address: url },
    ]);
  });

  it('by id stays right when the address of the page changes', async () => {
    const { id, url } = await aPage(world, { title: 'Wochenplan' });
    const lea = await world.tokenOf('teacherOfClass');
    expect((await test.call(lea, updatePage, { id, field: 'url', value: 'unser-wochenplan' })).status).toBe(200);
    expect((await find('teacherOfClass', id))[0]?.url).toBe('unser-wochenplan');
    expect(await find('teacherOfClass', url)).toEqual([]);
    const opened = await test.call(lea, getPage, { url: id });
    expect([opened.status, opened.body.url]).toEqual([200, 'unser-wochenplan']);
  });

  it('by id opens to nobody what the address does not open', async () => {
    const { id, url } = await aPage(world, { visibility: 'group' });
    for (const actor of ['anonymous', 'pupilOtherClass', 'teacherOtherSchool', 'pupilSameClass', 'teacherOfClass'] as const) {
      const token = await world.tokenOf(actor);
      const statuses = [(await test.call(token, getPage, { url: id })).status, (await test.call(token, getPage, { url })).status];
      expect([actor, statuses[0]]).toEqual([actor, statuses[1]]);
    }
  });

  it('is dead for who may not read the page any more, and for everybody once it is gone', async () => {
    const { id } = await aPage(world, { title: 'Nur für uns', visibility: 'group' });
    expect(await names('teacherOfClass', id)).toEqual(['Nur für uns']);
    expect(await names('pupilSameClass', id)).toEqual(['Nur für uns']);
    expect(await names('teacherOtherSchool', id)).toEqual([]);
    expect(await names('pupilOtherClass', id)).toEqual([]);
    await test.call(await world.tokenOf('teacherOfClass'), deletePage, { id });
    expect(await names('teacherOfClass', id)).toEqual([]);
  });

  it('into a class that was archived lives on for who taught it then, and for none of its pupils', async () => {
    const classId = await aClass(world.db, world.ownSchoolId, '6z');
    await teaches(world.db, world.people.teacherOfClass.userId, classId);
    world.services.actors.forget(world.people.teacherOfClass.userId);
    const { id } = await aPage(world, { groupId: classId, title: 'Abschied', visibility: 'school' });
    expect(await names('pupilSameClass', id)).toEqual(['Abschied']);
    await test.call(await world.tokenOf('schoolAdminOwn'), patchSchoolClass, {
      id: classId,
      operations: [{ op: 'replace', path: '/archived', value: true }],
    });
    expect(await names('teacherOfClass', id)).toEqual(['Abschied']);
    expect(await names('pupilSameClass', id)).toEqual([]);
  });

  it('to what another school gave away names it, and never whose child made a page', async () => {
    const { id } = await aPage(world, { visibility: 'public', title: 'Für alle' });
    expect(await names('teacherOtherSchool', id)).toEqual(['Für alle']);
    const mias = await aPupilsPage(world, { release: 'released', releaseClassId: world.ownClassId });
    expect(await find('teacherOtherSchool', mias.id)).toMatchObject([{ name: 'Mein Igel', groupName: '' }]);
  });
});
