import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { copyPage, getPage } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addBoardComment,
  addBoardEntry,
  type BoardEntry,
  boardsLimits,
  deleteBoardEntry,
  freeBoardPlace,
  getBoards,
  likeBoardEntry,
  listBoardComments,
  markBoardEntry,
  moveBoardEntry,
  releaseBoardEntry,
  restoreBoardEntry,
  updateBoardEntry,
} from '../contract/index.ts';
import { aBoard, anEntry, anotherBoard, boardsTablesOf } from '../testing/index.ts';
import { purgeEntries } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));

const as = (who: ActorName) => world.tokenOf(who);
const read = async (who: ActorName, pageId: string) => (await test.call(await as(who), getBoards, { pageId })).body.boards;
const entriesFor = async (who: ActorName, pageId: string): Promise<readonly BoardEntry[]> => (await read(who, pageId))[0]?.entries ?? [];
const add = async (who: ActorName, blockId: string, title: string, cells = {}) =>
  test.call(await as(who), addBoardEntry, { blockId, title, cells });
const mark = async (who: ActorName, id: string, columnId: string, isSet = true) =>
  test.call(await as(who), markBoardEntry, { id, columnId, isSet });

describe('a list', () => {
  it('takes entries of members with their cells, in their order, and says who may change what', async () => {
    const { pageId, blockId } = await aBoard(world);
    expect((await add('teacherOfClass', blockId, 'Kuchen', { franken: 12.5, wann: '2026-12-24' })).status).toBe(200);
    expect((await add('pupilOwner', blockId, 'Salat', { wo: 'Küche', fremd: 'x' })).body.entry).toMatchObject({ cells: { wo: 'Küche' } });
    expect(await entriesFor('pupilOwner', pageId)).toMatchObject([
      { title: 'Kuchen', cells: { franken: 12.5, wann: '2026-12-24' }, isOwn: false, mayChange: false, mayDelete: false },
      { title: 'Salat', isOwn: true, isReleased: true, mayChange: true, mayDelete: true },
    ]);
    expect((await entriesFor('teacherOfClass', pageId)).map(({ mayDelete }) => mayDelete)).toEqual([true, true]);
  });

  it('says in German which column does not take what is written', async () => {
    const { blockId } = await aBoard(world);
    const { status, body } = await add('pupilOwner', blockId, 'Salat', { franken: 'viel' });
    expect([status, body.code]).toEqual([400, 'BOARD_CELL_WRONG']);
    expect(body.messageBody).toContain('«Franken»');
  });

  it('is closed to readers of its page who do not belong to it, and to visitors', async () => {
    const { pageId, blockId, url } = await aBoard(world, {}, { visibility: 'public' });
    for (const who of ['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'private'] as const) {
      expect((await test.call(await as(who), getPage, { url })).status, who).toBe(200);
      expect((await test.call(await as(who), getBoards, { pageId })).body.code, who).toBe('BOARD_NOT_FOUND');
      expect((await add(who, blockId, 'Salat')).status, who).toBe(404);
    }
    expect((await test.call(null, getBoards, { pageId })).status).toBe(401);
  });

  it('lets nobody add where that is off, and says so after its last day', async () => {
    const off = await aBoard(world, { members: { add: false } });
    expect((await add('pupilOwner', off.blockId, 'Salat')).body.code).toBe('BOARD_FORBIDDEN');
    const over = await aBoard(world, { endsOn: '2020-01-01' });
    const id = await anEntry(world, over);
    expect((await add('pupilOwner', over.blockId, 'Salat')).body.code).toBe('BOARD_OVER');
    expect((await mark('pupilOwner', id, 'platz')).body.code).toBe('BOARD_OVER');
    expect((await mark('teacherOfClass', id, 'platz')).status).toBe(200);
  });

  it('lets members change what others wrote only where that is on, and never delete it', async () => {
    const planted = await aBoard(world, { members: { changeOthers: false } });
    const id = await anEntry(world, planted);
    const change = async (entryId: string) => test.call(await as('pupilOwner'), updateBoardEntry, { id: entryId, title: 'Torte' });
    expect((await change(id)).body.code).toBe('BOARD_FORBIDDEN');
    const open = await anEntry(world, await aBoard(world, { members: { changeOthers: true } }));
    expect((await change(open)).body.entry).toMatchObject({ title: 'Torte', isOwn: false });
    expect((await test.call(await as('pupilOwner'), deleteBoardEntry, { id: open })).body.code).toBe('BOARD_FORBIDDEN');
  });

  it('refuses a title that somebody changed meanwhile, with what it is called now', async () => {
    const id = await anEntry(world, await aBoard(world));
    const lea = await as('teacherOfClass');
    await test.call(lea, updateBoardEntry, { id, title: 'Torte', base: 'Kuchen' });
    const { status, body } = await test.call(lea, updateBoardEntry, { id, title: 'Guetzli', base: 'Kuchen' });
    expect([status, body.code]).toEqual([409, 'BOARD_ENTRY_CHANGED']);
    expect(body.messageBody).toContain('«Torte»');
  });

  it('lets words of members wait until they are released, and wait again when they are changed', async () => {
    const { pageId, blockId } = await aBoard(world, { members: { release: true } });
    const { id } = (await add('pupilOwner', blockId, 'Salat')).body.entry;
    expect(await entriesFor('pupilSameClass', pageId)).toEqual([]);
    expect(await entriesFor('pupilOwner', pageId)).toMatchObject([{ isReleased: false }]);
    expect((await mark('pupilOwner', id, 'da')).body.code).toBe('BOARD_ENTRY_WAITS');
    expect((await mark('pupilSameClass', id, 'da')).body.code).toBe('BOARD_ENTRY_NOT_FOUND');
    expect((await test.call(await as('pupilOwner'), releaseBoardEntry, { id })).body.code).toBe('BOARD_FORBIDDEN');
    expect((await test.call(await as('teacherOfClass'), releaseBoardEntry, { id })).body.entry.isReleased).toBe(true);
    expect(await entriesFor('pupilSameClass', pageId)).toHaveLength(1);
    await test.call(await as('pupilOwner'), updateBoardEntry, { id, cells: { wo: 'Küche' } });
    expect(await entriesFor('pupilSameClass', pageId)).toEqual([]);
    await test.call(await as('teacherOfClass'), updateBoardEntry, { id, title: 'Grüner Salat' });
    expect(await entriesFor('teacherOfClass', pageId)).toMatchObject([{ isReleased: false }]);
  });

  it('is put in order by who keeps it, deletes and fetches back with all that was marked, and forgets after sixty days', async () => {
    const planted = await aBoard(world);
    const { pageId } = planted;
    const lea = await as('teacherOfClass');
    const ids = [];
    for (const title of ['A', 'B', 'C']) ids.push((await add('teacherOfClass', planted.blockId, title)).body.entry.id);
    const [a, b, c] = ids as [string, string, string];
    const titles = async () => (await entriesFor('pupilOwner', pageId)).map(({ title }) => title).join('');
    await test.call(lea, moveBoardEntry, { id: c, afterId: null });
    expect(await titles()).toBe('CAB');
    await test.call(lea, moveBoardEntry, { id: c, afterId: a });
    expect(await titles()).toBe('ACB');
    await mark('pupilOwner', b, 'platz');
    await test.call(lea, deleteBoardEntry, { id: b });
    expect(await titles()).toBe('AC');
    expect((await mark('pupilSameClass', b, 'platz')).body.code).toBe('BOARD_ENTRY_NOT_FOUND');
    const restored = (await test.call(lea, restoreBoardEntry, { id: b })).body.entry;
    expect(restored.marks.find(({ columnId }) => columnId === 'platz')?.people).toHaveLength(1);
    expect(await titles()).toBe('ACB');
    await test.call(lea, deleteBoardEntry, { id: b });
    await boardsTablesOf(world)
      .updateTable('board_entry')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', b)
      .execute();
    await purgeEntries.run(world.services, {} as never);
    expect((await test.call(lea, restoreBoardEntry, { id: b })).body.code).toBe('BOARD_ENTRY_NOT_FOUND');
  });

  it('holds so many entries, which is said in German', async () => {
    const planted = await aBoard(world);
    for (let count = 0; count < boardsLimits.entriesPerBoard; count += 1) await anEntry(world, planted);
    const { status, body } = await add('pupilOwner', planted.blockId, 'Zu viel');
    expect([status, body.code]).toEqual([409, 'BOARD_FULL']);
    expect(body.messageBody).toContain(String(boardsLimits.entriesPerBoard));
  });

  it('goes along with what all see of it where that is wanted; names only of those who are there too', async () => {
    const planted = await aBoard(world);
    const of = (who: 'pupilOwner' | 'pupilSameClass', title: string, more = {}) =>
      anEntry(world, planted, { title, author_id: world.people[who].userId, ...more });
    const cake = await of('pupilOwner', 'Kuchen', { position: 'a1', cells: JSON.stringify({ wo: 'Pausenplatz' }) });
    await of('pupilSameClass', 'Saft', { position: 'a2' });
    await of('pupilOwner', 'Wartet', { released_at: null });
    await of('pupilOwner', 'Weg', { deleted_at: world.services.clock.now() });
    await mark('pupilOwner', cake, 'da');
    await boardsTablesOf(world).insertInto('board_like').values({ entry_id: cake, user_id: world.people.pupilOwner.userId }).execute();
    const lea = await as('teacherOfClass');
    const copy = async (groupForType: 'class' | 'user', groupForId: string) =>
      (await test.call(lea, copyPage, { id: planted.pageId, groupForType, groupForId, withEntries: true })).body.id;
    const namesIn = async (pageId: string) =>
      (await entriesFor('teacherOfClass', pageId)).map(({ title, author, likes, cells }) => [
        title,
        author?.name ?? null,
        likes,
        cells['wo'],
      ]);
    expect(await namesIn(await copy('class', world.ownClassId))).toEqual([
      ['Kuchen', 'Mia Test', 0, 'Pausenplatz'],
      ['Saft', 'Noah Test', 0, undefined],
    ]);
    expect(await namesIn(await copy('user', world.people.teacherOfClass.userId))).toEqual([
      ['Kuchen', null, 0, 'Pausenplatz'],
      ['Saft', null, 0, undefined],
    ]);
    expect(await boardsTablesOf(world).selectFrom('board_mark').select('entry_id').execute()).toHaveLength(1);
  });

  it('goes along with a copy of its page without an entry', async () => {
    const planted = await aBoard(world);
    await anEntry(world, planted);
    const lea = await as('teacherOfClass');
    const copy = await test.call(lea, copyPage, { id: planted.pageId, groupForType: 'class', groupForId: world.ownClassId });
    expect(await read('teacherOfClass', copy.body.id)).toMatchObject([{ entries: [] }]);
    const { blocks } = (await test.call(lea, getPage, { url: copy.body.url })).body;
    expect(blocks[0]?.settings).toMatchObject({
      title: 'Wer bringt was?',
      columns: expect.arrayContaining([{ id: 'wo', name: 'Wo', kind: 'text' }]),
    });
  });

  it('is read in as many queries when a page has ten of them with many entries', async () => {
    const planted = await aBoard(world);
    await anEntry(world, planted);
    const lea = await as('teacherOfClass');
    // Who asks is known from here on.
    await test.call(lea, getBoards, { pageId: planted.pageId });
    const one = await statementsOf(test, () => test.call(lea, getBoards, { pageId: planted.pageId }));
    for (let more = 0; more < 9; more += 1) {
      const blockId = await anotherBoard(world, planted.pageId);
      for (let entry = 0; entry < 5; entry += 1) await anEntry(world, { pageId: planted.pageId, blockId });
    }
    const ten = await statementsOf(test, () => test.call(lea, getBoards, { pageId: planted.pageId }));
    expect(ten.length).toBe(one.length);
  });
});

describe('what people mark', () => {
  it('is one tick for everybody, with who ticked first', async () => {
    const planted = await aBoard(world);
    const id = await anEntry(world, planted);
    const ticked = (await mark('pupilOwner', id, 'da')).body.entry.marks.find(({ columnId }) => columnId === 'da');
    expect(ticked).toMatchObject({ count: 1, people: [{ id: world.people.pupilOwner.userId }] });
    expect((await mark('pupilSameClass', id, 'da', false)).body.entry.marks.find(({ columnId }) => columnId === 'da')).toMatchObject({
      count: 0,
      people: [],
    });
  });

  it('is one vote of each, which moves, and never a name', async () => {
    const planted = await aBoard(world);
    const [a, b] = [await anEntry(world, planted), await anEntry(world, planted, { position: 'a1' })];
    await mark('pupilOwner', a, 'stimme');
    await mark('pupilSameClass', a, 'stimme');
    await mark('pupilOwner', b, 'stimme');
    const votes = async (who: ActorName) =>
      (await entriesFor(who, planted.pageId)).map(({ marks }) => marks.find(({ columnId }) => columnId === 'stimme'));
    expect(await votes('pupilOwner')).toMatchObject([
      { isOwn: false, count: 1, people: [] },
      { isOwn: true, count: 1, people: [] },
    ]);
    expect(await votes('teacherOfClass')).toMatchObject([{ people: [] }, { people: [] }]);
  });

  it('are several votes where that is on, hidden from everybody until the list is over', async () => {
    const columns = [{ id: 'stimme', name: 'Stimmen', kind: 'vote', several: true }] as const;
    const planted = await aBoard(world, { columns: [...columns], hidesVotes: true });
    const [a, b] = [await anEntry(world, planted), await anEntry(world, planted, { position: 'a1' })];
    for (const id of [a, b]) await mark('pupilOwner', id, 'stimme');
    const counts = async (who: ActorName) => (await entriesFor(who, planted.pageId)).map(({ marks }) => marks[0]);
    expect(await counts('pupilOwner')).toMatchObject([
      { isOwn: true, count: null },
      { isOwn: true, count: null },
    ]);
    expect(await counts('teacherOfClass')).toMatchObject([
      { isOwn: false, count: null },
      { isOwn: false, count: null },
    ]);
    await sql`update page_block set settings = jsonb_set(settings, '{endsOn}', '"2020-01-01"') where id = ${planted.blockId}`.execute(
      world.db,
    );
    expect(await counts('pupilOwner')).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it('are places until they are gone; who keeps the list frees one, and does not take away more than are free', async () => {
    const planted = await aBoard(world);
    const id = await anEntry(world, planted, { cells: JSON.stringify({ platz: 1 }) });
    expect((await mark('pupilOwner', id, 'platz')).status).toBe(200);
    expect((await mark('pupilOwner', id, 'platz')).status).toBe(200);
    const { status, body } = await mark('pupilSameClass', id, 'platz');
    expect([status, body.code]).toEqual([409, 'BOARD_PLACES_FULL']);
    const lea = await as('teacherOfClass');
    const place = { id, columnId: 'platz', userId: world.people.pupilOwner.userId };
    expect((await test.call(await as('pupilSameClass'), freeBoardPlace, place)).body.code).toBe('BOARD_FORBIDDEN');
    await test.call(lea, updateBoardEntry, { id, cells: { platz: 2 } });
    expect((await mark('pupilSameClass', id, 'platz')).status).toBe(200);
    expect((await test.call(lea, updateBoardEntry, { id, cells: { platz: 1 } })).body.code).toBe('BOARD_PLACES_TAKEN');
    await test.call(lea, freeBoardPlace, place);
    expect((await test.call(lea, updateBoardEntry, { id, cells: { platz: 1 } })).status).toBe(200);
  });

  it('is refused where the column is gone, or is none that is marked', async () => {
    const id = await anEntry(world, await aBoard(world));
    for (const column of ['weg', 'wo']) expect((await mark('pupilOwner', id, column)).body.code).toBe('BOARD_COLUMN_GONE');
  });

  it('is liked and talked about where that is on', async () => {
    const quiet = await anEntry(world, await aBoard(world, { members: { comment: false, like: false } }));
    const mia = await as('pupilOwner');
    expect((await test.call(mia, likeBoardEntry, { id: quiet, isLiked: true })).body.code).toBe('BOARD_FORBIDDEN');
    expect((await test.call(mia, addBoardComment, { entryId: quiet, text: 'Mmh' })).body.code).toBe('BOARD_FORBIDDEN');
    const id = await anEntry(world, await aBoard(world));
    await test.call(mia, likeBoardEntry, { id, isLiked: true });
    expect((await test.call(mia, likeBoardEntry, { id, isLiked: true })).body.entry).toMatchObject({ likes: 1, isLiked: true });
    expect((await test.call(mia, likeBoardEntry, { id, isLiked: false })).body.entry).toMatchObject({ likes: 0, isLiked: false });
    await test.call(mia, addBoardComment, { entryId: id, text: 'Ich helfe.' });
    const seen = (await test.call(await as('pupilSameClass'), listBoardComments, { entryId: id })).body.comments;
    expect(seen).toMatchObject([{ text: 'Ich helfe.', mayDelete: false }]);
  });
});
