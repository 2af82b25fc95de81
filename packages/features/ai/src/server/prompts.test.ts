import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { newId, transactAs } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addSchoolPrompt,
  aiLimits,
  createPrompt,
  deletePrompt,
  duplicatePrompt,
  getPrompt,
  listPrompts,
  moveFavoritePrompt,
  promptCategories,
  type PromptListName,
  removeSchoolPrompt,
  restorePrompt,
  toggleFavoritePrompt,
  updatePrompt,
} from '../contract/index.ts';
import { variablesOf } from '../rules/index.ts';
import { aiTablesOf, aPrompt, walletWith } from '../testing/index.ts';
import { aiKeeps } from './keeps.ts';
import { publicPrompts } from './prompts/public-prompts.data.ts';
import { purgePrompts } from './prompts/purge.ts';
import { aiSteps } from './steps.ts';
import type { AiTables } from './tables.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let urs: string | null;
let eva: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`truncate ai_prompt, ai_prompt_favorite, ai_school, ai_wallet`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
  urs = await world.tokenOf('teacherSameSchool');
  eva = await world.tokenOf('schoolAdminOwn');
});

const words = { title: 'Elternbrief', text: 'Schreib an die {{Klasse}}.', category: 5 } as const;
const list = async (token: string | null, of: PromptListName) => (await test.call(token, listPrompts, { list: of })).body.prompts;
const ids = async (token: string | null, of: PromptListName) => (await list(token, of)).map(({ id }) => id);
const firstPublic = publicPrompts[0]!.id;
const secondPublic = publicPrompts[1]!.id;

/** Gives the grown-ups of 3a, and its children, a place in which the services are open. */
async function openToChildren(): Promise<void> {
  await aiTablesOf(world).insertInto('ai_school').values({ school_id: world.ownSchoolId, age: 10 }).execute();
  await walletWith(world, { class_id: world.ownClassId }, { credit: 10_000 });
}

/** So many prompts as they are wanted, of the teacher of 3a. */
async function somePrompts(count: number, changes: { readonly school_id?: string; readonly deleted_at?: Date } = {}): Promise<string[]> {
  const { userId } = world.people.teacherOfClass;
  const one = { ...words, author_id: userId, school_id: null, changed_at: new Date(), ...changes };
  const many = Array.from({ length: count }, () => ({ ...one, id: newId() }));
  await aiTablesOf(world).insertInto('ai_prompt').values(many).execute();
  return many.map(({ id }) => id);
}

const favoritesOf = async (who: 'teacherOfClass' | 'teacherSameSchool') =>
  (await aiTablesOf(world).selectFrom('ai_prompt_favorite').selectAll().where('user_id', '=', world.people[who].userId).execute()).length;

const long = () => new Date(Date.now() - (aiLimits.promptTrashDays + 1) * 86_400_000);

/** Takes the teacher of 3a out of the school and back in again. */
async function whileAway(work: (token: string | null) => Promise<void>): Promise<void> {
  const { userId } = world.people.teacherOfClass;
  const places = await world.db.selectFrom('school_member').selectAll().where('user_id', '=', userId).execute();
  await world.db.deleteFrom('school_member').where('user_id', '=', userId).execute();
  try {
    await work(await world.tokenOf('teacherOfClass'));
  } finally {
    await world.db.insertInto('school_member').values(places).execute();
  }
}

describe('a prompt', () => {
  it('is its author’s alone until it is given to the school, and changes there with it', async () => {
    const { body: made } = await test.call(lea, createPrompt, words);
    expect(made).toMatchObject({ ...words, isMine: true, isShared: false, isFavorite: false });
    expect(await ids(lea, 'user')).toEqual([made.id]);
    expect(await ids(urs, 'school')).toEqual([]);
    expect((await test.call(urs, getPrompt, { id: made.id })).status).toBe(404);
    const { name } = await world.db.selectFrom('school').select('name').where('id', '=', world.ownSchoolId).executeTakeFirstOrThrow();
    expect(made.schoolName).toBe(name);
    expect((await test.call(lea, addSchoolPrompt, { id: made.id })).body).toEqual({ schoolName: name });
    expect((await test.call(lea, addSchoolPrompt, { id: made.id })).body).toEqual({ schoolName: name });
    expect((await test.call(urs, getPrompt, { id: made.id })).body.schoolName).toBe(name);
    await test.call(lea, updatePrompt, { ...words, id: made.id, text: 'Schreib an {{Eltern}}.' });
    const [seen] = await list(urs, 'school');
    expect(seen).toMatchObject({ id: made.id, beginning: 'Schreib an {{Eltern}}.', isMine: false, mayRemove: false });
    expect(seen?.author).toContain('Lea');
    expect((await list(eva, 'school'))[0]?.mayRemove).toBe(true);
    await test.call(eva, removeSchoolPrompt, { id: made.id });
    expect(await ids(urs, 'school')).toEqual([]);
    expect(await ids(lea, 'user')).toEqual([made.id]);
  });

  it('is copied by who reads it, with a title that fits', async () => {
    const id = await aPrompt(world, { title: 'x'.repeat(aiLimits.promptTitle) });
    const { body } = await test.call(urs, duplicatePrompt, { id });
    const { body: copy } = await test.call(urs, getPrompt, { id: body.id });
    expect(copy).toMatchObject({ isMine: true, isShared: false, text: 'Schreib einen Brief an die {{Klasse}}.' });
    expect(copy.title).toMatch(/^x+ \(Kopie\)$/);
    const ofProduct = await test.call(urs, duplicatePrompt, { id: firstPublic });
    expect(ofProduct.status).toBe(200);
    expect(await ids(urs, 'user')).toHaveLength(2);
  });

  it('comes back out of the trash as it was, also to the school, and is gone after sixty days with its places', async () => {
    const id = await aPrompt(world);
    await test.call(urs, toggleFavoritePrompt, { id });
    await test.call(lea, deletePrompt, { id });
    expect(await ids(urs, 'school')).toEqual([]);
    expect(await ids(urs, 'favorites')).toEqual([]);
    await test.call(lea, restorePrompt, { id });
    expect(await ids(urs, 'favorites')).toEqual([id]);
    await test.call(lea, deletePrompt, { id });
    await aiTablesOf(world).updateTable('ai_prompt').set({ deleted_at: long() }).execute();
    await purgePrompts.run(world.services, {} as never);
    expect(await aiTablesOf(world).selectFrom('ai_prompt').selectAll().execute()).toEqual([]);
    expect(await aiTablesOf(world).selectFrom('ai_prompt_favorite').selectAll().execute()).toEqual([]);
  });

  it('stays with the school whose author left, as it was, and among the favourites of colleagues', async () => {
    const id = await aPrompt(world);
    await test.call(urs, toggleFavoritePrompt, { id });
    await whileAway(async (token) => {
      expect((await list(token, 'user'))[0]).toMatchObject({ id, isShared: false });
      expect((await test.call(token, updatePrompt, { ...words, id, text: 'Heimlich anders.' })).status).toBe(200);
    });
    const [left] = await list(urs, 'school');
    expect(left).toMatchObject({ beginning: 'Schreib einen Brief an die {{Klasse}}.', author: null, isFavorite: true });
    expect(await ids(urs, 'favorites')).toEqual([left!.id]);
    expect((await test.call(lea, getPrompt, { id })).body).toMatchObject({ text: 'Heimlich anders.', isShared: false });
    // Nobody's any more: taken off the list, it is gone.
    await test.call(eva, removeSchoolPrompt, { id: left!.id });
    expect(await ids(urs, 'favorites')).toEqual([]);
  });

  it('has a last place, which two at once do not both get', async () => {
    await somePrompts(aiLimits.prompts - 1);
    const answers = await Promise.all([test.call(lea, createPrompt, words), test.call(lea, createPrompt, words)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is not written and deleted without end: what lies in the trash takes room as well', async () => {
    const [old] = await somePrompts(aiLimits.prompts, { deleted_at: new Date() });
    await somePrompts(aiLimits.prompts - 1);
    const { body: made } = await test.call(lea, createPrompt, words);
    await test.call(lea, deletePrompt, { id: made.id });
    const { status, body } = await test.call(lea, createPrompt, words);
    expect([status, (body as { readonly code?: string }).code]).toEqual([409, 'AI_PROMPTS_TRASH_FULL']);
    expect((await test.call(lea, duplicatePrompt, { id: firstPublic })).status).toBe(409);
    // What is fetched back takes no more room than it had.
    expect((await test.call(lea, restorePrompt, { id: old! })).status).toBe(200);
  });

  it('is erased in one night with all that were deleted that long ago', async () => {
    await somePrompts(1_100, { deleted_at: long() });
    const kept = await somePrompts(1, { deleted_at: new Date() });
    await purgePrompts.run(world.services, {} as never);
    expect((await aiTablesOf(world).selectFrom('ai_prompt').select('id').execute()).map(({ id }) => id)).toEqual(kept);
  });
});

describe('favourites', () => {
  it('keep the order that somebody gives them, whatever they do not see any more', async () => {
    const id = await aPrompt(world);
    for (const one of [firstPublic, id, secondPublic]) await test.call(urs, toggleFavoritePrompt, { id: one });
    expect(await ids(urs, 'favorites')).toEqual([firstPublic, id, secondPublic]);
    await test.call(urs, moveFavoritePrompt, { id: secondPublic, position: 0 });
    expect(await ids(urs, 'favorites')).toEqual([secondPublic, firstPublic, id]);
    await test.call(lea, deletePrompt, { id });
    await test.call(urs, moveFavoritePrompt, { id: secondPublic, position: 150 });
    expect(await ids(urs, 'favorites')).toEqual([firstPublic, secondPublic]);
    expect((await test.call(urs, moveFavoritePrompt, { id, position: 0 })).status).toBe(404);
    const { body } = await test.call(urs, toggleFavoritePrompt, { id: firstPublic });
    expect(body).toEqual({ isFavorite: false });
    expect((await list(urs, 'public')).filter(({ isFavorite }) => isFavorite).map((one) => one.id)).toEqual([secondPublic]);
  });

  it('take no room that somebody does not see, and one of those can still be taken out', async () => {
    const unseen = await somePrompts(aiLimits.favorites);
    const { userId } = world.people.teacherSameSchool;
    const rows = unseen.map((id, index) => ({ user_id: userId, prompt_id: id, position: index + 1 }));
    await aiTablesOf(world).insertInto('ai_prompt_favorite').values(rows).execute();
    expect((await test.call(urs, toggleFavoritePrompt, { id: firstPublic })).body).toEqual({ isFavorite: true });
    expect((await test.call(urs, toggleFavoritePrompt, { id: unseen[0]! })).body).toEqual({ isFavorite: false });
    expect((await test.call(urs, toggleFavoritePrompt, { id: unseen[0]! })).status).toBe(404);
    await aiTablesOf(world).updateTable('ai_prompt').set({ school_id: world.ownSchoolId }).execute();
    expect(await favoritesOf('teacherSameSchool')).toBe(aiLimits.favorites);
    expect((await test.call(urs, toggleFavoritePrompt, { id: secondPublic })).status).toBe(409);
  });

  it('go with the prompt: where the school takes off what is nobody’s, and where its author is erased', async () => {
    const nobodys = await aPrompt(world);
    const own = await aPrompt(world);
    for (const id of [nobodys, own]) await test.call(urs, toggleFavoritePrompt, { id });
    await aiTablesOf(world).updateTable('ai_prompt').set({ author_id: '' }).where('id', '=', nobodys).execute();
    expect((await test.call(eva, removeSchoolPrompt, { id: nobodys })).status).toBe(200);
    expect(await favoritesOf('teacherSameSchool')).toBe(1);
    await test.call(lea, removeSchoolPrompt, { id: own });
    const fate = aiKeeps.people['ai_prompt.author_id']?.erased;
    if (typeof fate !== 'object' || !('by' in fate)) throw new Error('Prompts have no way of their own');
    await transactAs<AiTables>(world.services)((work) => fate.by({ work, id: world.people.teacherOfClass.userId } as never));
    expect(await favoritesOf('teacherSameSchool')).toBe(0);
  });

  it('are told to their owner by title only where they may still be read', async () => {
    const titles = ['Geteilt', 'Zurückgenommen', 'Gelöscht', 'Eigener'] as const;
    const [shared, taken, deleted] = await Promise.all(titles.slice(0, 3).map((title) => aPrompt(world, { title })));
    const own = await aPrompt(world, { author: 'teacherSameSchool', schoolId: null, title: 'Eigener' });
    for (const id of [firstPublic, shared!, taken!, deleted!, own]) await test.call(urs, toggleFavoritePrompt, { id });
    await test.call(lea, removeSchoolPrompt, { id: taken! });
    await test.call(lea, deletePrompt, { id: deleted! });
    const told = async () => (await aiSteps.exportFor!(world.services, world.people.teacherSameSchool.userId)).data;
    expect(await told()).toMatchObject({ aiFavoritePrompts: [publicPrompts[0]!.title, 'Geteilt', 'Eigener'] });
    const { userId } = world.people.teacherSameSchool;
    const places = await world.db.selectFrom('school_member').selectAll().where('user_id', '=', userId).execute();
    await world.db.deleteFrom('school_member').where('user_id', '=', userId).execute();
    try {
      expect(await told()).toMatchObject({ aiFavoritePrompts: [publicPrompts[0]!.title, 'Eigener'] });
    } finally {
      await world.db.insertInto('school_member').values(places).execute();
    }
  });
});

describe('a child', () => {
  it('reads what the school and the product have where the services are open, without who wrote it', async () => {
    const id = await aPrompt(world);
    const mia = await world.tokenOf('pupilOwner');
    expect((await test.call(mia, listPrompts, { list: 'school' })).status).toBe(403);
    await openToChildren();
    expect(await list(mia, 'school')).toMatchObject([{ id, author: null, mayRemove: false }]);
    expect(await ids(mia, 'public')).toHaveLength(16);
    expect((await test.call(mia, getPrompt, { id })).status).toBe(200);
    // Of another class of the school, which has no credit.
    const lina = await world.tokenOf('pupilOtherClass');
    expect((await test.call(lina, getPrompt, { id })).status).toBe(403);
  });

  it('of two schools reads only those of the school whose class pays', async () => {
    await openToChildren();
    const id = await aPrompt(world);
    const closed = await aPrompt(world, { author: 'teacherOtherSchool', schoolId: world.otherSchoolId });
    const place = { school_id: world.otherSchoolId, user_id: world.people.pupilOwner.userId, kind: 'pupil' } as const;
    await world.db.insertInto('school_member').values(place).execute();
    try {
      const mia = await world.tokenOf('pupilOwner');
      expect(await ids(mia, 'school')).toEqual([id]);
      expect((await test.call(mia, getPrompt, { id: closed })).status).toBe(404);
    } finally {
      await world.db.deleteFrom('school_member').where('school_id', '=', place.school_id).where('user_id', '=', place.user_id).execute();
    }
  });
});

it('the product brings two prompts of each category along, each with fields and an id that stays', () => {
  expect(new Set(publicPrompts.map(({ id }) => id)).size).toBe(publicPrompts.length);
  for (const category of promptCategories) expect(publicPrompts.filter((one) => one.category === category)).toHaveLength(2);
  for (const { id, text } of publicPrompts) {
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(variablesOf(text).length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(aiLimits.promptText);
  }
});

it('what its author deletes meanwhile is given to no school', async () => {
  const id = await aPrompt(world, { schoolId: null });
  const { status } = await overtake(
    world,
    (db) => sql`update ai_prompt set deleted_at = now() where id = ${id}`.execute(db),
    () => test.call(lea, addSchoolPrompt, { id }),
  );
  expect(status).toBe(404);
});
