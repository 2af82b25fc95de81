import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { getLog, patchSchoolClass } from '@pausenplatz/office/contract';
import {
  createPage,
  deletePage,
  getFraming,
  getNavigation,
  getPage,
  getSharing,
  listReleases,
  noteNarrowed,
  restorePage,
  setEmbedOrigins,
  setRelease,
  updatePage,
  type Visibility,
} from '../contract/index.ts';
import { type PagesTables, pagesServer, type PlantedPage } from './index.ts';
import { aPage, aPupilsPage, linkSecret } from '../testing/index.ts';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let lea: string | null;
let mia: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  mia = await world.tokenOf('pupilOwner');
});

const planted = (page: Partial<PlantedPage> = {}) => aPupilsPage(world, page);
const read = async (actor: ActorName, url: string) => test.call(await world.tokenOf(actor), getPage, { url, link: linkSecret });
const statusFor = async (actor: ActorName, url: string) => (await read(actor, url)).status;
const share = (id: string, value: Visibility) => test.call(mia, updatePage, { id, field: 'visibility', value });
const release = (id: string, visibility: Visibility = 'public') => test.call(lea, setRelease, { id, released: true, visibility });
const waiting = async (token: string | null) => (await test.call(token, listReleases, {})).body.pages;
const others = ['anonymous', 'private', 'pupilOtherClass', 'teacherSameSchool', 'schoolAdminOwn', 'teacherOtherSchool'] as const;

describe('the page of a pupil', () => {
  it.each(['public', 'school', 'link'] as const)('that is to be shared as %s is read by class and teacher alone', async (visibility) => {
    const page = { title: 'Mein Igel', groupForType: 'user', groupForId: world.people.pupilOwner.userId } as const;
    const { id, url } = (await test.call(mia, createPage, page)).body;
    expect(await statusFor('pupilSameClass', url)).toBe(404);
    expect((await share(id, visibility)).status).toBe(200);
    for (const actor of ['pupilOwner', 'pupilSameClass', 'teacherOfClass'] as const)
      expect([actor, await statusFor(actor, url)]).toEqual([actor, 200]);
    for (const actor of others) expect([actor, await statusFor(actor, url)]).toEqual([actor, 404]);
    expect((await test.call(null, getFraming, { url })).body.origins).toEqual([]);
    expect((await test.call(mia, getSharing, { id })).body).toMatchObject({
      visibility,
      release: 'waiting',
      offered: ['group', 'class', 'school', 'link', 'public'],
    });
    const wishes = (await waiting(lea)).filter((one) => one.id === id);
    expect(wishes).toEqual([expect.objectContaining({ owner: { firstName: 'Mia', lastName: 'Test' }, visibility, release: 'waiting' })]);
  });

  it('stays the pupil’s own until it is shared, and for the class when that is chosen', async () => {
    const { id, url } = await planted({ visibility: 'group' });
    expect(await statusFor('teacherOfClass', url)).toBe(404);
    await share(id, 'class');
    expect(await statusFor('teacherOfClass', url)).toBe(200);
    expect((await test.call(mia, getSharing, { id })).body.release).toBeNull();
    expect((await waiting(lea)).some((one) => one.id === id)).toBe(false);
  });

  it('is released by a teacher of the class, and taken back by one', async () => {
    const { id, url } = await planted();
    const before = (await test.call(lea, getNavigation, {})).body.releasesWaiting;
    expect(before).toBeGreaterThan(0);
    expect((await release(id)).body).toEqual({ release: 'released' });
    expect((await test.call(lea, getNavigation, {})).body.releasesWaiting).toBe(before - 1);
    expect(await statusFor('anonymous', url)).toBe(200);
    expect((await read('pupilOwner', url)).body.release).toBe('released');
    expect((await test.call(lea, setRelease, { id, released: false, visibility: 'public' })).body).toEqual({ release: 'declined' });
    expect(await statusFor('anonymous', url)).toBe(404);
    expect((await test.call(mia, getSharing, { id })).body).toMatchObject({ visibility: 'class', release: 'declined' });
  });

  it('is released by nobody else: not the pupil, not the class, not a colleague or the administration', async () => {
    const { id, url } = await planted();
    const asked: Partial<Record<ActorName, number>> = {
      pupilOwner: 403,
      pupilSameClass: 403,
      teacherSameSchool: 404,
      schoolAdminOwn: 404,
      teacherOtherSchool: 404,
    };
    for (const [actor, status] of Object.entries(asked)) {
      const token = await world.tokenOf(actor as ActorName);
      expect([actor, (await test.call(token, setRelease, { id, released: true, visibility: 'public' })).status]).toEqual([actor, status]);
      if (actor !== 'pupilOwner')
        expect((await test.call(token, updatePage, { id, field: 'visibility', value: 'group' })).status).toBe(status);
      expect((await waiting(token)).some((one) => one.id === id)).toBe(false);
    }
    expect(await statusFor('anonymous', url)).toBe(404);
  });

  it('is released as far as the teacher looked at it, also when the pupil chooses at the same moment', async () => {
    const { id, url } = await planted({ visibility: 'school' });
    expect((await release(id, 'public')).body.code).toBe('RELEASE_NOT_WANTED');
    for (let round = 0; round < 6; round += 1) {
      await share(id, 'school');
      await Promise.all([release(id, 'school'), share(id, 'public')]);
      expect(await statusFor('anonymous', url)).toBe(404);
    }
    await share(id, 'class');
    expect((await release(id, 'class')).status).toBe(409);
  });

  it('asks again when it is to go further, after the trash, and when it comes back from the archive of its class', async () => {
    const { id, url } = await planted({ visibility: 'school' });
    await release(id, 'school');
    expect(await statusFor('pupilOtherClass', url)).toBe(200);
    await share(id, 'public');
    expect([await statusFor('pupilOtherClass', url), await statusFor('anonymous', url)]).toEqual([404, 404]);
    await release(id);
    await test.call(mia, deletePage, { id });
    await test.call(mia, restorePage, { id });
    expect(await statusFor('anonymous', url)).toBe(404);
    expect((await test.call(mia, getSharing, { id })).body.release).toBe('waiting');
  });

  it('knows only the audiences that are offered', async () => {
    const { id } = await aPage(world, { groupType: 'user', groupId: world.people.teacherOfClass.userId });
    const ofClass = await aPage(world);
    for (const [page, value] of [
      [id, 'class'],
      [id, 'school'],
      [ofClass.id, 'class'],
    ] as const)
      expect((await test.call(lea, updatePage, { id: page, field: 'visibility', value })).body.code).toBe('VISIBILITY_IMPOSSIBLE');
  });

  it('leaves a trace in the log of the school when it is released or taken back', async () => {
    const { id } = await planted();
    await release(id);
    await test.call(lea, setRelease, { id, released: false, visibility: 'public' });
    const { rows } = (await test.call(await world.tokenOf('schoolAdminOwn'), getLog, { schoolId: world.ownSchoolId })).body;
    expect(rows.slice(0, 2).map(({ action }) => action)).toEqual(['page.unrelease', 'page.release']);
  });
});

describe('a release', () => {
  const aNewPupil = async (classId: string) => {
    const pupil = await aPerson(world.db, { firstName: 'Nino', lastName: 'Geheim', roles: ['Pupil'] });
    await belongsTo(world.db, pupil.userId, world.ownSchoolId, 'pupil');
    await attends(world.db, pupil.userId, classId, Math.floor(Math.random() * 900) + 20);
    return pupil;
  };
  const releasedPageOf = async (userId: string) => {
    const page = await aPupilsPage(world, { groupId: userId, createdBy: userId });
    expect((await release(page.id)).status).toBe(200);
    expect(await statusFor('anonymous', page.url)).toBe(200);
    return page;
  };
  const endsReleases = async () => {
    const job = pagesServer([]).jobs?.find(({ name }) => name === 'pages-end-releases');
    await job?.run(test.server.services, {} as never);
  };

  it('ends when the pupil leaves the class, and does not come back with the pupil', async () => {
    const { userId } = await aNewPupil(world.ownClassId);
    const { url } = await releasedPageOf(userId);
    await world.db.deleteFrom('class_pupil').where('user_id', '=', userId).execute();
    expect(await statusFor('anonymous', url)).toBe(404);
    await attends(world.db, userId, world.otherClassId, 99);
    expect([await statusFor('anonymous', url), await statusFor('teacherOfClass', url)]).toEqual([404, 404]);
    const urs = await world.tokenOf('teacherSameSchool');
    expect((await waiting(urs)).find((one) => one.url === url)).toMatchObject({ release: 'waiting', releasedAt: null, className: '4b' });
    await endsReleases();
    await attends(world.db, userId, world.ownClassId, 98);
    expect(await statusFor('anonymous', url)).toBe(404);
  });

  it('ends with the archiving of the class, and the pupil reads on', async () => {
    const { userId } = await aNewPupil(world.ownClassId);
    const { id, url } = await releasedPageOf(userId);
    const admin = await world.tokenOf('schoolAdminOwn');
    const archive = (value: boolean) =>
      test.call(admin, patchSchoolClass, { id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value }] });
    await archive(true);
    expect([await statusFor('anonymous', url), await statusFor('pupilSameClass', url)]).toEqual([404, 404]);
    const own = await test.call(await aToken(world.services, world.db, userId), getSharing, { id });
    expect([own.status, own.body.release]).toEqual([200, 'waiting']);
    await archive(false);
    expect(await statusFor('anonymous', url)).toBe(200);
    await archive(true);
    await endsReleases();
    await archive(false);
    expect(await statusFor('anonymous', url)).toBe(404);
  });
});

describe('what visitors learn of a child', () => {
  it('is neither name nor id, in no answer that brings a released page', async () => {
    const { userId } = world.people.pupilOwner;
    const site = 'https://www.schule-sonnenberg.ch';
    await test.call(await world.tokenOf('schoolAdminOwn'), setEmbedOrigins, { schoolId: world.ownSchoolId, origins: [site] });
    const picture = await storePicture(world.services, {
      ownerId: userId,
      name: 'Mia Test im Wald.png',
      mimeType: 'image/png',
      content: await aPng(8, 8),
    });
    const above = await planted({ title: 'Mia Test privat', visibility: 'class' });
    const blocks = [{ type: 'Picture', settings: { fileId: picture, alt: 'Igel', caption: '', width: 'full', url: null } }];
    const { id, url } = await planted({ parentId: above.id, blocks });
    await release(id);
    const answers = [
      await read('anonymous', url),
      await read('private', url),
      await read('teacherOtherSchool', url),
      await test.call(null, getFraming, { url }),
    ];
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      const everything = `${text}\n${[...headers.values()].join('\n')}`;
      for (const word of [userId, world.people.pupilOwner.userName, 'Mia', 'Test']) expect(everything).not.toContain(word);
    }
    expect(answers[0]?.text).toContain('"name":"Datei.png"');
    const { body } = await read('teacherOfClass', url);
    expect([body.groupName, body.groupForId, body.breadcrumb.map(({ name }) => name)]).toEqual(['Mia Test', userId, ['Mia Test privat']]);
    const image = await test.fetch((await read('anonymous', url)).body.files[picture]?.url ?? '');
    expect([...image.headers.values()].join('\n')).not.toContain('Mia');
  });

  it('is not the id of an adult either', async () => {
    const { url } = await aPage(world, { groupType: 'user', groupId: world.people.teacherOfClass.userId, visibility: 'public' });
    const { body, text } = await read('anonymous', url);
    expect([body.groupForId, body.groupName]).toEqual([null, 'Lea Test']);
    expect(text).not.toContain(world.people.teacherOfClass.userId);
  });
});

it('fewer readers than before are told of on the page until somebody takes note', async () => {
  const { id, url } = await aPage(world, { groupType: 'school', groupId: world.ownSchoolId, visibility: 'group' });
  const db = ownTables<PagesTables>(world.services.db);
  await db.updateTable('page').set({ narrowed_at: test.clock.now() }).where('id', '=', id).execute();
  const narrowed = async (actor: ActorName) => (await read(actor, url)).body.narrowed;
  expect(await narrowed('teacherSameSchool')).toBe(true);
  const listed = async (actor: ActorName) =>
    (await test.call(await world.tokenOf(actor), getNavigation, {})).body.narrowed.map((one) => one.id);
  expect([await listed('teacherSameSchool'), await listed('pupilOwner')]).toEqual([[id], []]);
  await test.call(await world.tokenOf('teacherSameSchool'), noteNarrowed, { id });
  expect(await narrowed('schoolAdminOwn')).toBe(false);
});
