import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId, transactAs } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  chatLimits,
  type ChatTo,
  countUnread,
  createChat,
  fetchMessages,
  getChat,
  listChatNames,
  listChats,
  listRemoved,
  listReports,
  readRemoved,
  removeMessage,
  reportMessage,
  searchChats,
  sendMessage,
  setChatSchool,
  settleReport,
  updateChat,
} from '../contract/index.ts';
import { aChat, aMessage, chatTablesOf } from '../testing/index.ts';
import { forgetRemoved } from './steps.ts';
import { yearChange } from './year-change.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  for (const table of ['chat', 'chat_school', 'rate_limit', 'school_group']) await sql`delete from ${sql.table(table)}`.execute(world.db);
});

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: Person) => world.people[who].userId;
const create = async (who: Person, to: ChatTo) =>
  test.call(await as(who), createChat, {
    name: 'Neu',
    to,
    writePermissions: 'all',
    attachImage: true,
    attachDocuments: true,
    attachEmoji: true,
    attachGif: false,
  });
const persons = (...people: Person[]): ChatTo => ({ kind: 'persons', userIds: people.map(idOf) });
const namesOf = async (who: Person) => (await test.call(await as(who), listChats, {})).body.chats.map(({ name }) => name);
const namelist = async (who: Person) =>
  (await test.call(await as(who), listChatNames, {})).body.persons
    .map(({ name }) => name.split(' ')[0] ?? '')
    .toSorted((one, other) => one.localeCompare(other));

describe('a chat', () => {
  it('of a class is opened by who teaches it, and everybody of the class is in it', async () => {
    const { body } = await create('teacherOfClass', { kind: 'class', id: world.ownClassId });
    expect(await namesOf('pupilSameClass')).toEqual(['Neu']);
    const { chat } = (await test.call(await as('pupilOwner'), getChat, { id: body.id })).body;
    expect(chat.to.map(({ isChild }) => isChild)).toEqual([false, false, true, true]);
    expect(chat).toMatchObject({ isAdmin: false, canWrite: true, kind: 'class' });
    expect(await namesOf('pupilOtherClass')).toEqual([]);
    expect(await namesOf('schoolAdminOwn')).toEqual([]);
  });

  it('of a team is for those who are in it, whatever their class', async () => {
    const team = { id: newId(), school_id: world.ownSchoolId, class_id: null, kind: 'team' as const, name: 'Zirkus', created_by: '' };
    await world.db.insertInto('school_group').values(team).execute();
    const rows = (['teacherOfClass', 'pupilOtherClass'] as const).map((who) => ({ group_id: team.id, user_id: idOf(who) }));
    await world.db.insertInto('group_member').values(rows).execute();
    expect((await create('teacherSameSchool', { kind: 'team', id: team.id })).body.code).toBe('CHAT_PLACE_NOT_FOUND');
    expect((await create('pupilOtherClass', { kind: 'team', id: team.id })).body.code).toBe('CHAT_PLACE_FORBIDDEN');
    expect((await create('teacherOfClass', { kind: 'team', id: team.id })).status).toBe(200);
    expect([await namesOf('pupilOtherClass'), await namesOf('pupilOwner')]).toEqual([['Neu'], []]);
  });

  it('of a group is for its children and who teaches the class', async () => {
    const group = {
      id: newId(),
      school_id: world.ownSchoolId,
      class_id: world.ownClassId,
      kind: 'group' as const,
      name: 'Igel',
      created_by: '',
    };
    await world.db.insertInto('school_group').values(group).execute();
    await world.db
      .insertInto('group_member')
      .values({ group_id: group.id, user_id: idOf('pupilOwner') })
      .execute();
    expect((await create('teacherOfClass', { kind: 'group', id: group.id })).status).toBe(200);
    expect([await namesOf('pupilOwner'), await namesOf('pupilSameClass')]).toEqual([['Neu'], []]);
  });

  it('of a school is for its teachers', async () => {
    expect((await create('pupilOwner', { kind: 'school', id: world.ownSchoolId })).body.code).toBe('CHAT_PLACE_FORBIDDEN');
    expect((await create('teacherOfClass', { kind: 'school', id: world.ownSchoolId })).status).toBe(200);
    expect([await namesOf('teacherSameSchool'), await namesOf('pupilOwner')]).toEqual([['Neu'], []]);
  });

  it('of people is for them alone, and ends for who leaves the school', async () => {
    expect((await create('teacherOfClass', persons('teacherSameSchool'))).status).toBe(200);
    expect(await namesOf('teacherSameSchool')).toEqual(['Neu']);
    const place = { school_id: world.ownSchoolId, user_id: idOf('teacherSameSchool'), kind: 'teacher' as const };
    await world.db.deleteFrom('school_member').where('user_id', '=', place.user_id).execute();
    expect(await namesOf('teacherSameSchool')).toEqual([]);
    await world.db.insertInto('school_member').values(place).execute();
  });

  it('with somebody of another school, or a child that one does not teach, is refused', async () => {
    for (const [who, whom] of [
      ['teacherOfClass', 'teacherOtherSchool'],
      ['teacherOfClass', 'pupilOtherClass'],
      ['pupilOwner', 'teacherSameSchool'],
    ] as const)
      expect((await create(who, persons(whom))).body.code).toBe('CHAT_PERSON_WRONG');
  });

  it('is made so often for one place, and not more often', async () => {
    for (let count = 0; count < chatLimits.perPlace; count += 1) await aChat(world);
    const { status, body } = await create('teacherOfClass', { kind: 'class', id: world.ownClassId });
    expect([status, body.code]).toEqual([409, 'CHAT_TOO_MANY']);
    expect(body.messageBody).toContain(String(chatLimits.perPlace));
  });

  it('is changed by its admins; a child is never made one', async () => {
    const { id } = (await create('teacherOfClass', persons('pupilOwner', 'teacherSameSchool'))).body;
    const token = await as('teacherOfClass');
    expect((await test.call(token, updateChat, { id, adminIds: [idOf('pupilOwner')] })).body.code).toBe('CHAT_ADMIN_WRONG');
    await test.call(token, updateChat, { id, adminIds: [idOf('teacherSameSchool')], writePermissions: 'admins' });
    expect((await test.call(await as('teacherOfClass'), getChat, { id })).body.chat).toMatchObject({ isAdmin: false, canWrite: false });
    expect((await test.call(await as('teacherSameSchool'), getChat, { id })).body.chat).toMatchObject({ isAdmin: true, canWrite: true });
  });
});

describe('children among themselves', () => {
  it('make no chat unless the school allows it, and then with an adult who reads along', async () => {
    expect(await namelist('pupilOwner')).toEqual(['Lea', 'Neu']);
    expect((await create('pupilOwner', persons('teacherOfClass'))).status).toBe(200);
    expect((await create('pupilOwner', persons('pupilSameClass'))).body.code).toBe('CHAT_CHILDREN_CLOSED');
    expect((await create('pupilOwner', persons('pupilSameClass', 'teacherOfClass'))).body.code).toBe('CHAT_CHILDREN_CLOSED');
    await test.call(await as('schoolAdminOwn'), setChatSchool, { schoolId: world.ownSchoolId, childrenTogether: true });
    expect(await namelist('pupilOwner')).toEqual(['Lea', 'Neu', 'Noah']);
    expect((await create('pupilOwner', persons('pupilSameClass'))).body.code).toBe('CHAT_NEEDS_ADULT');
    expect((await create('pupilOwner', persons('pupilSameClass', 'teacherOfClass'))).status).toBe(200);
    expect((await create('pupilOwner', persons('pupilOtherClass', 'teacherOfClass'))).body.code).toBe('CHAT_PERSON_WRONG');
  });

  it('write no more in what they made as soon as the school bars it; the adult in it does', async () => {
    const allow = async (childrenTogether: boolean) =>
      test.call(await as('schoolAdminOwn'), setChatSchool, { schoolId: world.ownSchoolId, childrenTogether });
    await allow(true);
    const { id } = (await create('pupilOwner', persons('pupilSameClass', 'teacherOfClass'))).body;
    const own = (await create('pupilOwner', persons('teacherOfClass'))).body.id;
    await allow(false);
    const codeOf = async (who: 'pupilSameClass' | 'teacherOfClass' | 'pupilOwner', chatId = id) =>
      (await test.call(await as(who), sendMessage, { id: chatId, message: 'Hallo' })).body.code;
    expect([await codeOf('pupilSameClass'), await codeOf('teacherOfClass'), await codeOf('pupilOwner', own)]).toEqual([
      'CHAT_CHILDREN_CLOSED',
      undefined,
      undefined,
    ]);
  });

  it('write nothing where no adult is left', async () => {
    const id = await aChat(world, { kind: 'persons', class_id: null }, ['pupilOwner', 'pupilSameClass']);
    const refused = await test.call(await as('pupilOwner'), sendMessage, { id, message: 'Hallo' });
    expect([refused.status, refused.body.code]).toEqual([403, 'CHAT_NO_ADULT']);
  });
});

describe('what is reported and what is removed', () => {
  it('a report reaches the teacher and the administration, and not who is reported', async () => {
    const id = await aChat(world);
    const messageId = await aMessage(world, id, 'pupilSameClass', { text: 'Du bist doof.' });
    const report = async () => test.call(await as('pupilOwner'), reportMessage, { id: messageId, reason: 'gemein' });
    expect((await report()).status).toBe(200);
    expect((await report()).body.code).toBe('CHAT_REPORTED');
    for (const who of ['teacherOfClass', 'schoolAdminOwn'] as const) {
      const { reports } = (await test.call(await as(who), listReports, {})).body;
      expect(reports).toMatchObject([
        { message: 'Du bist doof.', reporter: 'Mia Test', author: 'Noah Test', isMember: who === 'teacherOfClass' },
      ]);
    }
    expect((await test.call(await as('teacherOfClass'), countUnread, {})).body.reports).toBe(1);
    expect((await test.call(await as('teacherSameSchool'), listReports, {})).body.reports).toEqual([]);
    const seen = await test.call(await as('pupilSameClass'), getChat, { id });
    expect(seen.text).not.toContain('gemein');
    const [first] = (await test.call(await as('schoolAdminOwn'), listReports, {})).body.reports;
    await test.call(await as('schoolAdminOwn'), settleReport, { id: first?.id ?? '' });
    expect((await test.call(await as('teacherOfClass'), listReports, {})).body.reports).toEqual([]);
  });

  it('a report about an adult is for the administration alone', async () => {
    const messageId = await aMessage(world, await aChat(world), 'teacherOfClass');
    await test.call(await as('pupilOwner'), reportMessage, { id: messageId, reason: '' });
    expect((await test.call(await as('teacherOfClass'), listReports, {})).body.reports).toEqual([]);
    expect((await test.call(await as('schoolAdminOwn'), listReports, {})).body.reports).toHaveLength(1);
  });

  it('removed words are read by an admin of the school for thirty days, and the log says so', async () => {
    const messageId = await aMessage(world, await aChat(world), 'pupilOwner', { text: 'Blöd' });
    await test.call(await as('teacherOfClass'), removeMessage, { id: messageId });
    const { schoolId } = { schoolId: world.ownSchoolId };
    const list = await test.call(await as('schoolAdminOwn'), listRemoved, { schoolId });
    expect(list.body.messages).toMatchObject([{ author: 'Mia Test', removedBy: 'Lea Test' }]);
    expect(list.text).not.toContain('Blöd');
    expect((await test.call(await as('schoolAdminOwn'), readRemoved, { schoolId, id: messageId })).body.message).toBe('Blöd');
    const { rows } = await sql<{ action: string }>`select action from audit.entry where action like 'chat.%' order by number`.execute(
      world.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['chat.remove', 'chat.readRemoved']));
    test.clock.advance((chatLimits.removedDays + 1) * 86_400_000);
    expect((await test.call(await as('schoolAdminOwn'), readRemoved, { schoolId, id: messageId })).status).toBe(404);
    await forgetRemoved.run(test.server.services, {} as never);
    const kept = await chatTablesOf(world).selectFrom('chat_message').select('removed_text').where('id', '=', messageId).execute();
    expect(kept).toEqual([{ removed_text: null }]);
  });
});

describe('the search', () => {
  it('finds words in chats that one reads, and no answer of a classmate', async () => {
    const id = await aChat(world, { write_mode: 'answers' });
    await aMessage(world, id, 'teacherOfClass', { text: 'Der Ausflug geht ins Igelzentrum.' });
    await aMessage(world, id, 'pupilOwner', { text: 'Mir wird beim Ausflug schlecht.', only_for: idOf('pupilOwner') });
    const found = async (who: Person) => (await test.call(await as(who), searchChats, { words: 'ausfl', all: true })).body.hits.length;
    expect([await found('teacherOfClass'), await found('pupilOwner'), await found('pupilSameClass')]).toEqual([2, 2, 1]);
    expect(await found('pupilOtherClass')).toBe(0);
  });
});

describe('at the change of the school year', () => {
  it('the chats of a class are closed, and open again with the undo, except those that were closed before', async () => {
    const id = await aChat(world);
    await aMessage(world, id);
    const before = await aChat(world, { closed_at: world.services.clock.now() });
    const change = {
      planId: newId(),
      classId: world.ownClassId,
      action: 'continue' as const,
      toClassIds: [],
      content: 'keep' as const,
      leavingUserIds: [],
    };
    expect(await yearChange.count?.(test.server.services, [world.ownClassId])).toEqual(
      new Map([[world.ownClassId, { 'Chats, die geschlossen werden': 1 }]]),
    );
    const inside = transactAs(test.server.services);
    const memo = await inside(async (work) => yearChange.run(test.server.services, work as never, change));
    expect((await test.call(await as('pupilOwner'), sendMessage, { id, message: 'Noch da?' })).body.code).toBe('CHAT_CLOSED');
    expect((await test.call(await as('pupilOwner'), fetchMessages, { id, since: 0 })).body.messages).toHaveLength(1);
    await inside(async (work) => yearChange.undo(test.server.services, work as never, change, memo));
    expect((await test.call(await as('pupilOwner'), sendMessage, { id, message: 'Wieder da' })).status).toBe(200);
    expect((await test.call(await as('pupilOwner'), sendMessage, { id: before, message: 'Hier nicht' })).body.code).toBe('CHAT_CLOSED');
  });
});

it('the list of chats costs the same number of statements for one as for thirty', async () => {
  await aMessage(world, await aChat(world));
  const token = await as('pupilOwner');
  const read = () => test.call(token, listChats, {});
  // Who asks is known by then.
  await read();
  const one = await statementsOf(test, read);
  for (let more = 0; more < 29; more += 1) await aMessage(world, await aChat(world));
  expect(await statementsOf(test, read)).toHaveLength(one.length);
});
