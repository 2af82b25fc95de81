import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { copyPage } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addBoardCard,
  addBoardComment,
  addBoardEntry,
  type BoardCard,
  boardsLimits,
  checkBoardCard,
  clearBoard,
  deleteBoardEntry,
  freezeBoard,
  getBoards,
  getCardBoards,
  getChangedCards,
  likeBoardEntry,
  listBoardComments,
  listBoardPeople,
  listCardVersions,
  listGoneCards,
  moveBoardCard,
  releaseBoardEntry,
  restoreBoardEntry,
  restoreCardVersion,
  setBoardTimer,
  updateBoardCard,
  updateBoardEntry,
} from '../contract/index.ts';
import { aCard, aKanban, anotherKanban, boardsTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));

const as = (who: ActorName) => world.tokenOf(who);
const board = async (who: ActorName, pageId: string) => (await test.call(await as(who), getCardBoards, { pageId })).body.boards?.[0];
const cards = async (who: ActorName, pageId: string): Promise<readonly BoardCard[]> => (await board(who, pageId))?.cards ?? [];
const texts = async (who: ActorName, pageId: string) => (await cards(who, pageId)).map(({ text }) => text);
const since = async (who: ActorName, blockId: string, revision: number) =>
  (await test.call(await as(who), getChangedCards, { blockId, since: revision })).body;

type New = Partial<InputOf<typeof addBoardCard>>;
const add = async (who: ActorName, blockId: string, text: string, more: New = {}) =>
  test.call(await as(who), addBoardCard, {
    blockId,
    text,
    laneId: 'offen',
    color: 'grey',
    dueOn: null,
    assigneeId: null,
    checks: [],
    fileIds: [],
    ...more,
  });
const update = async (who: ActorName, input: InputOf<typeof updateBoardCard>) => test.call(await as(who), updateBoardCard, input);
const check = { id: 'a', text: 'Farbe holen', isDone: false };

describe('a card', () => {
  it('has text, colour, day, list and person, and says who may do what with it', async () => {
    const { pageId, blockId } = await aKanban(world);
    const { userId } = world.people.pupilSameClass;
    const made = await add('pupilOwner', blockId, 'Plakat', { color: 'blue', dueOn: '2026-12-18', assigneeId: userId, checks: [check] });
    expect(made.status).toBe(200);
    const shown = { text: 'Plakat', laneId: 'offen', color: 'blue', dueOn: '2026-12-18', checks: [check], assignee: { id: userId } };
    const isAuthor = { isOwn: true, mayChange: true, mayDelete: true, mayCheck: true };
    expect(await cards('pupilOwner', pageId)).toMatchObject([{ ...shown, ...isAuthor }]);
    const isAssignee = { isOwn: false, mayChange: false, mayDelete: false, mayCheck: true };
    expect(await cards('pupilSameClass', pageId)).toMatchObject([{ ...shown, ...isAssignee }]);
    expect(await cards('teacherOfClass', pageId)).toMatchObject([{ mayChange: true, mayDelete: true, isOwn: false }]);
  });

  it('is closed to readers of its page who do not belong to it, and to visitors', async () => {
    const planted = await aKanban(world, {}, { visibility: 'public' });
    const id = await aCard(world, planted);
    for (const who of ['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'private'] as const) {
      expect((await test.call(await as(who), getCardBoards, { pageId: planted.pageId })).body.code, who).toBe('BOARD_NOT_FOUND');
      expect((await update(who, { id, text: 'x' })).status, who).toBe(404);
    }
    expect((await test.call(null, getCardBoards, { pageId: planted.pageId })).status).toBe(401);
  });

  it('is changed field by field; words that somebody changed meanwhile are refused with what stands there now', async () => {
    const planted = await aKanban(world, { members: { changeOthers: true } });
    const id = await aCard(world, planted);
    await update('pupilOwner', { id, color: 'red' });
    await update('pupilSameClass', { id, text: 'Plakat kleben', base: 'Plakat malen' });
    expect(await cards('teacherOfClass', planted.pageId)).toMatchObject([{ text: 'Plakat kleben', color: 'red' }]);
    const late = await update('pupilOwner', { id, text: 'Plakat drucken', base: 'Plakat malen' });
    expect([late.status, late.body.code]).toEqual([409, 'BOARD_ENTRY_CHANGED']);
    expect(late.body.messageBody).toContain('«Plakat kleben»');
  });

  it('is changed and moved by its author alone where that is so, and by all where it is on', async () => {
    const own = await aKanban(world);
    const id = await aCard(world, own);
    const move = async (card: string) => test.call(await as('pupilOwner'), moveBoardCard, { id: card, laneId: 'fertig', afterId: null });
    expect((await update('pupilOwner', { id, text: 'x' })).body.code).toBe('BOARD_FORBIDDEN');
    expect((await move(id)).body.code).toBe('BOARD_FORBIDDEN');
    const open = await aCard(world, await aKanban(world, { members: { changeOthers: true } }));
    expect((await move(open)).body.card).toMatchObject({ laneId: 'fertig' });
    expect((await test.call(await as('pupilOwner'), deleteBoardEntry, { id: open })).body.code).toBe('BOARD_FORBIDDEN');
  });

  it('goes behind another one of its column, and to the end where that one went elsewhere', async () => {
    const planted = await aKanban(world);
    const ids: string[] = [];
    for (const text of ['A', 'B', 'C']) ids.push((await add('teacherOfClass', planted.blockId, text)).body.card.id);
    const [a = '', b = '', c = ''] = ids;
    const lea = await as('teacherOfClass');
    const move = (id: string, laneId: string, afterId: string | null) => test.call(lea, moveBoardCard, { id, laneId, afterId });
    await move(c, 'offen', null);
    expect(await texts('pupilOwner', planted.pageId)).toEqual(['C', 'A', 'B']);
    await move(c, 'offen', a);
    expect(await texts('pupilOwner', planted.pageId)).toEqual(['A', 'C', 'B']);
    await move(b, 'fertig', null);
    expect((await move(a, 'offen', b)).status).toBe(200);
    expect((await cards('pupilOwner', planted.pageId)).filter(({ laneId }) => laneId === 'offen').map(({ text }) => text)).toEqual([
      'C',
      'A',
    ]);
    expect((await move(a, 'weg', null)).body.code).toBe('BOARD_COLUMN_GONE');
  });

  it('of a removed column stands in the first one, and on a wall all have one order', async () => {
    const planted = await aKanban(world, { layout: 'wall' });
    const [a, b] = [
      await aCard(world, planted, { entry: { title: 'A' } }),
      await aCard(world, planted, { entry: { title: 'B', position: 'a1' }, card: { lane_id: 'weg' } }),
    ];
    expect((await cards('pupilOwner', planted.pageId))[1]).toMatchObject({ text: 'B', laneId: 'offen' });
    await test.call(await as('teacherOfClass'), moveBoardCard, { id: a, laneId: 'offen', afterId: b });
    expect(await texts('pupilOwner', planted.pageId)).toEqual(['B', 'A']);
  });

  it('has a list that its person ticks; somebody else does not', async () => {
    const planted = await aKanban(world);
    const card = { checks: JSON.stringify([check]), assignee_id: world.people.pupilOwner.userId };
    const id = await aCard(world, planted, { card });
    const tick = async (who: ActorName, checkId = 'a') => test.call(await as(who), checkBoardCard, { id, checkId, isDone: true });
    expect((await tick('pupilSameClass')).body.code).toBe('BOARD_FORBIDDEN');
    expect((await tick('pupilOwner')).body.card.checks).toMatchObject([{ isDone: true }]);
    expect((await tick('pupilOwner', 'weg')).body.code).toBe('BOARD_COLUMN_GONE');
    expect(await cards('pupilSameClass', planted.pageId)).toMatchObject([{ hasHistory: false }]);
  });

  it('is given to people of the class alone', async () => {
    const { blockId } = await aKanban(world);
    const people = (await test.call(await as('pupilOwner'), listBoardPeople, { blockId })).body.people.map(({ id }) => id);
    expect(people).toEqual(expect.arrayContaining([world.people.pupilOwner.userId, world.people.teacherOfClass.userId]));
    const elsewhere = world.people.pupilOtherClass.userId;
    expect(people).not.toContain(elsewhere);
    expect((await add('pupilOwner', blockId, 'x', { assigneeId: elsewhere })).body.code).toBe('BOARD_PERSON_WRONG');
  });

  it('shows files of who writes it, and nobody else’s', async () => {
    const planted = await aKanban(world, { members: { changeOthers: true } });
    const file = async (owner: string) => {
      const id = newId();
      const row = { id, owner_id: owner, blob_name: id, name: 'Bild.png', mime_type: 'image/png', size_bytes: 3, width: 1, height: 1 };
      await boardsTablesOf(world).insertInto('file').values(row).execute();
      return id;
    };
    const [own, foreign] = [await file(world.people.pupilOwner.userId), await file(world.people.pupilOtherClass.userId)];
    expect((await add('pupilOwner', planted.blockId, 'x', { fileIds: [foreign] })).body.code).toBe('FILE_NOT_FOUND');
    const { id } = (await add('pupilOwner', planted.blockId, 'Bild', { fileIds: [own] })).body.card;
    expect(await cards('pupilSameClass', planted.pageId)).toMatchObject([{ files: [{ id: own, name: 'Bild.png' }] }]);
    // Whoever may change the card keeps what hangs on it, and takes it off.
    expect((await update('pupilSameClass', { id, fileIds: [own] })).status).toBe(200);
    expect((await update('pupilSameClass', { id, fileIds: [] })).body.card.files).toEqual([]);
    expect((await update('pupilSameClass', { id, fileIds: [own] })).body.code).toBe('FILE_NOT_FOUND');
  });

  it('waits where words are released first, and again when they are changed', async () => {
    const { pageId, blockId } = await aKanban(world, { members: { release: true } });
    const { id } = (await add('pupilOwner', blockId, 'Idee')).body.card;
    expect(await cards('pupilSameClass', pageId)).toEqual([]);
    await test.call(await as('teacherOfClass'), releaseBoardEntry, { id });
    expect(await texts('pupilSameClass', pageId)).toEqual(['Idee']);
    const { revision = 0 } = (await board('pupilSameClass', pageId)) ?? {};
    await update('pupilOwner', { id, text: 'Andere Idee' });
    expect(await since('pupilSameClass', blockId, revision)).toMatchObject({ cards: [], goneIds: [id], order: [] });
  });

  it('is liked and talked about, goes and comes back, as entries do; calls of lists know no cards', async () => {
    const planted = await aKanban(world);
    const id = await aCard(world, planted);
    const mia = await as('pupilOwner');
    await test.call(mia, likeBoardEntry, { id, isLiked: true });
    await test.call(mia, addBoardComment, { entryId: id, text: 'Ich helfe.' });
    expect(await cards('pupilOwner', planted.pageId)).toMatchObject([{ likes: 1, isLiked: true, comments: 1 }]);
    const lea = await as('teacherOfClass');
    await test.call(lea, deleteBoardEntry, { id });
    expect(await cards('pupilOwner', planted.pageId)).toEqual([]);
    await test.call(lea, restoreBoardEntry, { id });
    expect(await cards('pupilOwner', planted.pageId)).toMatchObject([{ likes: 1, comments: 1 }]);
    expect((await test.call(lea, updateBoardEntry, { id, title: 'x' })).status).toBe(404);
    expect((await test.call(lea, addBoardEntry, { blockId: planted.blockId, title: 'x', cells: {} })).status).toBe(404);
    expect((await test.call(lea, getBoards, { pageId: planted.pageId })).body.boards).toEqual([]);
  });
});

describe('names', () => {
  it('that are hidden stay hidden from classmates when the switch goes off, and who keeps the board reads them', async () => {
    const { pageId, blockId } = await aKanban(world, { members: { anonymous: true, changeOthers: true } });
    const { id } = (await add('pupilOwner', blockId, 'Idee')).body.card;
    await sql`update page_block set settings = jsonb_set(settings, '{members,anonymous}', 'false') where id = ${blockId}`.execute(world.db);
    await update('pupilOwner', { id, text: 'Bessere Idee' });
    const other = await as('pupilSameClass');
    await test.call(await as('pupilOwner'), addBoardComment, { entryId: id, text: 'Meine!' });
    const answers = [
      (await test.call(other, getCardBoards, { pageId })).body,
      await since('pupilSameClass', blockId, 0),
      (await test.call(other, likeBoardEntry, { id, isLiked: true })).body,
      (await test.call(other, listBoardComments, { entryId: id })).body,
      (await test.call(other, listCardVersions, { id })).body,
    ];
    const { userId } = world.people.pupilOwner;
    const { first_name: name } = await world.db
      .selectFrom('user_account')
      .select('first_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    for (const answer of answers) {
      expect(JSON.stringify(answer)).not.toContain(userId);
      expect(JSON.stringify(answer)).not.toContain(name);
    }
    expect(await cards('teacherOfClass', pageId)).toMatchObject([{ author: { id: userId } }]);
  });
});

describe('what changed since', () => {
  it('is that card alone, with the order of all', async () => {
    const { pageId, blockId } = await aKanban(world);
    const [a, b] = [(await add('pupilOwner', blockId, 'A')).body.card.id, (await add('pupilOwner', blockId, 'B')).body.card.id];
    const { revision = 0 } = (await board('pupilOwner', pageId)) ?? {};
    expect(await since('pupilOwner', blockId, revision)).toMatchObject({ revision, isWhole: false, cards: [], goneIds: [], order: [a, b] });
    await test.call(await as('teacherOfClass'), likeBoardEntry, { id: b, isLiked: true });
    await test.call(await as('teacherOfClass'), moveBoardCard, { id: b, laneId: 'offen', afterId: null });
    await test.call(await as('teacherOfClass'), deleteBoardEntry, { id: a });
    const changed = await since('pupilOwner', blockId, revision);
    expect(changed).toMatchObject({ revision: revision + 3, isWhole: false, cards: [{ id: b, likes: 1 }], goneIds: [a], order: [b] });
  });

  it('is everything where the board was frozen, because rights of all cards are others', async () => {
    const { pageId, blockId } = await aKanban(world);
    await add('pupilOwner', blockId, 'A');
    const { revision = 0 } = (await board('pupilOwner', pageId)) ?? {};
    await test.call(await as('teacherOfClass'), freezeBoard, { blockId, isFrozen: true });
    expect(await since('pupilOwner', blockId, revision)).toMatchObject({ isWhole: true, isFrozen: true, cards: [{ mayChange: false }] });
  });
});

describe('a board', () => {
  it('that rests is read by members and changed by who keeps it', async () => {
    const planted = await aKanban(world, { members: { changeOthers: true } });
    const id = await aCard(world, planted);
    const freeze = async (who: ActorName, isFrozen: boolean) =>
      test.call(await as(who), freezeBoard, { blockId: planted.blockId, isFrozen });
    expect((await freeze('pupilOwner', true)).body.code).toBe('BOARD_FORBIDDEN');
    await freeze('teacherOfClass', true);
    for (const answer of [await add('pupilOwner', planted.blockId, 'x'), await update('pupilOwner', { id, text: 'x' })])
      expect([answer.status, answer.body.code]).toEqual([409, 'BOARD_FROZEN']);
    expect((await test.call(await as('pupilOwner'), likeBoardEntry, { id, isLiked: true })).body.code).toBe('BOARD_FROZEN');
    expect(await board('pupilOwner', planted.pageId)).toMatchObject({ isFrozen: true, rights: { mayAdd: false } });
    expect((await update('teacherOfClass', { id, text: 'x' })).status).toBe(200);
    await freeze('teacherOfClass', false);
    expect((await add('pupilOwner', planted.blockId, 'x')).status).toBe(200);
  });

  it('lets time run down on everybody’s screen, until it is ended', async () => {
    const { pageId, blockId } = await aKanban(world);
    const lea = await as('teacherOfClass');
    const { timerEndsAt } = (await test.call(lea, setBoardTimer, { blockId, seconds: 300 })).body;
    expect(await board('pupilOwner', pageId)).toMatchObject({ timerEndsAt });
    expect(Date.parse(timerEndsAt ?? '')).toBeGreaterThan(Date.now() + 200_000);
    await test.call(lea, setBoardTimer, { blockId, seconds: null });
    expect(await board('pupilOwner', pageId)).toMatchObject({ timerEndsAt: null });
    expect((await test.call(lea, setBoardTimer, { blockId, seconds: 1 })).status).toBe(400);
  });

  it('is cleared, and each card is fetched back', async () => {
    const planted = await aKanban(world);
    for (const text of ['A', 'B']) await add('pupilOwner', planted.blockId, text);
    const lea = await as('teacherOfClass');
    expect((await test.call(await as('pupilOwner'), clearBoard, { blockId: planted.blockId })).body.code).toBe('BOARD_FORBIDDEN');
    expect((await test.call(lea, clearBoard, { blockId: planted.blockId })).body).toEqual({ count: 2 });
    expect(await cards('pupilOwner', planted.pageId)).toEqual([]);
    const gone = (await test.call(lea, listGoneCards, { blockId: planted.blockId })).body.cards;
    expect(gone.map(({ text }) => text).toSorted()).toEqual(['A', 'B']);
    expect((await test.call(await as('pupilOwner'), listGoneCards, { blockId: planted.blockId })).body.code).toBe('BOARD_FORBIDDEN');
    await test.call(lea, restoreBoardEntry, { id: gone.find(({ text }) => text === 'A')?.id ?? '' });
    expect(await texts('pupilOwner', planted.pageId)).toEqual(['A']);
  });

  it('keeps what cards were, and gives it back', async () => {
    const planted = await aKanban(world);
    const { id } = (await add('pupilOwner', planted.blockId, 'Erstens', { color: 'blue', checks: [check] })).body.card;
    await update('pupilOwner', { id, text: 'Zweitens', color: 'red', checks: [] });
    const mia = await as('pupilOwner');
    const list = async () => (await test.call(mia, listCardVersions, { id })).body.versions;
    const [version] = await list();
    expect(version).toMatchObject({ text: 'Erstens', color: 'blue', checks: [check] });
    expect((await test.call(await as('pupilSameClass'), listCardVersions, { id })).body.code).toBe('BOARD_FORBIDDEN');
    const back = await test.call(mia, restoreCardVersion, { id, versionId: version?.id ?? '' });
    expect(back.body.card).toMatchObject({ text: 'Erstens', color: 'blue', checks: [check], hasHistory: true });
    expect((await list()).map(({ text }) => text)).toEqual(['Zweitens', 'Erstens']);
    expect((await test.call(mia, restoreCardVersion, { id, versionId: newId() })).body.code).toBe('BOARD_VERSION_NOT_FOUND');
    for (let turn = 0; turn < boardsLimits.versionsPerCard + 3; turn += 1) await update('pupilOwner', { id, text: `Fassung ${turn}` });
    expect(await list()).toHaveLength(boardsLimits.versionsPerCard);
  });

  it('goes along with its cards where that is wanted, assigned to nobody who is not there', async () => {
    const planted = await aKanban(world);
    const assignee_id = world.people.pupilOwner.userId;
    const checks = JSON.stringify([{ id: 'a', text: 'Farben holen', isDone: true }]);
    const card = await aCard(world, planted, { card: { lane_id: 'fertig', color: 'blue', assignee_id, checks } });
    const fileId = newId();
    await boardsTablesOf(world)
      .insertInto('file')
      .values({ id: fileId, owner_id: assignee_id, blob_name: fileId, name: 'Plakat.png', mime_type: 'image/png', size_bytes: 1 })
      .execute();
    await boardsTablesOf(world).insertInto('board_card_file').values({ entry_id: card, file_id: fileId, position: 0 }).execute();
    const copy = async (groupForType: 'class' | 'user', groupForId: string) => {
      const asked = { id: planted.pageId, groupForType, groupForId, withEntries: true } as const;
      const [copied] = await cards('teacherOfClass', (await test.call(await as('teacherOfClass'), copyPage, asked)).body.id);
      return [
        copied?.text,
        copied?.laneId,
        copied?.color,
        copied?.checks.length,
        copied?.files.map(({ name }) => name),
        copied?.assignee?.name,
      ];
    };
    const made = ['Plakat malen', 'fertig', 'blue', 1, ['Plakat.png']];
    expect(await copy('class', world.ownClassId)).toEqual([...made, 'Mia Test']);
    expect(await copy('user', world.people.teacherOfClass.userId)).toEqual([...made, undefined]);
  });

  it('goes along with a copy of its page without a card', async () => {
    const planted = await aKanban(world);
    await aCard(world, planted);
    const copy = await test.call(await as('teacherOfClass'), copyPage, {
      id: planted.pageId,
      groupForType: 'class',
      groupForId: world.ownClassId,
    });
    expect(await board('teacherOfClass', copy.body.id)).toMatchObject({ cards: [] });
  });

  it('is read in as many queries when a page has ten of them with many cards', async () => {
    const planted = await aKanban(world);
    await aCard(world, planted);
    const lea = await as('teacherOfClass');
    const read = () => test.call(lea, getCardBoards, { pageId: planted.pageId });
    await read();
    const one = await statementsOf(test, read);
    for (let more = 0; more < 9; more += 1) {
      const blockId = await anotherKanban(world, planted.pageId);
      for (let card = 0; card < 5; card += 1) await aCard(world, { pageId: planted.pageId, blockId });
    }
    expect((await statementsOf(test, read)).length).toBe(one.length);
  });
});

describe('a class that writes at once', () => {
  it('loses no card, and every revision is one change', async () => {
    const { pageId, blockId } = await aKanban(world);
    const who = ['pupilOwner', 'pupilSameClass', 'teacherOfClass'] as const;
    const answers = await Promise.all(
      Array.from({ length: 28 }, (_, index) => add(who[index % 3] ?? 'pupilOwner', blockId, `Karte ${index}`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const shown = await board('pupilOwner', pageId);
    expect(new Set(shown?.cards.map(({ text }) => text)).size).toBe(28);
    expect(shown?.revision).toBe(28);
    const moved = await Promise.all(
      (shown?.cards.slice(0, 8) ?? []).map(async ({ id }) =>
        test.call(await as('teacherOfClass'), moveBoardCard, { id, laneId: 'fertig', afterId: null }),
      ),
    );
    expect(moved.every(({ status }) => status === 200)).toBe(true);
    expect((await cards('pupilOwner', pageId)).filter(({ laneId }) => laneId === 'fertig')).toHaveLength(8);
  });
});
