import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { aSchool } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLearningApp, getPage, getServiceRules, setServiceRules, viewPageAs } from '../contract/index.ts';
import type { ServiceRule } from '../contract/services.ts';
import { aPage, aPupilsPage, linkSecret } from '../testing/index.ts';
import type { PagesTables } from './tables.ts';

let test: TestServer;
let world: World;
let page: { readonly id: string; readonly url: string };
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  page = await aPage(world, { visibility: 'public' });
});
beforeEach(async () => {
  await sql`delete from service_rule`.execute(world.db);
  await sql`update school set parent_id = null where id = ${world.ownSchoolId}`.execute(world.db);
});

const as = (who: ActorName) => world.tokenOf(who);
const set = async (rules: Partial<Record<'youtube' | 'vimeo' | 'learningapps', ServiceRule>>, who: ActorName = 'schoolAdminOwn') =>
  test.call(await as(who), setServiceRules, { schoolId: world.ownSchoolId, rules });
const servicesFor = async (who: ActorName, url = page.url) => (await test.call(await as(who), getPage, { url })).body.services;
const rules = async () => (await test.call(await as('schoolAdminOwn'), getServiceRules, { schoolId: world.ownSchoolId })).body;

/** A school above the own one, which says this. */
async function above(rule: ServiceRule): Promise<void> {
  const id = await aSchool(world.db, { name: 'Kanton' });
  await sql`update school set parent_id = ${id} where id = ${world.ownSchoolId}`.execute(world.db);
  const row = { school_id: id, service: 'youtube', rule, set_by: world.people.schoolAdminOther.userId } as const;
  await ownTables<PagesTables>(world.services.db).insertInto('service_rule').values(row).execute();
}

describe('what a school says about foreign services', () => {
  it('is told with its pages: what it allows to who belongs to it, what it forbids to everybody', async () => {
    await set({ youtube: 'allowed', vimeo: 'forbidden' });
    for (const who of ['pupilOwner', 'teacherOfClass', 'teacherSameSchool'] as const)
      expect(await servicesFor(who)).toEqual({ youtube: 'allowed', vimeo: 'forbidden' });
    for (const who of ['anonymous', 'pupilOtherSchool', 'private'] as const) expect(await servicesFor(who)).toEqual({ vimeo: 'forbidden' });
  });

  it('is told of pages of people too, by the schools that they belong to', async () => {
    await set({ youtube: 'forbidden' });
    const own = await aPupilsPage(world);
    expect(await servicesFor('pupilOwner', own.url)).toEqual({ youtube: 'forbidden' });
  });

  it('is told behind a shared link as to every visitor', async () => {
    await set({ youtube: 'allowed', vimeo: 'forbidden' });
    const shared = await aPage(world);
    const { body } = await test.call(null, getPage, { url: shared.url, link: linkSecret });
    expect(body.services).toEqual({ vimeo: 'forbidden' });
  });

  it('is seen as a child sees it by who looks at a page as one', async () => {
    await set({ youtube: 'allowed' });
    const look = async (reader: 'pupil' | 'everybody') =>
      (await test.call(await as('teacherOfClass'), viewPageAs, { id: page.id, reader })).body.page?.services;
    expect(await look('pupil')).toEqual({ youtube: 'allowed' });
    expect(await look('everybody')).toEqual({});
  });

  it('is nothing where it says nothing, and costs no question more', async () => {
    const pupil = await as('pupilOwner');
    const open = () => test.call(pupil, getPage, { url: page.url });
    expect((await open()).body.services).toEqual({});
    const before = (await statementsOf(test, open)).length;
    await set({ youtube: 'forbidden', vimeo: 'allowed' });
    expect((await statementsOf(test, open)).length).toBe(before);
  });

  it('is replaced as a whole, and stands in the log with what it was', async () => {
    await set({ youtube: 'forbidden' });
    await set({ vimeo: 'ask' });
    expect((await rules()).own).toEqual({ vimeo: 'ask' });
    const { rows } = await sql<{ action: string }>`select action from audit.entry where action = 'page.services'`.execute(world.db);
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps exercises of a forbidden service from being looked up', async () => {
    await set({ learningapps: 'forbidden' });
    const { status, body } = await test.call(await as('teacherOfClass'), findLearningApp, { pageId: page.id, app: '259' });
    expect([status, body]).toMatchObject([409, { code: 'SERVICE_FORBIDDEN' }]);
  });

  it('is refused for what is no service, and to who does not administer the school', async () => {
    const wrong = await test.call(await as('schoolAdminOwn'), setServiceRules, {
      schoolId: world.ownSchoolId,
      rules: { tiktok: 'allowed' },
    } as never);
    expect(wrong.status).toBe(400);
    expect((await set({ youtube: 'allowed' }, 'teacherOfClass')).status).toBe(403);
    expect((await set({ youtube: 'allowed' }, 'schoolAdminOther')).status).toBe(404);
    expect(await servicesFor('pupilOwner')).toEqual({});
  });
});

describe('what the schools above say', () => {
  it('holds where the school says nothing', async () => {
    await above('allowed');
    expect(await servicesFor('pupilOwner')).toEqual({ youtube: 'allowed' });
    expect(await rules()).toEqual({ own: {}, inherited: [{ service: 'youtube', rule: 'allowed', schoolName: 'Kanton' }] });
  });

  it('gives way to the school', async () => {
    await above('allowed');
    await set({ youtube: 'ask' });
    expect(await servicesFor('pupilOwner')).toEqual({});
  });

  it('stays where it forbids', async () => {
    await above('forbidden');
    await set({ youtube: 'allowed' });
    expect(await servicesFor('pupilOwner')).toEqual({ youtube: 'forbidden' });
  });
});
