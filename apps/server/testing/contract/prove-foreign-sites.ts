import { login } from '@pausenplatz/account/contract';
import { testPassword } from '@pausenplatz/account/testing';
import { clientHeader, pathParameters } from '@pausenplatz/kernel-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExampledCall } from '../all-calls.ts';
import type { Flat } from '../call-request.ts';
import type { ContractWorld } from './contract-world.ts';
import { restingCounters, writeCounters, writtenBetween } from './write-counters.ts';

const evil = 'https://boese.example';
const json = { 'content-type': 'application/json' };

interface Vector {
  readonly name: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: 'json' | 'form' | 'text' | 'multipart';
}

/** What a foreign page can make a browser send along with the victim's cookies (trust: T17). */
const vectors: readonly Vector[] = [
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

/** So many calls of a feature meet every vector; every other one meets the vector whose turn it is. */
const wholeCalls = 2;
/** Counters of refused requests themselves. */
const mayBeWritten = new Set(['public.rate_limit']);

/** T17: no foreign page can make a signed-in person change anything. */
export function proveForeignSites(calls: readonly ExampledCall[], there: () => ContractWorld): void {
  const mutating = calls.filter(({ call }) => call.mutates);
  if (mutating.length === 0) return;
  const tried = mutating.flatMap((one, index) =>
    (index < wholeCalls ? vectors : [vectors[index % vectors.length]!]).map((vector) => ({ ...one, vector })),
  );

  describe('T17: a foreign page changes nothing', () => {
    const inputs = new Map<string, Flat>();
    const inputsOfAdmin = new Map<string, Flat>();
    let cookie = '';
    let before: Readonly<Record<string, number>> = {};
    beforeAll(async () => {
      const { test, world } = there();
      // A lock that an example plants would run out on a slow machine, and be swept.
      test.clock.hold();
      const answer = await test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword });
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      // The world is whole before anything is counted, because examples plant what they need.
      for (const { call, example } of mutating) {
        inputs.set(call.id, (await example(world, 'teacherOfClass')) as Flat);
        inputsOfAdmin.set(call.id, (await example(world, 'schoolAdminOwn')) as Flat);
      }
      before = await restingCounters(world);
    });
    afterAll(() => there().test.clock.goOn());

    it.each(tried.map((one) => [one.call.id, one.vector.name, one] as const))('%s by %s', async (_id, _name, { call, vector }) => {
      const input = inputs.get(call.id) ?? {};
      const path = pathParameters(call.path).reduce((done, name) => done.replace(`{${name}}`, String(input[name])), call.path);
      const bodies = {
        json: JSON.stringify(input),
        text: JSON.stringify(input),
        form: new URLSearchParams(input as Record<string, string>).toString(),
        multipart: '--x--',
      };
      const method = vector.method ?? call.method;
      const body = vector.body && method !== 'GET' ? bodies[vector.body] : undefined;
      const response = await there().test.fetch(`/api/${path}`, {
        method,
        headers: { cookie, ...vector.headers },
        ...(body && { body }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it('and no row of any table was written by all of that, while those who may do write', async () => {
      const { test, world } = there();
      const written = writtenBetween(before, await writeCounters(world)).filter((name) => !mayBeWritten.has(name));
      expect(written).toEqual([]);
      // Some calls find what they would write already there, and some are for admins alone.
      const own = { cookie, [clientHeader]: '1', 'sec-fetch-site': 'same-origin', origin: test.server.address };
      const admin = await world.tokenOf('schoolAdminOwn');
      for (const { call } of mutating) {
        await test.call(null, call, inputs.get(call.id) ?? {}, own);
        if (call.actors.teacherOfClass !== 200) await test.call(admin, call, inputsOfAdmin.get(call.id) ?? {});
        if (writtenBetween(before, await writeCounters(world)).length > 0) return;
      }
      expect.fail('Nothing was counted although people wrote.');
    });
  });
}
