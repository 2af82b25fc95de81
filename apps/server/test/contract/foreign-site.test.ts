import { login } from '@pausenplatz/account/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { clientHeader, pathParameters } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../support/all-calls.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let test: TestServer;
let world: World;
let cookie: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  const answer = await test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword });
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});

const evil = 'https://boese.example';
const json = { 'content-type': 'application/json' };

/** What a foreign page can make a browser send along with the victim's cookies (trust: T17). */
const vectors: readonly {
  name: string;
  method?: string;
  headers: Record<string, string>;
  body?: 'json' | 'form' | 'text' | 'multipart';
}[] = [
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: evil, 'sec-fetch-site': 'cross-site' },
    body: 'form',
  },
  {
    name: 'a multipart form',
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: evil, 'sec-fetch-site': 'cross-site' },
    body: 'multipart',
  },
  {
    name: 'a form of plain text that looks like JSON',
    headers: { 'content-type': 'text/plain', origin: evil, 'sec-fetch-site': 'cross-site' },
    body: 'text',
  },
  { name: 'an image', method: 'GET', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } },
  {
    name: 'a fetch without CORS',
    headers: { ...json, origin: evil, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    body: 'json',
  },
  { name: 'a frame', method: 'GET', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' } },
  {
    name: 'an origin that is hidden',
    headers: { ...json, origin: 'null', 'sec-fetch-site': 'cross-site', [clientHeader]: '1' },
    body: 'json',
  },
  { name: 'a link from a neighbouring site', headers: { ...json, 'sec-fetch-site': 'same-site', [clientHeader]: '1' }, body: 'json' },
];

const mutating = allCalls.filter(({ call }) => call.mutates);

async function fingerprint(): Promise<string> {
  const { rows } = await sql<{ print: string }>`select md5(string_agg(t.row, '|' order by t.row)) as print from (
    select page::text as row from page union all select page_block::text from page_block union all select page_lock::text from page_lock
    union all select upload::text from upload union all select file::text from file union all select embed_origin::text from embed_origin
    union all select page_mark::text from page_mark union all select teams_identity::text from teams_identity
    union all select user_account::text from user_account) t`.execute(world.db);
  return rows[0]?.print ?? '';
}

describe('T17: no foreign page can make a signed-in person change anything', () => {
  it('covers every call that changes state', () => {
    expect(mutating.length).toBeGreaterThanOrEqual(27);
  });

  describe.each(mutating.map((one) => [one.call.id, one] as const))('%s', (_id, { call, example }) => {
    it.each(vectors.map((vector) => [vector.name, vector] as const))('by %s', async (_name, vector) => {
      const input = (await example(world, 'teacherOfClass')) as Record<string, unknown>;
      const path = pathParameters(call.path).reduce((done, name) => done.replace(`{${name}}`, String(input[name])), call.path);
      const before = await fingerprint();
      const bodies = {
        json: JSON.stringify(input),
        text: JSON.stringify(input),
        form: new URLSearchParams(input as Record<string, string>).toString(),
        multipart: '--x--',
      };
      const method = vector.method ?? call.method;
      const body = vector.body && method !== 'GET' ? bodies[vector.body] : undefined;
      const response = await test.fetch(`/api/${path}`, { method, headers: { cookie, ...vector.headers }, ...(body && { body }) });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await fingerprint()).toBe(before);
    });
  });

  it('while our own page with the same cookies can', async () => {
    const own = { cookie, [clientHeader]: '1', 'sec-fetch-site': 'same-origin', origin: test.server.address };
    const { call, example } = mutating.find((one) => one.call.path === 'pages/create') ?? mutating[0]!;
    const { status } = await test.call(null, call, await example(world, 'teacherOfClass'), own);
    expect(status).toBe(200);
  });
});
