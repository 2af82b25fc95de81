import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { actorSignal, newId } from '@pausenplatz/kernel-server';
import { pageMembersTopic, pageTopic } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePad, getPad, padChanged } from '../contract/index.ts';
import { aPad, padsTablesOf } from '../testing/index.ts';

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
const write = async (who: ActorName, blockId: string) =>
  test.call(await world.tokenOf(who), changePad, { blockId, base: 0, key: newId(), continues: false, change: [[0, 'Hallo']] });
const changesIn = async (blockId: string) =>
  padsTablesOf(world).selectFrom('pad_change').select('version').where('pad_id', '=', blockId).execute();

describe('at the same moment', () => {
  it('a child who leaves the class writes nothing any more', async () => {
    const { blockId } = await aPad(world);
    const leave = (db: Db) => sql`delete from class_pupil where user_id = ${idOf('pupilOwner')}`.execute(db);
    expect((await overtake(world, leave, () => write('pupilOwner', blockId))).body.code).toBe('PAD_NOT_FOUND');
    expect(await changesIn(blockId)).toEqual([]);
    await world.db
      .insertInto('class_pupil')
      .values({ class_id: world.ownClassId, user_id: idOf('pupilOwner'), number: 1 })
      .execute();
  });

  it('nobody writes in a text that is being closed, or on a block that is being deleted', async () => {
    const { blockId } = await aPad(world);
    const close = (db: Db) =>
      sql`update page_block set settings = jsonb_set(settings, '{writers}', '"nobody"') where id = ${blockId}`.execute(db);
    expect((await overtake(world, close, () => write('pupilOwner', blockId))).body.code).toBe('PAD_CLOSED');
    await sql`update page_block set settings = jsonb_set(settings, '{writers}', '"members"') where id = ${blockId}`.execute(world.db);
    const remove = (db: Db) => sql`update page_block set deleted_at = now() where id = ${blockId}`.execute(db);
    expect((await overtake(world, remove, () => write('teacherOfClass', blockId))).body.code).toBe('PAD_NOT_FOUND');
  });
});

describe('who listens', () => {
  async function listener(who: ActorName | 'nobody', topic: string) {
    const access = who === 'nobody' ? '' : ((await world.tokenOf(who)) ?? '');
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, who === 'nobody' ? {} : { accessTokenFactory: () => access })
      .configureLogging(LogLevel.None)
      .build();
    const heard: string[] = [];
    for (const name of [padChanged.name, 'TopicRevoked']) connection.on(name, () => heard.push(name));
    await connection.start();
    open.push(connection);
    const { granted } = await connection.invoke<{ granted: string[] }>('Subscribe', { topics: [topic] });
    return { heard, granted };
  }

  it('visitors of a public page hear that a text changed where they read it, and nothing where they do not', async () => {
    for (const visitorsRead of [true, false]) {
      const { pageId, blockId } = await aPad(world, { visitorsRead }, { visibility: 'public' });
      const visitor = await listener('nobody', pageTopic(pageId));
      const member = await listener('pupilSameClass', pageMembersTopic(pageId));
      expect([visitor.granted.length, member.granted.length]).toEqual([1, 1]);
      await write('pupilOwner', blockId);
      await expect.poll(() => member.heard).toEqual([padChanged.name]);
      await pause(200);
      expect(visitor.heard).toEqual(visitorsRead ? [padChanged.name] : []);
    }
  });

  it('the open socket of a former pupil hears nothing more', async () => {
    const { pageId, blockId } = await aPad(world);
    const { heard } = await listener('pupilSameClass', pageMembersTopic(pageId));
    const { rows } = await sql<
      Record<string, unknown>
    >`delete from class_pupil where user_id = ${idOf('pupilSameClass')} returning *`.execute(world.db);
    await world.services.signals.send(world.services.db, actorSignal, idOf('pupilSameClass'));
    await expect.poll(() => heard).toContain('TopicRevoked');
    await write('pupilOwner', blockId);
    await pause(300);
    expect(heard).not.toContain(padChanged.name);
    for (const row of rows)
      await world.db
        .insertInto('class_pupil')
        .values(row as never)
        .execute();
    await world.services.signals.send(world.services.db, actorSignal, idOf('pupilSameClass'));
  });

  it('an archived class keeps its texts to itself', async () => {
    const { blockId } = await aPad(world);
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    for (const who of ['teacherOfClass', 'pupilOwner', 'schoolAdminOwn'] as const)
      expect((await test.call(await world.tokenOf(who), getPad, { blockId })).status, who).toBe(404);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });
});
