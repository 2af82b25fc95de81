import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSafeFetch, newId } from '@pausenplatz/kernel-server';
import { checkLinks, countVisit, getLinkCheck, getVisits, listExports, reportLimits, startExport } from '../contract/index.ts';
import type { SchoolReportsTables } from './index.ts';
import { insertPage, type PagesTables } from '@pausenplatz/pages/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: OfficeWorld;
let site: Server;
let port = 0;
const asked: string[] = [];
let pageUrl = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/weiter') return void response.writeHead(302, { location: 'http://10.0.0.1/verwaltung' }).end();
    const status: Readonly<Record<string, number>> = {
      '/ok': 200,
      '/gone': 410,
      '/missing': 404,
      '/robots': 403,
      '/busy': 429,
      '/onlyget': request.method === 'HEAD' ? 405 : 200,
    };
    response.writeHead(status[(request.url ?? '').split('?')[0] ?? ''] ?? 500).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
  // Names of the test lead to the test's own server; everything else is judged as in the product.
  const way = createSafeFetch({
    isAllowed: (address) => address === '127.0.0.1',
    ports: null,
    resolve: async (name) => (name.endsWith('.example') ? (name === 'weg.example' ? [] : ['127.0.0.1']) : ['10.0.0.1']),
    connectMs: 60_000,
  });
  // A slow machine is no slow website: here nothing runs out of time, and so nothing is uncertain because of it.
  const safeFetch: typeof way = (url, options) => way(url, { ...options, timeoutMs: 60_000 });
  office = await officeWorld({}, null, { safeFetch });
  const pages = office.world.db as unknown as Kysely<PagesTables>;
  const page = {
    id: newId(),
    title: 'Links der 3a',
    groupType: 'class' as const,
    groupId: office.world.ownClassId,
    parentId: null,
    createdBy: office.world.people.teacherOfClass.userId,
  };
  pageUrl = (await insertPage(pages, page)).url;
  const paths = ['ok', 'gone', 'missing', 'robots', 'busy', 'onlyget', 'weiter', 'ok'];
  const links = [
    ...paths.map((path) => `http://schule.example:${port}/${path}`),
    'http://weg.example/',
    'http://innen.local/',
    `http://169.254.169.254/latest`,
  ];
  await pages
    .insertInto('page_block')
    .values({
      id: newId(),
      page_id: page.id,
      type: 'LinkList',
      version: 1,
      settings: JSON.stringify({ links: links.map((url) => ({ id: newId(), title: url.slice(-6), url, description: '' })) }),
      position: 'a0',
      deleted_at: null,
    })
    .execute();
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

it(
  'the link checker calls only what is surely gone broken, asks each address once, and never reaches inside',
  { timeout: 60_000 },
  async () => {
    const { body } = await office.test.call(office.teacher, checkLinks, { schoolId: office.world.ownSchoolId });
    const task = await office.ended(body.operationId, office.teacher);
    expect(task).toMatchObject({ state: 'finished', done: 10, total: 10 });
    const { body: found } = await office.test.call(office.teacher, getLinkCheck, { schoolId: office.world.ownSchoolId });
    const verdicts = found.links.map(({ url, verdict }) => [url.replace(/^http:\/\/schule\.example:\d+/, ''), verdict]);
    expect(verdicts).toEqual([
      ['/gone', 'defekt'],
      ['/missing', 'defekt'],
      ['http://weg.example/', 'defekt'],
      ['/robots', 'ungewiss'],
      ['/busy', 'ungewiss'],
      ['/weiter', 'ungewiss'],
      ['http://innen.local/', 'ungewiss'],
      ['http://169.254.169.254/latest', 'ungewiss'],
      ['/ok', 'ok'],
      ['/onlyget', 'ok'],
      ['/ok', 'ok'],
    ]);
    expect(asked.filter((one) => one.endsWith('/ok'))).toEqual(['HEAD /ok']);
    expect(found.links[0]?.place).toEqual({ title: 'Links der 3a', path: `/seite/${pageUrl}` });
  },
);

it('a link check that a crash left behind lets the next one begin after ten minutes, and two presses are one check', async () => {
  const { test, world, teacher } = office;
  const schoolId = world.ownSchoolId;
  const newest = async () => (await test.call(teacher, getLinkCheck, { schoolId })).body.check?.state;
  const checks = world.db as unknown as Kysely<SchoolReportsTables>;
  const left = { state: 'running' as const, task_id: newId(), checked_at: test.clock.now() };
  await checks.updateTable('link_check').set(left).where('school_id', '=', schoolId).execute();
  expect(await newest()).toBe('running');
  expect((await test.call(teacher, checkLinks, { schoolId })).body.operationId).toBe(left.task_id);
  test.clock.advance(11 * 60_000);
  expect(await newest()).toBe('done');
  const pressed = await Promise.all([1, 2, 3].map(() => test.call(teacher, checkLinks, { schoolId })));
  expect(new Set(pressed.map(({ body }) => body.operationId)).size).toBe(1);
  expect(pressed[0]?.body.operationId).not.toBe(left.task_id);
  expect(await office.ended(pressed[0]?.body.operationId ?? '', teacher)).toMatchObject({ state: 'finished' });
});

it(
  'a page full of addresses of one website makes few questions, one check at a time, few a day, and only for who teaches or administers it',
  { timeout: 90_000 },
  async () => {
    const { test, world, admin, teacher, colleague } = office;
    const schoolId = world.ownSchoolId;
    const pages = world.db as unknown as Kysely<PagesTables>;
    const page = await pages.selectFrom('page').select('id').where('url', '=', pageUrl).executeTakeFirstOrThrow();
    const links = Array.from({ length: 400 }, (_, index) => `http://viele.example:${port}/ok?${index}`);
    await pages
      .insertInto('page_block')
      .values({
        id: newId(),
        page_id: page.id,
        type: 'LinkList',
        version: 1,
        settings: JSON.stringify({ links: links.map((url) => ({ id: newId(), title: 'x', url, description: '' })) }),
        position: 'a1',
        deleted_at: null,
      })
      .execute();
    asked.length = 0;
    const started = await test.call(admin, checkLinks, { schoolId });
    const [busy, other] = [await test.call(colleague, checkLinks, { schoolId }), await test.call(teacher, checkLinks, { schoolId })];
    expect([busy.status, busy.body.code, other.body.code]).toEqual([409, 'LINKS_BUSY', 'LINKS_BUSY']);
    await office.ended(started.body.operationId, admin);
    const { body } = await test.call(admin, getLinkCheck, { schoolId });
    expect(asked.filter((one) => one.includes('/ok?'))).toHaveLength(reportLimits.addressesPerSite);
    expect(body.check?.leftOut).toBe(links.length - reportLimits.addressesPerSite);
    // The colleague teaches another class: nothing of this one is asked or shown.
    asked.length = 0;
    const own = await test.call(colleague, checkLinks, { schoolId });
    await office.ended(own.body.operationId, colleague);
    expect([asked, (await test.call(colleague, getLinkCheck, { schoolId })).body.links]).toEqual([[], []]);
    // Who taught the class yesterday does not read about its pages today.
    const { userId } = world.people.teacherOfClass;
    expect((await test.call(teacher, getLinkCheck, { schoolId })).body.links.length).toBeGreaterThan(0);
    await world.db.deleteFrom('class_teacher').where('user_id', '=', userId).execute();
    world.services.actors.forget(userId);
    expect((await test.call(teacher, getLinkCheck, { schoolId })).body.links).toEqual([]);
    await world.db.insertInto('class_teacher').values({ user_id: userId, class_id: world.ownClassId }).execute();
    world.services.actors.forget(userId);
    for (let more = 1; more < reportLimits.linkChecksPerDay; more += 1)
      await office.ended((await test.call(colleague, checkLinks, { schoolId })).body.operationId, colleague);
    const enough = await test.call(colleague, checkLinks, { schoolId });
    expect([enough.status, enough.body.code]).toEqual([429, 'LINKS_ENOUGH']);
  },
);

describe('visitor numbers', () => {
  it('count openings and first openings of the day, and store nothing about who it was', async () => {
    const count = (isFirstToday: boolean, path = `/seite/${pageUrl}`) => office.test.call(null, countVisit, { path, isFirstToday });
    for (const isFirst of [true, false, true]) expect((await count(isFirst)).status).toBe(200);
    expect((await count(true, '/seite/gibt-es-nicht')).status).toBe(200);
    const { body } = await office.test.call(office.teacher, getVisits, { schoolId: office.world.ownSchoolId, days: '7' });
    expect(body.pages).toEqual([{ path: `/seite/${pageUrl}`, title: 'Links der 3a', views: 3, visitors: 2 }]);
    expect(body.days).toHaveLength(7);
    expect(body.days.at(-1)).toMatchObject({ views: 3, visitors: 2 });
    const columns = await office.world.services.db.introspection.getTables();
    expect(
      columns
        .find(({ name }) => name === 'page_visit')
        ?.columns.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['day', 'path', 'views', 'visitors']);
  });
});

it('the export of a school holds what belongs to it, in a folder for each school', async () => {
  const started = await office.test.call(office.admin, startExport, { what: 'school', schoolId: office.world.ownSchoolId });
  await office.ended(started.body.operationId);
  const address = (await office.test.call(office.admin, listExports, {})).body.exports[0]?.url ?? '';
  const answer = await office.test.fetch(address, { headers: { authorization: `Bearer ${office.admin}` } });
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Schule%20Sonnenberg.zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['Schule Sonnenberg/office.json', 'Schule Sonnenberg/pages.json']));
  expect(strFromU8(files['Schule Sonnenberg/office.json'] ?? new Uint8Array())).not.toContain('Fremdmarke');
});
