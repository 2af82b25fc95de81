import { checkAuthentication } from '@pausenplatz/account/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { teamsSignIn } from '@pausenplatz/federation/contract';
import type { FederationTables } from '@pausenplatz/federation/server';
import { brand, clientHeader, type DrawnPage, lookHeader, type PageRequest } from '@pausenplatz/kernel-contract';
import { accessCookie, ownTables } from '@pausenplatz/kernel-server';
import { type FakeEntra, startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const tab = '/teams/tab-homework?klasse=3a';
const tid = randomUUID();
const oid = randomUUID();
let entra: FakeEntra;
let test: TestServer;
let world: World;
let asked: PageRequest[] = [];
let draw: (request: PageRequest) => Promise<DrawnPage | null>;

beforeAll(async () => {
  entra = await startFakeEntra();
  const site = aSite();
  const drawer = async () => ({
    draw(request: PageRequest) {
      asked.push(request);
      return draw(request);
    },
  });
  const pages = site.pages.map((page) => ({ ...page, drawer }));
  test = await testServer({ ENTRA_AUTHORITY: entra.authority, ENTRA_CLIENT_ID: entra.clientId }, { ...site, pages });
  world = await seedWorld(test.server.services);
  const db = ownTables<FederationTables>(world.services.db);
  const school = { tid, school_id: world.ownSchoolId, status: 'approved' as const, approved_at: new Date(), name: 'Schule Sonnenberg' };
  await db.insertInto('entra_tenant').values(school).execute();
  const link = { tid, oid, user_id: world.people.teacherOfClass.userId, last_sign_in_at: null };
  await db.insertInto('teams_identity').values(link).execute();
});
afterAll(() => entra.stop());
beforeEach(() => {
  asked = [];
  draw = async ({ who }) => ({ html: `<p>gezeichnet für ${who}</p>`, isPersonal: true });
});

const enter = (
  bearer: string | null,
  { path = '/teams/', page = tab, method = 'POST' }: { path?: string; page?: unknown; method?: string } = {},
) =>
  test.fetch(path, {
    method,
    body: JSON.stringify(path.startsWith('/api') ? {} : { page }),
    headers: {
      'content-type': 'application/json',
      [clientHeader]: brand.webVersion,
      [lookHeader]: 'theme=dark&width=412',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
  });
const ofTeacher = () => entra.tokenFor({ tid, oid });

describe('a tab that whoever stands before it enters', () => {
  it('is drawn for whom the sign-in lets in, which is answered along, and no cache keeps it', async () => {
    let reads: unknown;
    draw = async ({ who, ask }) => {
      reads = await ask(checkAuthentication.id, {});
      return { html: `<p>gezeichnet für ${who}</p>`, isPersonal: true };
    };
    const answer = await enter(await ofTeacher());
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      '<p>gezeichnet für person</p>',
      'no-store',
    ]);
    expect(asked).toMatchObject([{ path: '/teams/tab-homework', search: '?klasse=3a', who: 'person', look: 'theme=dark&width=412' }]);
    const me = { isLoggedIn: true, user: { id: world.people.teacherOfClass.userId } };
    expect(reads).toMatchObject({ isAnswered: true, output: me });
    const entered = teamsSignIn.output.parse(asked[0]?.entered);
    expect((await test.call(entered.token, checkAuthentication, {})).body).toMatchObject(me);
  });

  it('is refused as the sign-in itself would refuse, and nothing is drawn', async () => {
    const bearers = [null, 'forged', await world.tokenOf('teacherOfClass'), await entra.tokenFor({ tid, oid: randomUUID() })];
    for (const bearer of bearers) {
      const [here, there] = await Promise.all([enter(bearer), enter(bearer, { path: '/api/auth/teams' })]);
      const [said, wanted] = await Promise.all([here.json(), there.json()]);
      expect([here.status, (said as { code: string }).code]).toEqual([there.status, (wanted as { code: string }).code]);
      expect(here.status).toBeGreaterThanOrEqual(400);
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ['cannot be drawn', () => Promise.reject(new Error('no'))],
    ['is left to the browser', async () => null],
  ])('lets in all the same where it %s', async (_why, drawing) => {
    draw = drawing;
    const answer = await enter(await ofTeacher());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(teamsSignIn.output.parse(await answer.json()).user.id).toBe(world.people.teacherOfClass.userId);
  });

  it('is drawn for nobody by a cookie or a session of ours, without that sign-in', async () => {
    const token = await world.tokenOf('teacherOfClass');
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: `${accessCookie}=${token}` }])
      expect(await (await test.fetch(tab, { headers })).text()).toBe('<p>gezeichnet für visitor</p>');
  });

  it.each([
    { page: '/' },
    { page: '/teams/login' },
    { page: '/teams/tab.js' },
    { page: '/einbetten/seite/x' },
    { page: 'https://anderswo.example/teams/tab-homework' },
    { page: '' },
    { page: 7 },
    { page: null },
    { path: tab },
    { path: '/' },
    { path: '/teams/login' },
    { method: 'PUT' },
    { method: 'DELETE' },
  ])('is the only page that anybody enters: %j is not there', async (wanted) => {
    const answer = await enter(await ofTeacher(), wanted);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
    expect(asked).toEqual([]);
  });
});
