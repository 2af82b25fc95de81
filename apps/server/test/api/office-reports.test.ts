import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutside, newId } from '@pausenplatz/kernel-server';
import { checkLinks, countVisit, getLinkCheck, getVisits, listExports, startExport } from '@pausenplatz/office/contract';
import { insertPage, type PagesTables } from '@pausenplatz/pages/server';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeWorld, officeWorld } from '../support/office-world.ts';

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
    response.writeHead(status[request.url ?? ''] ?? 500).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
  // Names of the test lead to the test's own server; everything else is judged as in the product.
  const way = createOutside({
    isAllowed: (address) => address === '127.0.0.1',
    ports: null,
    resolve: async (name) => (name.endsWith('.example') ? (name === 'weg.example' ? [] : ['127.0.0.1']) : ['10.0.0.1']),
    connectMs: 60_000,
  });
  // A slow machine is no slow website: here nothing runs out of time, and so nothing is uncertain because of it.
  const outside: typeof way = { fetch: (url, options) => way.fetch(url, { ...options, timeoutMs: 60_000 }) };
  office = await officeWorld({}, null, { outside });
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
    const task = await office.ended(body.taskId, office.teacher);
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
  const { test, world, admin, teacher } = office;
  const schoolId = world.ownSchoolId;
  const newest = async () => (await test.call(admin, getLinkCheck, { schoolId })).body.check?.state;
  const checks = world.db as unknown as Kysely<{ link_check: { school_id: string; state: string; task_id: string; checked_at: Date } }>;
  const left = { state: 'running', task_id: newId(), checked_at: test.clock.now() };
  await checks.updateTable('link_check').set(left).where('school_id', '=', schoolId).execute();
  expect(await newest()).toBe('running');
  expect((await test.call(teacher, checkLinks, { schoolId })).body.taskId).toBe(left.task_id);
  test.clock.advance(11 * 60_000);
  expect(await newest()).toBe('done');
  const { body } = await test.call(admin, checkLinks, { schoolId });
  expect(body.taskId).not.toBe(left.task_id);
  expect(await office.ended(body.taskId)).toMatchObject({ state: 'finished' });
});

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
  await office.ended(started.body.taskId);
  const address = (await office.test.call(office.admin, listExports, {})).body.exports[0]?.url ?? '';
  const answer = await office.test.fetch(address, { headers: { authorization: `Bearer ${office.admin}` } });
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Schule%20Sonnenberg.zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['Schule Sonnenberg/office.json', 'Schule Sonnenberg/pages.json']));
  expect(strFromU8(files['Schule Sonnenberg/office.json'] ?? new Uint8Array())).not.toContain('Fremdmarke');
});
