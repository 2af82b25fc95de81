import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { logout } from '@pausenplatz/account/contract';
import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { type ActorName, hubConnectionHeader, hubPath, type InputOf } from '@pausenplatz/kernel-contract';
import { actorSignal } from '@pausenplatz/kernel-server';
import { homeworkTopic } from '@pausenplatz/homework/contract';
import { patchSchoolClass, saveTeam } from '@pausenplatz/office/contract';
import {
  deletePage,
  overwriteEditing,
  pageContentChanged,
  pageEditTopic,
  pageGroupTopic,
  pageLockChanged,
  pageNavigationChanged,
  pageTopic,
  setFavourite,
  setRelease,
  updatePage,
} from '@pausenplatz/pages/contract';
import { aPage, aPupilsPage } from '@pausenplatz/pages/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest } from '../../testing/raw-request.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

async function listener(actor: ActorName, token?: string | null) {
  const access = token === undefined ? await world.tokenOf(actor) : token;
  const connection = new HubConnectionBuilder()
    .withUrl(`${test.server.address}${hubPath}`, access ? { accessTokenFactory: () => access } : {})
    .configureLogging(LogLevel.None)
    .build();
  const heard: { name: string; payload: Record<string, unknown> }[] = [];
  for (const name of [pageContentChanged.name, pageLockChanged.name, 'TopicRevoked', 'SessionEnded'])
    connection.on(name, (payload: Record<string, unknown>) => heard.push({ name, payload }));
  await connection.start();
  open.push(connection);
  const subscribe = (...topics: string[]) => connection.invoke<{ granted: string[]; denied: string[] }>('Subscribe', { topics });
  return { connection, heard, subscribe };
}
const rename = async (id: string, headers: Record<string, string> = {}) =>
  test.call(await world.tokenOf('teacherOfClass'), updatePage, { id, field: 'title', value: `Titel ${Date.now()}` }, headers);
/** Long enough for a message on its way to arrive, so that silence means something. */
const silence = () => pause(300);

describe('T14: who may listen to what', () => {
  it('lets each of thirteen actors hear a page exactly where they may read it, and its edit lock only where they may write it', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    const [readers, writers] = [
      ['pupilOwner', 'pupilSameClass', 'teacherOfClass', 'schoolAdminOwn'],
      ['teacherOfClass', 'schoolAdminOwn'],
    ];
    const others = ['anonymous', 'private', 'pupilOtherClass', 'pupilOtherSchool', 'teacherOtherSchool', 'schoolAdminOther'];
    for (const actor of [...(readers ?? []), ...others] as ActorName[]) {
      const { subscribe } = await listener(actor);
      const { granted } = await subscribe(pageTopic(id), pageEditTopic(id), pageGroupTopic(world.ownClassId));
      expect(granted.includes(pageTopic(id)), actor).toBe(readers?.includes(actor));
      expect(granted.includes(pageEditTopic(id)), actor).toBe(writers?.includes(actor));
    }
  });

  it('lets those of a team hear its part of the navigation, and nobody else', async () => {
    const { userId } = world.people.pupilSameClass;
    await sql`insert into school_group (id, kind, name, school_id, class_id, created_by)
      values ('team-garten-00000000000', 'team', 'Garten', ${world.ownSchoolId}, null, ${userId})`.execute(world.db);
    await sql`insert into group_member (group_id, user_id) values ('team-garten-00000000000', ${userId})`.execute(world.db);
    for (const actor of ['pupilSameClass', 'teacherOfClass', 'pupilOwner', 'teacherSameSchool', 'teacherOtherSchool'] as const) {
      const { granted } = await (await listener(actor)).subscribe(pageGroupTopic('team-garten-00000000000'));
      expect(granted.length, actor).toBe(actor === 'pupilSameClass' ? 1 : 0);
    }
  });

  it('denies unknown kinds, unknown pages, sessions of others and nonsense', async () => {
    const { subscribe, connection } = await listener('teacherOfClass');
    const topics = ['chat:1', 'page:gibtesnicht', 'session:abc', 'page:', ':', 'page', '__proto__:x', 'constructor:x'];
    expect(await subscribe(...topics)).toEqual({ granted: [], denied: topics });
    await expect(connection.invoke('Subscribe', { topics: 'page:1' })).rejects.toThrow();
    await expect(connection.invoke('Subscribe', { topics: Array.from({ length: 101 }, () => 'page:1') })).rejects.toThrow();
    await expect(connection.invoke('SendToAll', { text: 'Hallo' })).rejects.toThrow();
  });

  it('looks thirty topics a minute up for nobody, and asks nothing more for that connection', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    const visitor = await listener('anonymous');
    expect((await visitor.subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const made = Array.from({ length: 100 }, (_, index) => pageTopic(`gibtesnicht${index}`));
    for (let message = 0; message < 10; message += 1) expect((await visitor.subscribe(...made)).granted).toEqual([]);
    const lookedUp = queries.mock.calls.filter((asked) => /gibtesnicht/.test(inspect(asked, { depth: 4, maxArrayLength: 20 })));
    expect(lookedUp.length).toBeGreaterThan(0);
    expect(lookedUp.length).toBeLessThan(40);
    queries.mockRestore();
    expect((await visitor.subscribe(pageTopic(id))).granted).toEqual([]);
    expect((await (await listener('anonymous')).subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
    expect((await (await listener('teacherOfClass')).subscribe(...made.slice(1), pageTopic(id))).granted).toEqual([pageTopic(id)]);
  });

  it('tells nothing to somebody who still has the password of the card', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    const topics = [pageTopic(id), homeworkTopic(world.ownClassId)];
    expect((await (await listener('initialPassword')).subscribe(...topics)).granted).toEqual([]);
    const { userId } = world.people.initialPassword;
    await world.db.updateTable('user_account').set({ initial_password: false }).where('id', '=', userId).execute();
    const afterwards = await aToken(world.services, world.db, userId);
    expect((await (await listener('initialPassword', afterwards)).subscribe(...topics)).granted).toEqual(topics);
  });

  it('tells the other windows of who marks a page, and nobody else', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    const [own, colleague] = [await listener('teacherOfClass'), await listener('schoolAdminOwn')];
    for (const { connection, heard } of [own, colleague])
      connection.on(pageNavigationChanged.name, (payload: Record<string, unknown>) => heard.push({ name: 'marked', payload }));
    await colleague.subscribe(pageTopic(id), pageGroupTopic(world.ownClassId));
    await test.call(await world.tokenOf('teacherOfClass'), setFavourite, { id, favourite: true });
    await vi.waitFor(() => expect(own.heard.map(({ name }) => name)).toEqual(['marked']));
    await silence();
    expect(colleague.heard).toEqual([]);
  });

  it('brings news of a page to the pupil of the class, and nothing to anybody else', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    const mia = await listener('pupilOwner');
    const lina = await listener('pupilOtherClass');
    const stranger = await listener('pupilOtherSchool');
    for (const one of [mia, lina, stranger]) await one.subscribe(pageTopic(id));
    await rename(id);
    await vi.waitFor(() => expect(mia.heard).toHaveLength(1));
    expect(mia.heard[0]).toMatchObject({
      name: 'PageContentChanged',
      payload: { v: 1, pageId: id, rev: 2, by: world.people.teacherOfClass.userId },
    });
    await silence();
    expect([lina.heard, stranger.heard]).toEqual([[], []]);
  });

  it('leaves out the connection that made the change', async () => {
    const { id } = await aPage(world);
    const [own, otherTab] = [await listener('teacherOfClass'), await listener('teacherOfClass')];
    for (const one of [own, otherTab]) await one.subscribe(pageTopic(id));
    await rename(id, { [hubConnectionHeader]: own.connection.connectionId ?? '' });
    await vi.waitFor(() => expect(otherTab.heard).toHaveLength(1));
    await silence();
    expect(own.heard).toEqual([]);
  });

  it('tells writers of a taken lock, and pupils nothing of it', async () => {
    const { id } = await aPage(world);
    const [eva, mia] = [await listener('schoolAdminOwn'), await listener('pupilOwner')];
    for (const one of [eva, mia]) await one.subscribe(pageEditTopic(id));
    await test.call(await world.tokenOf('teacherOfClass'), overwriteEditing, { id });
    await vi.waitFor(() => expect(eva.heard).toHaveLength(1));
    expect(eva.heard[0]?.payload).toMatchObject({ cause: 'open', lock: { holder: { firstName: 'Lea' } } });
    await silence();
    expect(mia.heard).toEqual([]);
  });

  it('goes on telling nobody after Unsubscribe', async () => {
    const { id } = await aPage(world);
    const mia = await listener('pupilOwner');
    await mia.subscribe(pageTopic(id));
    await mia.connection.invoke('Unsubscribe', { topics: [pageTopic(id)] });
    await rename(id);
    await silence();
    expect(mia.heard).toEqual([]);
  });
});

describe('T14: when rights end', () => {
  it('cuts the connection of a session that logged out within a second', async () => {
    const token = await world.tokenOf('pupilOwner');
    const { connection } = await listener('pupilOwner', token);
    const closed = new Promise<number>((resolve) => connection.onclose(() => resolve(performance.now())));
    const before = performance.now();
    await test.call(token, logout, {});
    expect((await closed) - before).toBeLessThan(1_000);
  });

  it('leaves the other sessions of the person alone', async () => {
    const [token, other] = [await world.tokenOf('pupilOwner'), await listener('pupilOwner')];
    await listener('pupilOwner', token);
    await test.call(token, logout, {});
    await silence();
    expect(other.connection.state).toBe('Connected');
  });

  it('refuses the token of an ended session: whoever comes back with it is nobody', async () => {
    const token = await world.tokenOf('pupilOwner');
    await test.call(token, logout, {});
    const { subscribe } = await listener('pupilOwner', token);
    const { id } = await aPage(world, { visibility: 'group' });
    expect((await subscribe(pageTopic(id))).granted).toEqual([]);
  });

  it.each(['in this process', 'in another process'])('takes the topics of a class from a pupil who was removed %s', async (where) => {
    const { id } = await aPage(world, { visibility: 'group' });
    const actor = where === 'in this process' ? 'pupilOwner' : 'pupilSameClass';
    const { userId } = world.people[actor];
    const [removed, stays] = [await listener(actor), await listener('teacherOfClass')];
    for (const one of [removed, stays]) expect((await one.subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
    const { services } = test.server;
    const before = performance.now();
    await world.db.deleteFrom('class_pupil').where('user_id', '=', userId).execute();
    if (where === 'in this process') services.actors.forget(userId);
    else await services.signals.send(services.db, actorSignal, userId);
    await vi.waitFor(() => expect(removed.heard).toEqual([{ name: 'TopicRevoked', payload: { v: 1, topic: pageTopic(id) } }]), {
      timeout: 10_000,
    });
    expect(performance.now() - before).toBeLessThan(1_000);
    await rename(id);
    await vi.waitFor(() => expect(stays.heard).toHaveLength(1));
    await silence();
    expect(removed.heard).toHaveLength(1);
    expect((await removed.subscribe(pageTopic(id))).granted).toEqual([]);
  });
});

describe('T14: when a page is read by fewer people', () => {
  const changed = async (change: InputOf<typeof updatePage>) => test.call(await world.tokenOf('teacherOfClass'), updatePage, change);
  const patched = async (operation: InputOf<typeof patchSchoolClass>['operations'][number]) =>
    test.call(await world.tokenOf('schoolAdminOwn'), patchSchoolClass, { id: world.otherClassId, operations: [operation] });
  it('takes its topic at once from a child who leaves the team that it is for', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    const { userId } = world.people.pupilOtherClass;
    const team = await test.call(await world.tokenOf('teacherOfClass'), saveTeam, {
      id: null,
      schoolId: world.ownSchoolId,
      name: 'Team Unterstufe',
      userIds: [userId],
    });
    expect((await changed({ id, field: 'members', value: team.body.id })).status).toBe(200);
    const lina = await listener('pupilOtherClass');
    expect((await lina.subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
    await sql`delete from group_member where user_id = ${userId}`.execute(world.db);
    await vi.waitFor(() => expect(lina.heard).toEqual([{ name: 'TopicRevoked', payload: { v: 1, topic: pageTopic(id) } }]), {
      timeout: 10_000,
    });
  });

  const narrowings: readonly [string, (id: string) => Promise<unknown>][] = [
    ['it is shared with fewer people', (id) => changed({ id, field: 'visibility', value: 'group' })],
    ['it is archived', (id) => changed({ id, field: 'archived', value: true })],
    ['it goes to the trash', async (id) => test.call(await world.tokenOf('teacherOfClass'), deletePage, { id })],
    ['its class is archived', () => patched({ op: 'replace', path: '/archived', value: true })],
    ['its class is deleted', () => patched({ op: 'replace', path: '/deleted', value: '2026-11-22' })],
  ];

  it.each(narrowings)('takes its topic at once from visitors and from other schools when %s', async (what, narrow) => {
    const ofOther = what.includes('class') ? { groupId: world.otherClassId } : {};
    await world.db.updateTable('school_class').set({ archived_at: null, deleted_at: null }).where('id', '=', world.otherClassId).execute();
    const { id } = await aPage(world, { visibility: 'public', ...ofOther });
    const [visitor, stranger, stays] = [
      await listener('anonymous'),
      await listener('teacherOtherSchool'),
      await listener('schoolAdminOwn'),
    ];
    for (const one of [visitor, stranger, stays]) expect((await one.subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
    await narrow(id);
    const revoked = { name: 'TopicRevoked', payload: { v: 1, topic: pageTopic(id) } };
    for (const one of [visitor, stranger]) await vi.waitFor(() => expect(one.heard).toContainEqual(revoked), { timeout: 10_000 });
    const heard = visitor.heard.length;
    test.server.services.hub.send({ topic: pageTopic(id) }, pageContentChanged.name, { v: 1, pageId: id }, null);
    await silence();
    expect(visitor.heard).toHaveLength(heard);
    const isGone = what.includes('trash') || what.includes('deleted');
    expect(stays.heard.some(({ name }) => name === 'TopicRevoked')).toBe(isGone);
  });

  it('takes the page of the school from its pupils when it becomes the teachers’, and leaves it to a teacher', async () => {
    const { id } = await aPage(world, { groupType: 'school', groupId: world.ownSchoolId, visibility: 'school' });
    const [lina, urs] = [await listener('pupilOtherClass'), await listener('teacherSameSchool')];
    for (const one of [lina, urs]) await one.subscribe(pageTopic(id));
    await changed({ id, field: 'visibility', value: 'group' });
    await vi.waitFor(() => expect(lina.heard.map(({ name }) => name)).toContain('TopicRevoked'), { timeout: 10_000 });
    await silence();
    expect(urs.heard.map(({ name }) => name)).not.toContain('TopicRevoked');
  });

  it('takes the page of a pupil from visitors when the release is taken back or the pupil moves, and never names the child', async () => {
    for (const end of ['taken back', 'moved'] as const) {
      const pupil = await aPerson(world.db, { firstName: 'Nino', lastName: 'Test', roles: ['Pupil'] });
      await belongsTo(world.db, pupil.userId, world.ownSchoolId, 'pupil');
      await attends(world.db, pupil.userId, world.ownClassId, end === 'moved' ? 71 : 72);
      const { id } = await aPupilsPage(world, { groupId: pupil.userId, createdBy: pupil.userId });
      const lea = await world.tokenOf('teacherOfClass');
      await test.call(lea, setRelease, { id, released: true, visibility: 'public' });
      const visitor = await listener('anonymous');
      expect((await visitor.subscribe(pageTopic(id))).granted).toEqual([pageTopic(id)]);
      const own = await aToken(world.services, world.db, pupil.userId);
      await test.call(own, updatePage, { id, field: 'title', value: 'Mein Dachs' });
      await vi.waitFor(() => expect(visitor.heard).toHaveLength(1));
      expect(JSON.stringify(visitor.heard)).not.toContain(pupil.userId);
      if (end === 'moved') await world.db.deleteFrom('class_pupil').where('user_id', '=', pupil.userId).execute();
      else await test.call(lea, setRelease, { id, released: false, visibility: 'public' });
      await vi.waitFor(() => expect(visitor.heard.map(({ name }) => name)).toContain('TopicRevoked'), { timeout: 10_000 });
    }
  });
});

describe('T14: foreign pages', () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16, 7).toString('base64'),
  };
  const address = () => `${test.server.address}${hubPath}`;

  it('may not open the hub with the cookies of a visitor', async () => {
    for (const origin of ['https://boese.example', 'null', `${test.server.address}.boese.example`]) {
      const upgraded = await rawRequest(address(), { method: 'GET', headers: { ...upgrade, origin } });
      expect(upgraded.status, origin).toBe(403);
      const negotiated = await test.fetch(`${hubPath}/negotiate?negotiateVersion=1`, { method: 'POST', headers: { origin } });
      expect(negotiated.status, origin).toBe(403);
      expect(negotiated.headers.get('access-control-allow-origin')).toBeNull();
    }
    const own = await rawRequest(address(), { method: 'GET', headers: { ...upgrade, origin: test.server.address } });
    expect(own.status).toBe(101);
  });

  it('are those that are not PUBLIC_URL, whatever name a proxy asks by, and the log names each once', async () => {
    const behind = await testServer({ PUBLIC_URL: 'https://schule.example' });
    const open = async (origin: string, host: string) => {
      const headers = { ...upgrade, origin, host };
      return (await rawRequest(`${behind.server.address}${hubPath}`, { method: 'GET', headers })).status;
    };
    expect(await open('https://schule.example', 'intern:4173')).toBe(101);
    for (let again = 0; again < 2; again += 1) expect(await open('https://anders.example', 'anders.example')).toBe(403);
    const told = behind.logLines.filter((line) => line.includes('the hub refused an origin')).map((line) => JSON.parse(line));
    expect(told).toEqual([
      expect.objectContaining({ level: 'warn', origin: 'https://anders.example', publicUrl: 'https://schule.example' }),
    ]);
  });
});
