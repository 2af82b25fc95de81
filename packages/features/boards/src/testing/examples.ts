import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { boardsCalls } from '../contract/index.ts';
import { newId } from '@pausenplatz/kernel-server';
import { aBoard, aCard, aComment, aKanban, anEntry, boardsTablesOf } from './boards.ts';

/** An entry of the child whom the examples are about, or of whoever asks where it is about their own. */
async function own(world: World, actor: ActorName) {
  const author = actor === 'pupilSameClass' ? world.people.pupilSameClass : world.people.pupilOwner;
  return anEntry(world, await board(world), { author_id: author.userId });
}

/** A class holds so many pages: one board for all of them. */
const boards = new WeakMap<World, ReturnType<typeof aBoard>>();
function board(world: World): ReturnType<typeof aBoard> {
  const planted = boards.get(world) ?? aBoard(world, { columns: [{ id: 'platz', name: 'Wer hilft', kind: 'places', places: 200 }] });
  boards.set(world, planted);
  return planted;
}
const ofOwn = async (world: World, actor: ActorName) => ({ id: await own(world, actor) });
const ofAny = async (world: World) => ({ id: await anEntry(world, await board(world)) });

const kanbans = new WeakMap<World, ReturnType<typeof aKanban>>();
function kanban(world: World): ReturnType<typeof aKanban> {
  const planted = kanbans.get(world) ?? aKanban(world);
  kanbans.set(world, planted);
  return planted;
}
const ofKanban = async (world: World) => ({ blockId: (await kanban(world)).blockId });
async function ofOwnCard(world: World, actor: ActorName) {
  const author = actor === 'pupilSameClass' ? world.people.pupilSameClass : world.people.pupilOwner;
  const checks = JSON.stringify([{ id: 'x', text: 'Farbe holen', isDone: false }]);
  return { id: await aCard(world, await aFreshKanban(world), { entry: { author_id: author.userId }, card: { checks } }) };
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const boardsExamples: Examples<typeof boardsCalls> = {
  getBoards: async (world) => ({ pageId: (await board(world)).pageId }),
  addBoardEntry: async (world) => ({ blockId: (await aFreshBoard(world)).blockId, title: 'Salat', cells: { platz: 3 } }),
  updateBoardEntry: async (world, actor) => ({ ...(await ofOwn(world, actor)), title: 'Grüner Salat' }),
  moveBoardEntry: async (world) => ({ ...(await ofAny(world)), afterId: null }),
  deleteBoardEntry: ofOwn,
  async restoreBoardEntry(world, actor) {
    const planted = await aFreshBoard(world);
    const author = actor === 'pupilSameClass' ? world.people.pupilSameClass : world.people.pupilOwner;
    return { id: await anEntry(world, planted, { author_id: author.userId, deleted_at: world.services.clock.now() }) };
  },
  releaseBoardEntry: ofAny,
  markBoardEntry: async (world) => ({ ...(await ofAny(world)), columnId: 'platz', isSet: true }),
  freeBoardPlace: async (world) => ({ ...(await ofAny(world)), columnId: 'platz', userId: world.people.pupilOwner.userId }),
  likeBoardEntry: async (world) => ({ ...(await ofAny(world)), isLiked: true }),
  listBoardComments: async (world) => ({ entryId: (await ofAny(world)).id }),
  addBoardComment: async (world) => ({ entryId: (await ofAny(world)).id, text: 'Ich helfe.' }),
  async deleteBoardComment(world, actor) {
    const author = actor === 'pupilSameClass' ? world.people.pupilSameClass : world.people.pupilOwner;
    return { id: await aComment(world, (await ofAny(world)).id, author.userId) };
  },
  getCardBoards: async (world) => ({ pageId: (await kanban(world)).pageId }),
  getChangedCards: async (world) => ({ ...(await ofKanban(world)), since: 0 }),
  addBoardCard: async (world) => ({
    blockId: (await aFreshKanban(world)).blockId,
    laneId: 'offen',
    text: 'Plakat malen',
    color: 'teal',
    dueOn: '2026-12-18',
    assigneeId: null,
    checks: [{ id: 'x', text: 'Farbe holen', isDone: false }],
    fileIds: [],
  }),
  updateBoardCard: async (world, actor) => ({ ...(await ofOwnCard(world, actor)), text: 'Grosses Plakat malen' }),
  checkBoardCard: async (world, actor) => ({ ...(await ofOwnCard(world, actor)), checkId: 'x', isDone: true }),
  moveBoardCard: async (world, actor) => ({ ...(await ofOwnCard(world, actor)), laneId: 'fertig', afterId: null }),
  listBoardPeople: ofKanban,
  freezeBoard: async (world) => ({ ...(await ofKanban(world)), isFrozen: false }),
  setBoardTimer: async (world) => ({ ...(await ofKanban(world)), seconds: 300 }),
  clearBoard: ofKanban,
  listGoneCards: ofKanban,
  listCardVersions: ofOwnCard,
  async restoreCardVersion(world, actor) {
    const { id } = await ofOwnCard(world, actor);
    const words = JSON.stringify({ text: 'Plakat', color: 'grey', dueOn: null, checks: [] });
    const version = { id: newId(), entry_id: id, editor_id: world.people.teacherOfClass.userId, words, at: world.services.clock.now() };
    await boardsTablesOf(world).insertInto('board_card_version').values(version).execute();
    return { id, versionId: version.id };
  },
};

async function aFreshKanban(world: World) {
  const planted = await kanban(world);
  await boardsTablesOf(world).deleteFrom('board_entry').where('block_id', '=', planted.blockId).execute();
  return planted;
}

/** A board has room for so many entries, and each cell of a matrix adds one. */
async function aFreshBoard(world: World) {
  const planted = await board(world);
  await boardsTablesOf(world).deleteFrom('board_entry').where('block_id', '=', planted.blockId).execute();
  return planted;
}
