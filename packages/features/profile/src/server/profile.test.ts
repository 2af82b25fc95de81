import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { checkAuthentication, getPeople, getPupilSettings, login, setClassSetting, setUserSetting } from '@pausenplatz/account/contract';
import { endOtherSessions, endSession, listSessions, setDefaultSchoolClass, updateProfile } from '../contract/index.ts';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import { teaches } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const whoIs = async (token: string | null) => (await test.call(token, checkAuthentication, {})).body.user;

describe('the own profile', () => {
  it('changes names of adults, and of nobody else', async () => {
    const token = await world.tokenOf('teacherOfClass');
    expect((await test.call(token, updateProfile, { key: 'firstName', value: ' Léa ' })).status).toBe(200);
    expect(await whoIs(token)).toMatchObject({ firstName: 'Léa' });
    const foreign = await test.call(token, updateProfile, { key: 'firstName', value: 'X', id: world.people.pupilOwner.userId });
    expect(foreign.status).toBe(404);
    const pupil = await test.call(await world.tokenOf('pupilOwner'), updateProfile, { key: 'lastName', value: 'Neu' });
    expect(pupil.body.code).toBe('KEPT_BY_SCHOOL');
  });

  it('takes no user name, no address, no role by the generic way', async () => {
    const token = await world.tokenOf('teacherOfClass');
    for (const key of ['userName', 'email', 'roles', 'pro', 'password_hash', 'externalId', 'deletedAt'])
      expect((await test.call(token, updateProfile, { key, value: 'x' } as never)).status).toBe(400);
  });

  it('shows a picture of the own uploads and no other', async () => {
    const { services } = test.server;
    const picture = { name: 'ich.png', mimeType: 'image/png', content: await aPng(64, 64) };
    const own = await storePicture(services, { ownerId: world.people.pupilOwner.userId, ...picture });
    const foreign = await storePicture(services, { ownerId: world.people.pupilSameClass.userId, ...picture });
    const token = await world.tokenOf('pupilOwner');
    expect((await test.call(token, updateProfile, { key: 'avatar', value: foreign })).body.code).toBe('PICTURE_NOT_FOUND');
    expect((await test.call(token, updateProfile, { key: 'avatar', value: own })).body.avatar).toMatch(new RegExp(`^/files/${own}\\?`));
    const address = (await whoIs(token))?.avatar ?? '';
    expect((await test.fetch(address)).status).toBe(200);
    const people = await test.call(await world.tokenOf('teacherOfClass'), getPeople, { classId: world.ownClassId });
    expect(people.body.pupils.map((pupil) => [pupil.number, pupil.firstName, pupil.avatar !== null])).toEqual([
      [1, 'Mia', true],
      [2, 'Noah', false],
    ]);
    expect((await test.call(token, updateProfile, { key: 'avatar', value: null })).body.avatar).toBeNull();
  });

  it('remembers the class one works with', async () => {
    await teaches(world.db, world.people.teacherOfClass.userId, world.otherClassId);
    const token = await world.tokenOf('teacherOfClass');
    expect((await test.call(token, setDefaultSchoolClass, { id: world.otherClassId })).status).toBe(200);
    expect((await whoIs(token))?.currentSchoolClass).toBe(world.otherClassId);
    expect((await test.call(token, setDefaultSchoolClass, { id: world.foreignClassId })).status).toBe(404);
  });
});

describe('settings', () => {
  it('are kept by tool and come back with the person', async () => {
    const token = await world.tokenOf('pupilOwner');
    const id = world.people.pupilOwner.userId;
    const input = { id, tool: 'arbeitsplan', name: 'sort', value: 'abc', type: 'string' } as const;
    expect((await test.call(token, setUserSetting, input)).status).toBe(200);
    expect((await test.call(token, setUserSetting, { ...input, value: 'date' })).status).toBe(200);
    expect((await test.call(token, setUserSetting, { ...input, name: 'gruppen', value: ['a', { b: null }], type: 'json' })).status).toBe(
      200,
    );
    expect((await whoIs(token))?.settings).toEqual({ arbeitsplan: { sort: 'date', gruppen: ['a', { b: null }] } });
    expect((await test.call(token, setUserSetting, { ...input, type: 'number' })).body.fields).toHaveProperty('value');
    expect((await test.call(token, setUserSetting, { ...input, value: 'x'.repeat(5_000) })).status).toBe(400);
  });

  it('that a teacher keeps are the teacher’s, and the class overview shows them', async () => {
    const teacher = await world.tokenOf('teacherOfClass');
    const id = world.people.pupilOwner.userId;
    const timeMode = { tool: 'einmaleins', name: 'timeMode', value: 1, type: 'number' } as const;
    expect((await test.call(await world.tokenOf('pupilOwner'), setUserSetting, { id, ...timeMode })).body.code).toBe('SETTING_FORBIDDEN');
    expect((await test.call(teacher, setUserSetting, { id, ...timeMode })).status).toBe(200);
    expect((await test.call(teacher, setUserSetting, { id, ...timeMode, tool: 'arbeitsplan' })).body.code).toBe('SETTING_FORBIDDEN');
    expect((await test.call(teacher, setClassSetting, { id: world.ownClassId, ...timeMode, value: 0 })).status).toBe(200);
    const { body } = await test.call(teacher, getPupilSettings, { id: world.ownClassId });
    expect(body.schoolClass).toEqual({ einmaleins: { timeMode: 0 } });
    expect(body.pupils.find((pupil) => pupil.id === id)?.settings).toMatchObject({ einmaleins: { timeMode: 1 } });
  });
});

describe('devices', () => {
  it('are listed by their browser, and signed out one by one or all but this', async () => {
    const { userName } = world.people.teacherSameSchool;
    const agent = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    const enter = async () =>
      (await test.call(null, login, { UserName: userName, Password: testPassword, keeps: 'bearer' }, { 'user-agent': agent })).body.token;
    const [here, there, far] = [await enter(), await enter(), await enter()];
    const { sessions } = (await test.call(here, listSessions, {})).body;
    expect(sessions.map((session) => session.device)).toEqual(['Safari, iPad', 'Safari, iPad', 'Safari, iPad']);
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1);
    const ofThere = (await test.call(there, listSessions, {})).body.sessions.find((session) => session.isCurrent)?.id ?? newId();
    expect((await test.call(here, endSession, { id: ofThere })).status).toBe(200);
    expect(await whoIs(there)).toBeNull();
    expect((await test.call(here, endSession, { id: ofThere })).body.code).toBe('SESSION_NOT_FOUND');
    expect((await test.call(await world.tokenOf('private'), endSession, { id: sessions[0]?.id ?? '' })).status).toBe(404);
    expect((await test.call(here, endOtherSessions, {})).body.ended).toBeGreaterThanOrEqual(1);
    expect(await whoIs(far)).toBeNull();
    expect(await whoIs(here)).not.toBeNull();
  });
});
