import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { actorSignal, lockFor } from '@pausenplatz/kernel-server';
import { pageMembersTopic, updatePage } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBoardEntry, boardChanged, getBoards, markBoardEntry } from '../contract/index.ts';
import { aBoard, anEntry, boardsTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

type Db = World['services']['db'];
const idOf = (who: ActorName) => world.people[who as 'pupilOwner'].userId;
const mark = async (who: ActorName, id: string, columnId: string) =>
  test.call(await world.tokenOf(who), markBoardEntry, { id, columnId, isSet: true });
const marksIn = async (id: string) => boardsTablesOf(world).selectFrom('board_mark').select('user_id').where('entry_id', '=', id).execute();

describe('at the same moment', () => {
  it('the last place is given once', async () => {
    const planted = await aBoard(world);
    const id = await anEntry(world, planted, { cells: JSON.stringify({ platz: 1 }) });
    const answers = await Promise.all((['pupilOwner', 'pupilSameClass'] as const).map((who) => mark(who, id, 'platz')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await marksIn(id)).toHaveLength(1);
  });

  it('whoever proved that there is room waits for who takes the last place', async () => {
    const planted = await aBoard(world);
    const id = await anEntry(world, planted, { cells: JSON.stringify({ platz: 1 }) });
    const take = async (db: Db) => {
      await lockFor(db, `board ${planted.blockId}`);
      await sql`insert into board_mark (entry_id, column_id, user_id, at) values (${id}, 'platz', ${idOf('pupilSameClass')}, now())`.execute(
        db,
      );
    };
    const { status, body } = await overtake(world, take, () => mark('pupilOwner', id, 'platz'));
    expect([status, body.code]).toEqual([409, 'BOARD_PLACES_FULL']);
  });

  it('two votes of one child from two tabs are one', async () => {
    const planted = await aBoard(world);
    const [a, b] = [await anEntry(world, planted), await anEntry(world, planted, { position: 'a1' })];
    await Promise.all([a, b].map((id) => mark('pupilOwner', id, 'stimme')));
    expect([...(await marksIn(a)), ...(await marksIn(b))]).toHaveLength(1);
  });

  it('a child who leaves the class puts itself down nowhere', async () => {
    const id = await anEntry(world, await aBoard(world));
    const leave = (db: Db) => sql`delete from class_pupil where user_id = ${idOf('pupilOwner')}`.execute(db);
    const answer = await overtake(world, leave, () => mark('pupilOwner', id, 'platz'));
    expect(answer.body.code).toBe('BOARD_NOT_FOUND');
    expect(await marksIn(id)).toEqual([]);
    await world.db
      .insertInto('class_pupil')
      .values({ class_id: world.ownClassId, user_id: idOf('pupilOwner'), number: 1 })
      .execute();
  });

  it('an entry goes into no class that is archived, and on no block that is deleted', async () => {
    const { blockId } = await aBoard(world);
    const add = async () => test.call(await world.tokenOf('teacherOfClass'), addBoardEntry, { blockId, title: 'Salat', cells: {} });
    const archive = (db: Db) => sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(db);
    expect((await overtake(world, archive, add)).body.code).toBe('BOARD_NOT_FOUND');
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
    const remove = (db: Db) => sql`update page_block set deleted_at = now() where id = ${blockId}`.execute(db);
    expect((await overtake(world, remove, add)).body.code).toBe('BOARD_NOT_FOUND');
  });
});

describe('who somebody was', () => {
  it('an archived class keeps its lists to itself, from its former teachers too', async () => {
    const planted = await aBoard(world);
    await anEntry(world, planted);
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    for (const who of ['teacherOfClass', 'pupilOwner', 'schoolAdminOwn'] as const)
      expect((await test.call(await world.tokenOf(who), getBoards, { pageId: planted.pageId })).status, who).toBe(404);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });

  async function listener(who: ActorName, pageId: string) {
    const access = (await world.tokenOf(who)) ?? '';
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, { accessTokenFactory: () => access })
      .configureLogging(LogLevel.None)
      .build();
    const heard: string[] = [];
    for (const name of [boardChanged.name, 'TopicRevoked']) connection.on(name, () => heard.push(name));
    await connection.start();
    open.push(connection);
    const { granted } = await connection.invoke<{ granted: string[] }>('Subscribe', { topics: [pageMembersTopic(pageId)] });
    return { heard, granted };
  }
  const change = async (blockId: string) =>
    test.call(await world.tokenOf('teacherOfClass'), addBoardEntry, { blockId, title: 'Salat', cells: {} });

  it('only members listen, also where everybody reads the page', async () => {
    const { pageId } = await aBoard(world, {}, { visibility: 'public' });
    const granted = async (who: ActorName) => (await listener(who, pageId)).granted.length;
    expect(await granted('pupilSameClass')).toBe(1);
    for (const who of ['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool'] as const) expect(await granted(who), who).toBe(0);
  });

  it.each([
    ['former pupil', 'pupilSameClass', 'class_pupil'],
    ['former admin', 'schoolAdminOwn', 'school_member'],
  ] as const)('the open socket of a %s hears nothing more', async (_was, who, table) => {
    const { pageId, blockId } = await aBoard(world, {}, { visibility: 'public' });
    const { heard } = await listener(who, pageId);
    await change(blockId);
    await expect.poll(() => heard).toEqual([boardChanged.name]);
    const { rows } = await sql<Record<string, unknown>>`delete from ${sql.table(table)} where user_id = ${idOf(who)} returning *`.execute(
      world.db,
    );
    await world.services.signals.send(world.services.db, actorSignal, idOf(who));
    await expect.poll(() => heard).toContain('TopicRevoked');
    await change(blockId);
    await pause(300);
    expect(heard.filter((name) => name === boardChanged.name)).toHaveLength(1);
    for (const row of rows)
      await world.db
        .insertInto(table)
        .values(row as never)
        .execute();
    await world.services.signals.send(world.services.db, actorSignal, idOf(who));
  });

  it('the open socket of a former teacher hears nothing more, and that of a class whose page was closed neither', async () => {
    const { pageId, blockId } = await aBoard(world, {}, { visibility: 'public' });
    const teacher = await listener('teacherOfClass', pageId);
    const pupil = await listener('pupilOwner', pageId);
    const { rows } = await sql<{
      class_id: string;
    }>`delete from class_teacher where user_id = ${idOf('teacherOfClass')} returning class_id`.execute(world.db);
    await world.services.signals.send(world.services.db, actorSignal, idOf('teacherOfClass'));
    await expect.poll(() => teacher.heard).toEqual(['TopicRevoked']);
    for (const { class_id } of rows)
      await sql`insert into class_teacher (class_id, user_id) values (${class_id}, ${idOf('teacherOfClass')})`.execute(world.db);
    await world.services.signals.send(world.services.db, actorSignal, idOf('teacherOfClass'));
    await sql`update page set archived_at = now() where id = ${pageId}`.execute(world.db);
    await expect.poll(() => pupil.heard).toContain('TopicRevoked');
    await change(blockId);
    await pause(300);
    expect(pupil.heard).not.toContain(boardChanged.name);
  });

  it('a draft has no members but those who change it', async () => {
    const { pageId } = await aBoard(world, {}, { visibility: 'group' });
    const lea = await world.tokenOf('teacherOfClass');
    await test.call(lea, updatePage, { id: pageId, field: 'draft', value: true });
    expect((await test.call(await world.tokenOf('pupilOwner'), getBoards, { pageId })).status).toBe(404);
    expect((await test.call(lea, getBoards, { pageId })).status).toBe(200);
  });
});
