import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { makeCode } from '@pausenplatz/kernel-format';
import { newId } from '@pausenplatz/kernel-server';
import { pageLimits, type pagesCalls } from '../contract/index.ts';
import { previewAddress } from '../server/handlers/preview.ts';
import { type InsertedPage } from '../server/queries/insert-page.ts';
import type { PlantedPage } from '../server/plant-page.ts';
import { aPage, linkSecret, tablesOf } from './a-page.ts';
import { aContribution, aGallery, anOak, aRegister } from './contributions.ts';

interface LockedPage extends InsertedPage {
  readonly fence: number;
  readonly blockId: string;
}

/** A page whose edit lock the actor holds with fence 1. */
export async function aLockedPage(world: World, actor: ActorName, page: Partial<PlantedPage> = {}): Promise<LockedPage> {
  const planted = await aPage(world, page);
  await giveLock(world, actor, planted.id);
  const block = await tablesOf(world).selectFrom('page_block').select('id').where('page_id', '=', planted.id).executeTakeFirst();
  return { ...planted, fence: 1, blockId: block?.id ?? '' };
}

async function giveLock(world: World, actor: ActorName, pageId: string): Promise<void> {
  const db = tablesOf(world);
  const holder = actor === 'anonymous' || actor === 'linkHolder' ? world.people.teacherOfClass : world.people[actor];
  const now = world.services.clock.now();
  const lock = { holder_id: holder.userId, session_id: newId(), fence: 1, since: now, expires_at: new Date(now.getTime() + 90_000) };
  await db
    .insertInto('page_lock')
    .values({ page_id: pageId, ...lock })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(lock))
    .execute();
  await db.updateTable('page').set({ lock_fence: 1 }).where('id', '=', pageId).execute();
}

/** Gives a page a short address; answers its code. */
export async function aShortLink(world: World, pageId: string, house = 'anderswo'): Promise<string> {
  const db = tablesOf(world);
  const code = makeCode(pageLimits.shortCodeLength, (below) => Math.floor(Math.random() * below));
  const found = await db
    .insertInto('page_short')
    .values({ page_id: pageId, code, house })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ house }))
    .returning('code')
    .executeTakeFirstOrThrow();
  return found.code;
}

/** A page of Mia of 3a that she wishes to publish. */
export async function aPupilsPage(world: World, page: Partial<PlantedPage> = {}): Promise<{ readonly id: string; readonly url: string }> {
  const createdBy = world.people.pupilOwner.userId;
  const ofMia = { groupType: 'user', groupId: createdBy, createdBy, title: 'Mein Igel' } as const;
  const { id, url } = await aPage(world, { ...ofMia, visibility: 'public', release: 'waiting', ...page });
  return { id, url };
}

const onBlock = async (world: World, actor: ActorName) => {
  const { id: pageId, fence, blockId } = await aLockedPage(world, actor);
  return { pageId, fence, blockId };
};
/** One page for calls that leave it as it is: a class holds only so many. Kept by the server, since a world is another one for somebody of the past. */
const leftAlone = new WeakMap<World['services'], Promise<InsertedPage>>();
const pageLeftAlone = (world: World): Promise<InsertedPage> => {
  const page = leftAlone.get(world.services) ?? aPage(world);
  leftAlone.set(world.services, page);
  return page;
};
const ofPageLeftAlone = async (world: World) => ({ id: (await pageLeftAlone(world)).id });
const ofPage = async (world: World) => ({ id: (await aPage(world)).id });

/** Keeps what a block was before its title was written anew. */
async function aVersion(world: World, { pageId, blockId }: { readonly pageId: string; readonly blockId: string }): Promise<string> {
  const id = newId();
  const at = world.services.clock.now();
  await tablesOf(world)
    .insertInto('page_block_version')
    .values({
      id,
      page_id: pageId,
      block_id: blockId,
      type: 'Title',
      settings: JSON.stringify({ text: 'Früher', size: 'large', align: 'start' }),
      written_by: world.people.teacherOfClass.userId,
      written_at: at,
      kept_at: at,
    })
    .execute();
  return id;
}

/** The block of the page that is left as it is. */
async function blockLeftAlone(world: World) {
  const { id: pageId } = await pageLeftAlone(world);
  const { id } = await tablesOf(world).selectFrom('page_block').select('id').where('page_id', '=', pageId).executeTakeFirstOrThrow();
  return { pageId, blockId: id };
}

/** Well-formed inputs of the pages' calls, for the tests that are made from the contract. */
export const pagesExamples: Examples<typeof pagesCalls> = {
  getNavigation: () => ({}),
  searchPages: () => ({ words: 'Seite' }),
  findBelow: async (world) => ({ pageId: (await pageLeftAlone(world)).id, words: 'Hallo' }),
  findLinkedPages: async (world) => ({ addresses: [(await pageLeftAlone(world)).id] }),
  checkFrame: async (world) => ({ pageId: (await pageLeftAlone(world)).id, url: 'https://igel.example/' }),
  findLinkIcon: async (world) => ({ pageId: (await pageLeftAlone(world)).id, url: 'https://igel.example/' }),
  findLearningApp: async (world) => ({ pageId: (await pageLeftAlone(world)).id, app: '259' }),
  setFavourite: async (world) => ({ ...(await ofPageLeftAlone(world)), favourite: true }),
  setExpanded: async (world) => ({ ...(await ofPageLeftAlone(world)), expanded: false }),
  getPage: async (world, actor) => ({ url: (await pageLeftAlone(world)).url, ...(actor === 'linkHolder' && { link: linkSecret }) }),
  viewPageAs: async (world) => ({ ...(await ofPageLeftAlone(world)), reader: 'everybody' }),
  getFraming: async (world) => ({ url: (await pageLeftAlone(world)).url }),
  getPreviewLink: ofPageLeftAlone,
  async previewPage(world) {
    const { id } = await pageLeftAlone(world);
    const given = new URL(previewAddress(world.services, id), 'http://own.invalid').searchParams;
    return { id, until: given.get('until') ?? '', s: given.get('s') ?? '' };
  },
  createPage: (world) => ({ title: 'Neu', groupForType: 'class', groupForId: world.ownClassId }),
  copyPage: async (world) => ({ ...(await ofPageLeftAlone(world)), groupForType: 'class', groupForId: world.ownClassId }),
  updatePage: async (world) => ({ ...(await ofPage(world)), field: 'title', value: 'Anders' }),
  movePage: async (world) => ({ ...(await ofPage(world)), parentId: null, afterId: null }),
  deletePage: ofPage,
  async restorePage(world) {
    const { id } = await aPage(world);
    await tablesOf(world)
      .updateTable('page')
      .set({ deleted_at: world.services.clock.now(), deleted_with: id })
      .where('id', '=', id)
      .execute();
    return { id };
  },
  listShelved: () => ({ shelf: 'trash' }),
  getSharing: ofPageLeftAlone,
  setLink: async (world) => ({ ...(await ofPage(world)), live: true }),
  openLink: async (world, actor) => ({
    url: (await pageLeftAlone(world)).url,
    link: actor === 'linkHolder' ? linkSecret : 'anders',
    password: '',
  }),
  setShortLink: async (world) => ({ ...(await ofPageLeftAlone(world)), live: true }),
  openShortLink: async (world) => ({ code: await aShortLink(world, (await pageLeftAlone(world)).id) }),
  listContributions: async (world) => ({ blockId: (await aRegister(world)).blockId }),
  addContribution: async (world) => ({ blockId: (await aRegister(world)).blockId, entry: anOak }),
  decideContribution: async (world) => ({ id: await aContribution(world, await aRegister(world)), released: true }),
  removeContribution: async (world) => ({ id: await aContribution(world, await aRegister(world)) }),
  zipGallery: async (world) => ({ blockId: (await aGallery(world)).blockId }),
  listReleases: () => ({}),
  setRelease: async (world) => ({ id: (await aPupilsPage(world)).id, released: true, visibility: 'public' }),
  noteNarrowed: ofPageLeftAlone,
  setEmbedOrigins: (world) => ({ schoolId: world.ownSchoolId, origins: ['https://www.schule.example'] }),
  getServiceRules: (world) => ({ schoolId: world.ownSchoolId }),
  setServiceRules: (world) => ({ schoolId: world.ownSchoolId, rules: { vimeo: 'ask' } }),
  getEmbedOrigins: (world) => ({ schoolId: world.ownSchoolId }),
  checkEmbedding: async (world) => ({ ...(await ofPageLeftAlone(world)), address: 'http://127.0.0.1/' }),
  openEditing: ofPage,
  async renewEditing(world, actor) {
    const { id, fence } = await aLockedPage(world, actor);
    return { id, fence };
  },
  async closeEditing(world, actor) {
    const { id, fence } = await aLockedPage(world, actor);
    return { id, fence };
  },
  overwriteEditing: ofPageLeftAlone,
  addBlock: async (world, actor) => {
    const { pageId, fence } = await onBlock(world, actor);
    return { pageId, fence, type: 'Space', afterId: null };
  },
  updateBlock: async (world, actor) => ({ ...(await onBlock(world, actor)), settings: { text: 'Neu', size: 'small', align: 'center' } }),
  moveBlock: async (world, actor) => ({ ...(await onBlock(world, actor)), afterId: null }),
  deleteBlock: onBlock,
  async restoreBlock(world, actor) {
    const input = await onBlock(world, actor);
    await tablesOf(world)
      .updateTable('page_block')
      .set({ deleted_at: world.services.clock.now() })
      .where('id', '=', input.blockId)
      .execute();
    return input;
  },
  listBlockVersions: async (world) => ({ blockId: (await blockLeftAlone(world)).blockId }),
  getBlockVersion: async (world) => ({ id: await aVersion(world, await blockLeftAlone(world)) }),
  async restoreBlockVersion(world, actor) {
    const on = await blockLeftAlone(world);
    await giveLock(world, actor, on.pageId);
    return { ...on, fence: 1, versionId: await aVersion(world, on) };
  },
};
