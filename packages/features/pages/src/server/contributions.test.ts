import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addContribution,
  copyPage,
  decideContribution,
  getNavigation,
  getPage,
  listContributions,
  listReleases,
  overwriteEditing,
  pageLimits,
  removeContribution,
  searchPages,
  updateBlock,
  zipGallery,
} from '../contract/index.ts';
import { aContribution, aGallery, aPictureOf, aRegister } from '../testing/index.ts';
import { purgeTrash } from './purge.ts';

let test: TestServer;
let world: World;
let register: Awaited<ReturnType<typeof aRegister>>;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page`.execute(world.db);
  register = await aRegister(world, { visibility: 'group' });
});

const as = (who: ActorName) => world.tokenOf(who);
const oak = { term: 'Eiche', text: 'Ein Baum.' };
const suggest = async (who: ActorName, entry: Readonly<Record<string, unknown>> = oak, blockId = register.blockId) =>
  test.call(await as(who), addContribution, { blockId, entry });
const list = async (who: ActorName, blockId = register.blockId) => (await test.call(await as(who), listContributions, { blockId })).body;
const decide = async (id: string, released: boolean, who: ActorName = 'teacherOfClass') =>
  test.call(await as(who), decideContribution, { id, released });
const pageFor = async (who: ActorName, url = register.url) => (await test.call(await as(who), getPage, { url })).body;
const termsFor = async (who: ActorName, url = register.url) => {
  const [block] = (await pageFor(who, url)).blocks;
  const entries = (block?.settings['entries'] ?? []) as readonly { readonly term: string }[];
  return entries.map(({ term }) => term);
};

describe('an entry that a child suggests', () => {
  it('is seen by the child and by who changes the page, and by nobody else until it is released', async () => {
    await suggest('pupilOwner');
    expect(await list('pupilOwner')).toMatchObject({ mayAdd: true, mayDecide: false, contributions: [{ isOwn: true, state: 'waiting' }] });
    expect(await list('teacherOfClass')).toMatchObject({
      mayDecide: true,
      contributions: [{ entry: oak, by: expect.stringContaining(' ') }],
    });
    expect(await list('pupilSameClass')).toMatchObject({ mayAdd: true, mayDecide: false, contributions: [] });
    expect(await termsFor('pupilSameClass')).toEqual(['Ahorn']);
  });

  it('stands on the page once it is released, is found there, and says nowhere by whom it is', async () => {
    const { id } = (await suggest('pupilOwner')).body;
    const { revision } = await pageFor('teacherOfClass');
    expect((await decide(id, true)).status).toBe(200);
    expect(await termsFor('pupilSameClass')).toEqual(['Ahorn', 'Eiche']);
    const page = await pageFor('pupilSameClass');
    expect(page.revision).toBe(revision + 1);
    expect(JSON.stringify(page)).not.toContain(world.people.pupilOwner.userId);
    const hits = (await test.call(await as('pupilSameClass'), searchPages, { words: 'Eiche' })).body;
    expect(JSON.stringify(hits)).toContain(register.url);
    expect((await list('pupilOwner')).contributions).toMatchObject([{ state: 'released' }]);
  });

  it('stays away once it is declined; the child is told and may put it away', async () => {
    const { id } = (await suggest('pupilOwner')).body;
    await decide(id, false);
    expect(await termsFor('pupilOwner')).toEqual(['Ahorn']);
    expect((await list('pupilOwner')).contributions).toMatchObject([{ state: 'declined' }]);
    expect((await test.call(await as('pupilOwner'), removeContribution, { id })).status).toBe(200);
    expect((await list('pupilOwner')).contributions).toEqual([]);
  });

  it('is decided once, and is the page’s from then on', async () => {
    const id = await aContribution(world, register);
    await decide(id, true);
    expect((await decide(id, false)).body).toMatchObject({ code: 'CONTRIBUTION_DECIDED' });
    const gone = await test.call(await as('pupilOwner'), removeContribution, { id });
    expect(gone.body).toMatchObject({ code: 'CONTRIBUTION_DECIDED' });
    expect(await termsFor('pupilOwner')).toEqual(['Ahorn', 'Eiche']);
  });

  it('is released once when two decide at the same moment', async () => {
    const id = await aContribution(world, register);
    const first = (db: World['services']['db']) =>
      sql`update page_contribution set state = 'declined', decided_at = now() where id = ${id}`.execute(db);
    expect((await overtake(world, first, () => decide(id, true))).body).toMatchObject({ code: 'CONTRIBUTION_DECIDED' });
    expect(await termsFor('pupilOwner')).toEqual(['Ahorn']);
  });

  it('goes over nothing that somebody writes meanwhile: they are told what stands there now', async () => {
    const id = await aContribution(world, register);
    const lea = await as('teacherOfClass');
    const { fence } = (await test.call(lea, overwriteEditing, { id: register.id })).body;
    const base = (await pageFor('teacherOfClass')).blocks[0]?.settings ?? {};
    await decide(id, true, 'schoolAdminOwn');
    const write = await test.call(lea, updateBlock, {
      pageId: register.id,
      blockId: register.blockId,
      fence,
      settings: { entries: [] },
      base,
    });
    expect(write.body).toMatchObject({ code: 'BLOCK_CHANGED' });
  });

  it.each([
    ['without a term', { text: 'Etwas' }, { term: expect.any(String) }],
    ['with something unknown', { ...oak, html: '<b>' }, {}],
    ['with an impossible link', { ...oak, url: 'javascript:alert(1)' }, { url: expect.any(String) }],
  ])('%s is refused at its field', async (_name, entry, fields) => {
    const { status, body } = await suggest('pupilOwner', entry);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'CONTRIBUTION_INVALID', fields });
  });

  it('brings its own picture, which the teacher sees at once and the class once it is released', async () => {
    const fileId = await aPictureOf(world, world.people.pupilOwner.userId);
    const { id } = (await suggest('pupilOwner', { ...oak, picture: { fileId, alt: 'Eine Eiche' } })).body;
    expect(Object.keys((await list('teacherOfClass')).files)).toEqual([fileId]);
    expect((await pageFor('pupilSameClass')).files).toEqual({});
    await decide(id, true);
    expect(Object.keys((await pageFor('pupilSameClass')).files)).toEqual([fileId]);
  });

  it('brings no picture of somebody else', async () => {
    const fileId = await aPictureOf(world, world.people.teacherOfClass.userId);
    expect((await suggest('pupilOwner', { ...oak, picture: { fileId, alt: '' } })).body).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('waits with so many others of one child, and no more', async () => {
    for (let at = 0; at < pageLimits.contributionsOfPerson; at += 1) await aContribution(world, register);
    expect((await suggest('pupilOwner')).body).toMatchObject({ code: 'CONTRIBUTIONS_WAITING' });
    expect((await suggest('pupilSameClass')).status).toBe(200);
  });

  it('finds no room in a register that is full, and goes on waiting', async () => {
    const entries = Array.from({ length: 300 }, (_none, at) => ({ id: `e${at}`, term: `Wort ${at}`, text: '' }));
    const full = await aRegister(world, { visibility: 'group', blocks: [{ type: 'AtoZ', settings: { takesEntries: true, entries } }] });
    const id = await aContribution(world, full);
    expect((await decide(id, true)).body).toMatchObject({ code: 'CONTRIBUTION_NO_ROOM' });
    expect((await list('teacherOfClass', full.blockId)).contributions).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('who may suggest', () => {
  it('is nobody where the author did not ask for it', async () => {
    const closed = await aRegister(world, { visibility: 'group', blocks: [{ type: 'AtoZ', settings: { entries: [] } }] });
    expect((await suggest('pupilOwner', oak, closed.blockId)).body).toMatchObject({ code: 'CONTRIBUTIONS_CLOSED' });
    expect(await list('pupilOwner', closed.blockId)).toMatchObject({ mayAdd: false });
  });

  it('is nobody who merely reads a public page', async () => {
    const open = await aRegister(world, { visibility: 'public' });
    expect(await list('teacherOtherSchool', open.blockId)).toEqual({ mayAdd: false, mayDecide: false, contributions: [], files: {} });
    expect((await suggest('teacherOtherSchool', oak, open.blockId)).body).toMatchObject({ code: 'PAGE_FORBIDDEN' });
  });

  it.each(['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'private'] as const)('is not %s', async (who) => {
    expect((await suggest(who)).status).toBe(404);
  });

  it('ends with the class: what was suggested there is decided by nobody', async () => {
    const id = await aContribution(world, register);
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    expect((await suggest('pupilOwner')).status).toBe(404);
    expect((await decide(id, true)).status).not.toBe(200);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });
});

describe('what waits', () => {
  it('is counted for the teachers of the class, and told with its page', async () => {
    await aContribution(world, register);
    const lea = await as('teacherOfClass');
    expect((await test.call(lea, getNavigation, {})).body.releasesWaiting).toBe(1);
    expect((await test.call(lea, listReleases, {})).body.contributions).toMatchObject([{ url: register.url, waiting: 1 }]);
    expect((await test.call(await as('pupilOwner'), getNavigation, {})).body.releasesWaiting).toBe(0);
  });

  it('is told as decided for sixty days', async () => {
    await decide(await aContribution(world, register), false);
    await sql`update page_contribution set decided_at = now() - interval '61 days'`.execute(world.db);
    await purgeTrash.run(world.services, {} as never);
    expect((await list('pupilOwner')).contributions).toEqual([]);
  });
});

describe('a copy', () => {
  it('takes along what others suggested only where it takes along what was made', async () => {
    const fileId = await aPictureOf(world, world.people.pupilOwner.userId);
    const { id } = (await suggest('pupilOwner', { ...oak, picture: { fileId, alt: '' } })).body;
    await decide(id, true);
    const copy = async (withEntries: boolean) => {
      const to = { id: register.id, groupForType: 'class', groupForId: world.ownClassId, withEntries } as const;
      return (await test.call(await as('teacherOfClass'), copyPage, to)).body.url;
    };
    const without = await copy(false);
    expect(await termsFor('teacherOfClass', without)).toEqual(['Ahorn']);
    expect((await pageFor('teacherOfClass', without)).files).toEqual({});
    const whole = await copy(true);
    expect(await termsFor('teacherOfClass', whole)).toEqual(['Ahorn', 'Eiche']);
    expect(Object.keys((await pageFor('teacherOfClass', whole)).files)).toEqual([fileId]);
  });
});

describe('all pictures of a gallery', () => {
  it('lie in one zip for those who belong to its page, named by their words', async () => {
    const { blockId } = await aGallery(world);
    const { url } = (await test.call(await as('pupilOwner'), zipGallery, { blockId })).body;
    const answer = await test.server.app.inject({ url });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(Object.keys(unzipSync(new Uint8Array(answer.rawPayload)))).toEqual(['1 Der Wald.png']);
  });

  it('are nobody’s whose address was changed, or is over', async () => {
    const { blockId } = await aGallery(world);
    const { url } = (await test.call(await as('pupilOwner'), zipGallery, { blockId })).body;
    expect((await test.server.app.inject({ url: url.replace('s=', 's=x') })).statusCode).toBe(403);
    test.clock.advance(6 * 60_000);
    expect((await test.server.app.inject({ url })).statusCode).toBe(403);
  });

  it('are not for who merely reads the page', async () => {
    const { blockId } = await aGallery(world);
    await sql`update page set visibility = 'public'`.execute(world.db);
    expect((await test.call(await as('teacherOtherSchool'), zipGallery, { blockId })).body).toMatchObject({ code: 'PAGE_FORBIDDEN' });
  });
});
