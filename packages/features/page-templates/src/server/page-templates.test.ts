import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { findBelow, getNavigation, getPage, updatePage } from '@pausenplatz/pages/contract';
import { aPage } from '@pausenplatz/pages/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deletePageTemplate,
  getPageTemplate,
  likePageTemplate,
  listPageTemplates,
  makePageTemplate,
  pageTemplateLimits,
  renewPageTemplate,
  restorePageTemplate,
  takePageTemplate,
  updatePageTemplate,
  withdrawPageTemplate,
} from '../contract/index.ts';
import { aTemplate } from '../testing/index.ts';
import { purgeTemplates } from './purge.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let urs: string | null;
let stranger: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page_template`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
  urs = await world.tokenOf('teacherSameSchool');
  stranger = await world.tokenOf('teacherOtherSchool');
});

const title = (text: string) => ({ type: 'Title', settings: { text, size: 'large', align: 'start' } }) as const;
const told = { name: 'Igel', description: 'Ein Tier entdecken', keywords: ['NMG'], audience: 'own' as const };
const into = (id: string, name: 'teacherOfClass' | 'teacherSameSchool' | 'teacherOtherSchool') =>
  ({ id, title: 'Meine Igel', groupForType: 'user', groupForId: world.people[name].userId, parentId: null }) as const;
const intoClass = (id: string) => ({ id, title: 'Igel', groupForType: 'class', groupForId: world.ownClassId, parentId: null }) as const;
const read = async (token: string | null, url: string) => (await test.call(token, getPage, { url })).body;
const listed = async (token: string | null, of: 'own' | 'school' | 'public', words = '') =>
  (await test.call(token, listPageTemplates, { of, words })).body.templates.map(({ id }) => id);

/** A page with one below it that links back to it. */
async function aTree() {
  const top = await aPage(world, { title: 'Igel', visibility: 'group', blocks: [title('Der Igel')] });
  const link = { type: 'LinkList', settings: { links: [{ id: 'l', title: 'Zurück', url: `/seite/${top.id}`, description: '' }] } };
  const below = await aPage(world, { title: 'Winterschlaf', parentId: top.id, visibility: 'group', blocks: [title('Schlafen'), link] });
  return { top, below };
}

describe('a template', () => {
  it('is a copy of a page with those below it, and what is made of it another one', async () => {
    const { top, below } = await aTree();
    const { body } = await test.call(lea, makePageTemplate, { ...told, pageId: top.id, withBelow: true });
    expect(body.template).toMatchObject({ name: 'Igel', pages: 2, isMine: true, source: { id: top.id, title: 'Igel' }, numOfLikes: 0 });
    await test.call(lea, updatePage, { id: top.id, field: 'title', value: 'Anders' });
    const made = (await test.call(lea, takePageTemplate, intoClass(body.template.id))).body;
    const page = await read(lea, made.url);
    expect(page).toMatchObject({ title: 'Igel', draft: true, visibility: 'group' });
    expect(page.children.map(({ name }) => name)).toEqual(['Winterschlaf']);
    const child = await read(lea, page.children[0]?.url ?? '');
    expect(child.draft).toBe(true);
    expect(JSON.stringify(child.blocks[1]?.settings)).toContain(`/seite/${made.id}`);
    const ids = [top.id, below.id, made.id, child.id, ...page.blocks.map(({ id }) => id), ...child.blocks.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has pages that nobody finds by an address, in a search or in a list', async () => {
    const { top } = await aTree();
    const { template } = (await test.call(lea, makePageTemplate, { ...told, pageId: top.id, withBelow: true })).body;
    const { rows } = await sql<{ id: string; url: string }>`select id, url from page where group_id = ${template.id}`.execute(world.db);
    expect(rows).toHaveLength(2);
    for (const token of [lea, urs, await world.tokenOf('schoolAdminOwn'), null])
      for (const { id, url } of rows)
        expect([(await test.call(token, getPage, { url })).status, (await test.call(token, getPage, { url: id })).status]).toEqual([
          404, 404,
        ]);
    expect((await test.call(lea, findBelow, { pageId: rows[0]?.id ?? '', words: 'Winterschlaf' })).body.pages).toEqual([]);
    const navigation = JSON.stringify((await test.call(lea, getNavigation, {})).body);
    for (const { id } of rows) expect(navigation).not.toContain(id);
  });

  it('leaves the class behind, with its plan', async () => {
    const { id: pageId } = await aPage(world, { visibility: 'group', title: 'Plan', blocks: [] });
    const plan = { schoolClassId: world.ownClassId, share: 's'.repeat(43), view: 'week', showWeekend: false };
    await sql`insert into page_block (id, page_id, type, version, settings, position) values ('planplanplanplanplan12', ${pageId}, 'Homework', 1,
      ${JSON.stringify(plan)}, 'a0')`.execute(world.db);
    const { template } = (await test.call(lea, makePageTemplate, { ...told, pageId, withBelow: false })).body;
    const { pages } = (await test.call(lea, getPageTemplate, { id: template.id })).body;
    expect(pages[0]?.blocks[0]?.settings).toMatchObject({ schoolClassId: null, share: null });
  });

  it('takes names of children in only where somebody says that they are none', async () => {
    const { id: pageId } = await aPage(world, { title: 'Ämtli', visibility: 'group', blocks: [title('Mia giesst die Pflanzen')] });
    const refused = await test.call(lea, makePageTemplate, { ...told, pageId, withBelow: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'PAGE_TEMPLATE_NAMES_CHILDREN']);
    expect(refused.body.messageBody).toContain('Mia');
    expect((await test.call(lea, makePageTemplate, { ...told, pageId, withBelow: false, namesSeen: true })).status).toBe(200);
  });

  it('is renewed, renamed and given to others by its author alone', async () => {
    const { id, pageId } = await aTemplate(world, { audience: 'own', school_id: null }, { blocks: [title('Alt')] });
    await sql`update page_block set settings = ${JSON.stringify(title('Neu').settings)} where page_id = ${pageId}`.execute(world.db);
    const shown = async () => (await test.call(lea, getPageTemplate, { id })).body.pages[0]?.blocks[0]?.settings;
    expect(await shown()).toMatchObject({ text: 'Alt' });
    expect((await test.call(lea, renewPageTemplate, { id, pageId, withBelow: false })).status).toBe(200);
    expect(await shown()).toMatchObject({ text: 'Neu' });
    expect(await listed(urs, 'school')).toEqual([]);
    await test.call(lea, updatePageTemplate, { id, ...told, name: 'Igel im Herbst', audience: 'school' });
    expect([await listed(urs, 'school', 'herbst'), await listed(stranger, 'public')]).toEqual([[id], []]);
    expect((await test.call(urs, getPageTemplate, { id })).body.template).toMatchObject({
      source: null,
      isMine: false,
      mayWithdraw: false,
    });
    expect((await test.call(stranger, getPageTemplate, { id })).status).toBe(404);
    expect((await test.call(urs, updatePageTemplate, { id, ...told })).status).toBe(404);
  });

  it('goes to everybody from a confirmed school alone', async () => {
    const { id } = await aTemplate(world, { audience: 'own', school_id: null });
    await sql`update school set confirmed_at = null where id = ${world.ownSchoolId}`.execute(world.db);
    const publish = () => test.call(lea, updatePageTemplate, { id, ...told, audience: 'public' });
    expect((await publish()).body.code).toBe('PAGE_TEMPLATE_NEEDS_SCHOOL');
    await sql`update school set confirmed_at = now() where id = ${world.ownSchoolId}`.execute(world.db);
    expect((await publish()).status).toBe(200);
    expect(await listed(stranger, 'public')).toEqual([id]);
  });

  it('is liked and not liked any more, and the number follows', async () => {
    const { id } = await aTemplate(world);
    expect((await test.call(stranger, likePageTemplate, { id })).body).toEqual({ like: 'add', numOfLikes: 1 });
    expect((await test.call(urs, likePageTemplate, { id })).body).toEqual({ like: 'add', numOfLikes: 2 });
    expect((await test.call(stranger, likePageTemplate, { id })).body).toEqual({ like: 'remove', numOfLikes: 1 });
    expect((await test.call(urs, getPageTemplate, { id })).body.template).toMatchObject({ like: true, numOfLikes: 1 });
  });

  it('is withdrawn by an admin of its school, stays with its author, and comes back', async () => {
    const eva = await world.tokenOf('schoolAdminOwn');
    const { id } = await aTemplate(world);
    expect((await test.call(await world.tokenOf('schoolAdminOther'), withdrawPageTemplate, { id, withdrawn: true })).status).toBe(404);
    expect((await test.call(eva, withdrawPageTemplate, { id, withdrawn: true })).body.template).toMatchObject({ isWithdrawn: true });
    expect([await listed(stranger, 'public'), await listed(urs, 'school'), await listed(lea, 'own')]).toEqual([[], [], [id]]);
    expect((await test.call(stranger, takePageTemplate, into(id, 'teacherOtherSchool'))).status).toBe(404);
    await test.call(lea, updatePageTemplate, { id, ...told, audience: 'own' });
    await test.call(lea, updatePageTemplate, { id, ...told, audience: 'public' });
    expect(await listed(stranger, 'public')).toEqual([]);
    await test.call(eva, withdrawPageTemplate, { id, withdrawn: false });
    expect(await listed(stranger, 'public')).toEqual([id]);
    const { rows } = await sql<{ action: string }>`select action from audit.entry where subject_id = ${id} order by at`.execute(world.db);
    expect(rows.map(({ action }) => action)).toEqual(['template.withdraw', 'template.admit']);
  });

  it('that is withdrawn meanwhile is neither taken over nor liked', async () => {
    const { id } = await aTemplate(world);
    const withdraw = (db: World['services']['db']) => sql`update page_template set withdrawn_at = now() where id = ${id}`.execute(db);
    expect((await overtake(world, withdraw, () => test.call(stranger, takePageTemplate, into(id, 'teacherOtherSchool')))).status).toBe(404);
    await sql`update page_template set withdrawn_at = null`.execute(world.db);
    expect((await overtake(world, withdraw, () => test.call(stranger, likePageTemplate, { id }))).status).toBe(404);
  });

  it('is deleted, fetched back, and gone with its pages after sixty days', async () => {
    const { id } = await aTemplate(world);
    await test.call(lea, deletePageTemplate, { id });
    expect([await listed(lea, 'own'), await listed(stranger, 'public')]).toEqual([[], []]);
    expect((await test.call(lea, restorePageTemplate, { id })).status).toBe(200);
    expect(await listed(stranger, 'public')).toEqual([id]);
    await test.call(lea, deletePageTemplate, { id });
    await sql`update page_template set deleted_at = deleted_at - interval '61 days'`.execute(world.db);
    await purgeTemplates.run(world.services, {} as never);
    const { rows } = await sql`select from page where group_id = ${id}`.execute(world.db);
    expect([rows.length, (await test.call(lea, restorePageTemplate, { id })).status]).toEqual([0, 404]);
  });

  it('takes no more pages than one keeps, and no group that is not one’s own', async () => {
    const { id: pageId } = await aPage(world, { title: 'Viele', visibility: 'group' });
    for (let at = 0; at < 25; at += 1) await aPage(world, { title: `Blatt ${at}`, parentId: pageId, visibility: 'group', blocks: [] });
    const refused = await test.call(lea, makePageTemplate, { ...told, pageId, withBelow: true });
    expect(refused.body.code).toBe('TOO_MANY_PAGES_KEPT');
    const { id } = await aTemplate(world);
    expect((await test.call(stranger, takePageTemplate, intoClass(id))).status).toBe(404);
    const foreign = await aPage(world, { title: 'Fremd', visibility: 'public' });
    expect((await test.call(stranger, makePageTemplate, { ...told, pageId: foreign.id, withBelow: false })).status).toBe(403);
  });

  it('of a person is one of so many', async () => {
    const { pageId } = await aTemplate(world);
    await sql`insert into page_template (id, author_id, name, description, keywords, audience, with_below, pages, updated_at)
      select 'full-' || n, ${world.people.teacherOfClass.userId}, 'Voll', '', '{}', 'own', false, 1, now()
      from generate_series(1, ${pageTemplateLimits.templatesPerPerson}) n`.execute(world.db);
    expect((await test.call(lea, makePageTemplate, { ...told, pageId, withBelow: false })).body.code).toBe('PAGE_TEMPLATES_TOO_MANY');
  });
});
