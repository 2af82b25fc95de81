import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload, aPng } from '@pausenplatz/documents/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { attends } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  chatLimits,
  chatMessageAdded,
  countUnread,
  earlierMessages,
  editMessage,
  fetchMessages,
  getChat,
  listChats,
  listReports,
  readChat,
  readRemoved,
  removeMessage,
  reportMessage,
  sendMessage,
} from '../contract/index.ts';
import { aChat, aMessage, chatTablesOf } from '../testing/index.ts';
import { forgetRemoved } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from chat`.execute(world.db);
  await sql`delete from rate_limit`.execute(world.db);
});

const as = (who: ActorName) => world.tokenOf(who);
const send = async (who: ActorName, id: string, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  test.call(await as(who), sendMessage, { id, message, ...more }, headers);
const wordsFor = async (who: ActorName, id: string) =>
  (await test.call(await as(who), getChat, { id })).body.messages.map(({ message }) => message);
const unreadOf = async (who: ActorName) => (await test.call(await as(who), countUnread, {})).body.unreadMessages;
const told = async (during: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = [];
  const { hub } = test.server.services;
  const original = hub.send.bind(hub);
  hub.send = (target, name, ...rest) => {
    if (name === chatMessageAdded.name && 'userId' in target) heard.push(target.userId);
    return original(target, name, ...rest);
  };
  try {
    await during();
  } finally {
    hub.send = original;
  }
  return heard;
};

describe('a message', () => {
  it('is stored once for one key, in its order, and is fetched by the last number without a gap', async () => {
    const id = await aChat(world);
    const key = { 'idempotency-key': 'once' };
    const first = await send('pupilOwner', id, 'Hallo', {}, key);
    expect((await send('pupilOwner', id, 'Hallo', {}, key)).body).toEqual(first.body);
    await send('teacherOfClass', id, 'Guten Morgen');
    expect(await wordsFor('pupilSameClass', id)).toEqual(['Hallo', 'Guten Morgen']);
    const { body } = await test.call(await as('pupilSameClass'), fetchMessages, { id, since: first.body.message.rev });
    expect(body).toMatchObject({ messages: [{ message: 'Guten Morgen', isOwn: false }], rev: 2, hasMore: false });
  });

  it('gets its own place also when a whole class writes at the same moment', async () => {
    const id = await aChat(world);
    const people = ['pupilOwner', 'pupilSameClass', 'teacherOfClass'] as const;
    const tokens = await Promise.all(people.map(as));
    const all = await Promise.all(
      Array.from({ length: 12 }, async (_none, at) => test.call(tokens[at % 3] ?? null, sendMessage, { id, message: `Nummer ${at}` })),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(all.map(({ body }) => body.message.seq).toSorted((one, other) => one - other)).toEqual(all.map((_one, at) => at + 1));
  });

  it('is counted for others until they have read it, never for who wrote it, and never again', async () => {
    const id = await aChat(world);
    await send('teacherOfClass', id, 'Eins');
    await send('teacherOfClass', id, 'Zwei');
    expect([await unreadOf('pupilOwner'), await unreadOf('teacherOfClass')]).toEqual([2, 0]);
    await test.call(await as('pupilOwner'), readChat, { id, upTo: 2 });
    await test.call(await as('pupilOwner'), readChat, { id, upTo: 1 });
    expect(await unreadOf('pupilOwner')).toBe(0);
    const { chats } = (await test.call(await as('pupilSameClass'), listChats, {})).body;
    expect(chats).toMatchObject([{ unreadMessages: 2, lastMessage: { message: 'Zwei', isOwn: false } }]);
  });

  it('is changed by who wrote it for a quarter of an hour, and taken back with a sign that stays', async () => {
    const id = await aChat(world);
    const { id: messageId, rev } = (await send('pupilOwner', id, 'Tipfehler')).body.message;
    const token = await as('pupilOwner');
    expect((await test.call(token, editMessage, { id: messageId, message: 'Tippfehler' })).body.message).toMatchObject({ isEdited: true });
    const { body } = await test.call(await as('pupilSameClass'), fetchMessages, { id, since: rev });
    expect(body.messages).toMatchObject([{ id: messageId, message: 'Tippfehler', seq: rev }]);
    test.clock.advance(chatLimits.changeMinutes * 60_000);
    const late = await test.call(await as('pupilOwner'), removeMessage, { id: messageId });
    expect([late.status, late.body.code]).toEqual([409, 'CHAT_TOO_LATE']);
    expect((await test.call(await as('teacherOfClass'), removeMessage, { id: messageId })).status).toBe(200);
    expect((await test.call(await as('pupilOwner'), getChat, { id })).body.messages).toMatchObject([
      { id: messageId, message: '', removed: 'admin' },
    ]);
  });

  it('of a person who writes without end is refused with a word that helps', async () => {
    const id = await aChat(world);
    const token = await as('pupilOwner');
    for (let at = 0; at < chatLimits.floodMessages; at += 1) await test.call(token, sendMessage, { id, message: 'da' });
    const { status, body } = await test.call(token, sendMessage, { id, message: 'noch eine' });
    expect([status, body.code]).toEqual([429, 'CHAT_FLOOD']);
    expect(body.messageBody).toMatch(/Warte \d+ Sekunden/);
  });

  it('of long ago is read page by page', async () => {
    const id = await aChat(world);
    for (let at = 1; at <= chatLimits.page + 5; at += 1) await aMessage(world, id, 'teacherOfClass', { text: String(at) });
    const token = await as('pupilOwner');
    const newest = (await test.call(token, getChat, { id })).body;
    expect([newest.messages.length, newest.messages[0]?.message, newest.hasEarlier]).toEqual([chatLimits.page, '6', true]);
    const older = (await test.call(token, earlierMessages, { id, before: newest.messages[0]?.seq ?? 1 })).body;
    expect([older.messages.map(({ message }) => message), older.hasEarlier]).toEqual([['1', '2', '3', '4', '5'], false]);
  });
});

describe('answers for the admins', () => {
  it('are read by them and by who wrote them; what an admin answers to one is for that child alone', async () => {
    const id = await aChat(world, { write_mode: 'answers' });
    await send('teacherOfClass', id, 'Hast du Fragen?');
    const asked = await send('pupilOwner', id, 'Darf ich vorne sitzen?');
    await send('teacherOfClass', id, 'Ja.', { replyTo: asked.body.message.id });
    expect(await wordsFor('pupilOwner', id)).toEqual(['Hast du Fragen?', 'Darf ich vorne sitzen?', 'Ja.']);
    expect(await wordsFor('pupilSameClass', id)).toEqual(['Hast du Fragen?']);
    expect((await test.call(await as('pupilSameClass'), fetchMessages, { id, since: 0 })).body.messages).toHaveLength(1);
    expect((await test.call(await as('pupilSameClass'), listChats, {})).body.chats).toMatchObject([
      { unreadMessages: 1, lastMessage: { message: 'Hast du Fragen?' } },
    ]);
    const stolen = await send('pupilSameClass', id, 'Ich auch', { replyTo: asked.body.message.id });
    expect([stolen.status, stolen.body.code]).toEqual([404, 'CHAT_MESSAGE_NOT_FOUND']);
  });

  it('leave a classmate’s connection silent', async () => {
    const id = await aChat(world, { write_mode: 'answers' });
    const { pupilOwner, pupilSameClass, teacherOfClass } = world.people;
    const heard = await told(() => send('pupilOwner', id, 'Nur für dich'));
    expect(heard).toContain(teacherOfClass.userId);
    expect(heard).toContain(pupilOwner.userId);
    expect(heard).not.toContain(pupilSameClass.userId);
    expect(await told(() => send('teacherOfClass', id, 'Für alle'))).toContain(pupilSameClass.userId);
  });
});

const aFile = async (who: 'pupilOwner' | 'teacherOfClass', mimeType: string) => {
  const uploadId = await anArrivedUpload(world, await aPng(8, 8), 'Igel.png', 'chat');
  const { id } = (await test.call(await as('teacherOfClass'), completeUpload, { uploadId })).body;
  await chatTablesOf(world)
    .updateTable('file')
    .set({ mime_type: mimeType, owner_id: world.people[who].userId })
    .where('id', '=', id)
    .execute();
  return id;
};

describe('what a chat does not take is refused to members by the server itself, and not to its admins', () => {
  const none = { attach_image: false, attach_documents: false, attach_emoji: false, attach_gif: false };
  it.each([
    ['emoji', null, 'CHAT_NO_EMOJI', 'attach_emoji'],
    ['pictures', 'image/png', 'CHAT_NO_IMAGES', 'attach_image'],
    ['documents', 'application/pdf', 'CHAT_NO_DOCUMENTS', 'attach_documents'],
    ['GIFs', 'image/gif', 'CHAT_NO_GIF', 'attach_gif'],
  ] as const)('%s', async (_what, mimeType, code, right) => {
    const id = await aChat(world, none);
    const sent = async (who: 'pupilOwner' | 'teacherOfClass') =>
      send(who, id, mimeType ? '' : 'Juhu 🎉', { attachments: mimeType ? [await aFile(who, mimeType)] : [] });
    const refused = await sent('pupilOwner');
    expect([refused.status, refused.body.code]).toEqual([403, code]);
    expect((await sent('teacherOfClass')).status).toBe(200);
    await chatTablesOf(world)
      .updateTable('chat')
      .set({ [right]: true })
      .where('id', '=', id)
      .execute();
    expect((await sent('pupilOwner')).status).toBe(200);
  });

  it('nor a file of somebody else', async () => {
    const id = await aChat(world);
    const refused = await send('pupilOwner', id, '', { attachments: [await aFile('teacherOfClass', 'image/png')] });
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('nor words where admins alone write, or nobody any more', async () => {
    const quiet = await aChat(world, { write_mode: 'admins' });
    expect((await send('pupilOwner', quiet, 'Darf ich?')).body.code).toBe('CHAT_FORBIDDEN');
    expect((await send('teacherOfClass', quiet, 'Ich schon.')).status).toBe(200);
    const closed = await aChat(world, { closed_at: world.services.clock.now() });
    expect((await send('teacherOfClass', closed, 'Noch etwas')).body.code).toBe('CHAT_CLOSED');
  });
});

it('a picture that was reported and taken back is seen by who looks after it for thirty days, and by nobody else', async () => {
  const id = await aChat(world);
  const { message } = (await send('pupilOwner', id, '', { attachments: [await aFile('pupilOwner', 'image/png')] })).body;
  await test.call(await as('pupilSameClass'), reportMessage, { id: message.id, reason: '' });
  await test.call(await as('pupilOwner'), removeMessage, { id: message.id });
  expect((await test.call(await as('pupilSameClass'), getChat, { id })).body.messages).toMatchObject([
    { removed: 'self', attachments: [] },
  ]);
  const read = async () => test.call(await as('schoolAdminOwn'), readRemoved, { schoolId: world.ownSchoolId, id: message.id });
  expect((await test.call(await as('schoolAdminOwn'), listReports, {})).body.reports).toMatchObject([
    { attachments: [{ name: 'Igel.png' }] },
  ]);
  expect((await read()).body.attachments).toMatchObject([{ name: 'Igel.png' }]);
  test.clock.advance((chatLimits.removedDays + 1) * 86_400_000);
  await forgetRemoved.run(test.server.services, {} as never);
  expect(await chatTablesOf(world).selectFrom('chat_file').select('file_id').execute()).toEqual([]);
});

describe('who comes to a class, and who goes', () => {
  it('reads from then on, and nothing any more', async () => {
    const id = await aChat(world);
    const before = (await send('teacherOfClass', id, 'Vorher')).body.message.id;
    const lina = world.people.pupilOtherClass.userId;
    await attends(world.db, lina, world.ownClassId, 9);
    expect(await wordsFor('pupilOtherClass', id)).toEqual([]);
    await send('teacherOfClass', id, 'Willkommen, Lina');
    expect(await wordsFor('pupilOtherClass', id)).toEqual(['Willkommen, Lina']);
    expect(await unreadOf('pupilOtherClass')).toBe(1);
    // What was written before is not read in what answers it either.
    await send('teacherOfClass', id, 'Wie gesagt', { replyTo: before });
    const { messages } = (await test.call(await as('pupilOtherClass'), fetchMessages, { id, since: 0 })).body;
    expect(messages.map(({ replyTo }) => replyTo)).toEqual([null, null]);
    await world.db.deleteFrom('class_pupil').where('user_id', '=', lina).where('class_id', '=', world.ownClassId).execute();
    expect((await test.call(await as('pupilOtherClass'), getChat, { id })).status).toBe(404);
    await send('teacherOfClass', id, 'Lina ist weg');
    await attends(world.db, lina, world.ownClassId, 9);
    expect(await wordsFor('pupilOtherClass', id)).toEqual([]);
    await world.db.deleteFrom('class_pupil').where('user_id', '=', lina).where('class_id', '=', world.ownClassId).execute();
  });

  it('writes nothing any more, also where both happen at the same moment', async () => {
    const id = await aChat(world);
    const mia = world.people.pupilOwner.userId;
    const leave = (db: World['services']['db']) =>
      sql`delete from class_pupil where user_id = ${mia} and class_id = ${world.ownClassId}`.execute(db);
    const token = await as('pupilOwner');
    const answer = await overtake(world, leave, () => test.call(token, sendMessage, { id, message: 'Noch schnell' }));
    expect([answer.status, answer.body.code]).toEqual([404, 'CHAT_NOT_FOUND']);
    await attends(world.db, mia, world.ownClassId, 1);
  });

  it('reads a chat whose class lies in the archive, and writes no more', async () => {
    const id = await aChat(world);
    await send('teacherOfClass', id, 'Bis bald');
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(new Date());
    expect(await wordsFor('pupilOwner', id)).toEqual(['Bis bald']);
    expect((await send('pupilOwner', id, 'Hallo?')).body.code).toBe('CHAT_CLOSED');
    await archive(null);
  });
});
