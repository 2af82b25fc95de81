import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { newId, ownTables, readAudit } from '@pausenplatz/kernel-server';
import { createMessage, deleteMessage, getNotices, listMessages, noticesLimits, updateUserField } from '../contract/index.ts';
import type { NoticesTables } from './index.ts';
import { aMessage } from '../testing/index.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ MAINTENANCE: '2030-01-01T18:00/2030-01-01T20:00' });
  world = await seedWorld(test.server.services);
});
beforeEach(() => ownTables<NoticesTables>(world.services.db).deleteFrom('system_message').execute());

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const tokenOf = (name: Person) => aToken(world.services, world.db, world.people[name].userId);
const noticesOf = async (name: Person) => (await test.call(await tokenOf(name), getNotices, {})).body;
const titlesOf = async (name: Person) => (await noticesOf(name)).systemMessages.map(({ title }) => title);
const today = () => zurichDay(world.services.clock.now());
const draft = () => ({
  schoolId: world.ownSchoolId,
  title: 'Sporttag',
  message: 'Bitte Trinkflasche mitnehmen.',
  audience: 'everybody' as const,
  until: today(),
});

describe('messages to a school', () => {
  it('are written by its admin and shown to everybody of the school, and to nobody else', async () => {
    const answer = await test.call(await tokenOf('schoolAdminOwn'), createMessage, draft());
    expect(answer.status).toBe(200);
    for (const name of ['pupilOwner', 'teacherSameSchool', 'schoolAdminOwn'] as const)
      expect(await titlesOf(name), name).toEqual(['Sporttag']);
    for (const name of ['pupilOtherSchool', 'teacherOtherSchool', 'private'] as const) expect(await titlesOf(name), name).toEqual([]);
    const [entry] = await readAudit(world.services.db, { scopeIds: [world.ownSchoolId], limit: 1 });
    expect(entry).toMatchObject({ action: 'message.create', actorId: world.people.schoolAdminOwn.userId, subject: { id: answer.body.id } });
  });

  it('for the staff stay with the staff', async () => {
    await aMessage(world, { audience: 'staff' });
    expect(await titlesOf('teacherOfClass')).toHaveLength(1);
    expect(await titlesOf('pupilOwner')).toEqual([]);
  });

  it('reach the child schools too', async () => {
    await world.db.updateTable('school').set({ parent_id: world.ownSchoolId }).where('id', '=', world.otherSchoolId).execute();
    await aMessage(world);
    expect(await titlesOf('pupilOtherSchool')).toHaveLength(1);
    await world.db.updateTable('school').set({ parent_id: null }).where('id', '=', world.otherSchoolId).execute();
  });

  it('end with their last day', async () => {
    await aMessage(world, { until: addDays(today(), -1) });
    expect(await titlesOf('pupilOwner')).toEqual([]);
    const { body } = await test.call(await tokenOf('schoolAdminOwn'), listMessages, { schoolId: world.ownSchoolId });
    expect(body.messages).toMatchObject([{ isOver: true }]);
  });

  it('go at once when they are taken back, and cannot be taken back by the admin of another school', async () => {
    const id = await aMessage(world);
    expect((await test.call(await tokenOf('schoolAdminOther'), deleteMessage, { id })).status).toBe(404);
    expect((await test.call(await tokenOf('schoolAdminOwn'), deleteMessage, { id })).status).toBe(200);
    expect(await titlesOf('pupilOwner')).toEqual([]);
    expect((await test.call(await tokenOf('schoolAdminOwn'), deleteMessage, { id })).body.code).toBe('MESSAGE_NOT_FOUND');
  });

  it('are refused in German when their end makes no sense or when there are too many', async () => {
    const token = await tokenOf('schoolAdminOwn');
    const codeFor = async (change: object) => (await test.call(token, createMessage, { ...draft(), ...change })).body.code;
    expect(await codeFor({ until: addDays(today(), -1) })).toBe('MESSAGE_END_PAST');
    expect(await codeFor({ until: addDays(today(), noticesLimits.daysAhead + 1) })).toBe('MESSAGE_END_FAR');
    expect(await codeFor({ title: '  ' })).toBe('INPUT_INVALID');
    for (let count = 0; count < noticesLimits.livePerSchool; count += 1) await aMessage(world);
    expect(await codeFor({})).toBe('TOO_MANY_MESSAGES');
  });
});

describe('hiding a message for good', () => {
  it('hides it from this person only', async () => {
    const id = await aMessage(world);
    const { userId } = world.people.pupilOwner;
    const answer = await test.call(await tokenOf('pupilOwner'), updateUserField, { id: userId, field: 'hideMessage', value: id });
    expect(answer.status).toBe(200);
    expect(await titlesOf('pupilOwner')).toEqual([]);
    expect(await titlesOf('pupilSameClass')).toHaveLength(1);
    const { body } = await test.call(await tokenOf('schoolAdminOwn'), listMessages, { schoolId: world.ownSchoolId });
    expect(body.messages).toMatchObject([{ hidden: 1 }]);
  });

  it('cannot be done for somebody else, and only to messages', async () => {
    const value = await aMessage(world);
    const token = await tokenOf('pupilOwner');
    const { userId } = world.people.pupilSameClass;
    expect((await test.call(token, updateUserField, { id: userId, field: 'hideMessage', value })).body.code).toBe('FIELD_NOT_OWN');
    expect(await titlesOf('pupilSameClass')).toHaveLength(1);
    const forged = { id: world.people.pupilOwner.userId, field: 'userRoles', value: 'SchoolAdmin' };
    expect((await test.call(token, updateUserField, forged as never)).status).toBe(400);
  });
});

describe('what else is told', () => {
  it('counts the teachers who wait, for the admins of the school', async () => {
    const user = { user_id: world.people.private.userId, message: 'Ich unterrichte ab August bei euch.' };
    await world.db
      .insertInto('join_request')
      .values({ id: newId(), school_id: world.ownSchoolId, ...user, reason: null, answered_by: null, answered_at: null })
      .execute();
    expect((await noticesOf('schoolAdminOwn')).openRequests).toBe(1);
    for (const name of ['schoolAdminOther', 'teacherOfClass', 'private'] as const)
      expect((await noticesOf(name)).openRequests, name).toBe(0);
  });

  it('announces maintenance until it is over', async () => {
    expect((await noticesOf('pupilOwner')).systemMaintenance).toEqual({ from: '2030-01-01T17:00:00.000Z', to: '2030-01-01T19:00:00.000Z' });
    const ahead = Date.parse('2030-01-01T19:00:00.000Z') - test.clock.now().getTime();
    test.clock.advance(ahead + 1_000);
    expect((await noticesOf('pupilOwner')).systemMaintenance).toBeNull();
  });
});
