import { seedWorld, type World } from '@pausenplatz/account/testing';
import { clientHeader, pathParameters } from '@pausenplatz/kernel-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../support/all-calls.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647);
const runs = Number(process.env['FUZZ_RUNS'] ?? 25);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'x'.repeat(5_000),
    '\u0000',
    '\ud800',
    '‮',
    '../../etc/passwd',
    "'; drop table page; --",
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>,
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** A well-formed input with some of its fields replaced, dropped or joined by unknown ones. */
function mutated(input: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.keys(input);
  const change = fc.record({
    key: fc.oneof(fc.constantFrom(...keys, 'id', 'constructor'), fc.string({ maxLength: 12 })),
    value: nasty,
    drop: fc.boolean(),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const next: Record<string, unknown> = { ...input };
    for (const { key, value, drop } of changes) {
      if (drop) delete next[key];
      else Object.defineProperty(next, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return next;
  });
}

const actors = fc.constantFrom('anonymous', 'teacherOfClass', 'pupilOwner', 'schoolAdminOther', 'private') as fc.Arbitrary<
  'anonymous' | 'teacherOfClass' | 'pupilOwner'
>;

describe(`T19: whatever comes in, nothing breaks (FUZZ_SEED=${seed})`, () => {
  it.each(allCalls.map((one) => [one.call.id, one] as const))('%s', async (_id, { call, example }) => {
    const base = (await example(world, 'teacherOfClass')) as Record<string, unknown>;
    await fc.assert(
      fc.asyncProperty(actors, mutated(base), async (actor, input) => {
        const parameters = pathParameters(call.path);
        const path = parameters.reduce(
          (done, name) => done.replace(`{${name}}`, encodeURIComponent(String(input[name]).toWellFormed().slice(0, 300))),
          call.path,
        );
        const hasBody = call.method !== 'GET';
        const query = hasBody
          ? ''
          : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key.toWellFormed(), String(value).toWellFormed()]))}`;
        const token = await world.tokenOf(actor);
        const startedAt = performance.now();
        const response = await test.fetch(`/api/${path}${query}`, {
          method: call.method,
          headers: {
            [clientHeader]: '1',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(hasBody && { 'content-type': 'application/json' }),
          },
          ...(hasBody && { body: JSON.stringify(input) }),
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toMatch(/\bat .*\.ts:\d+|node_modules/);
        expect(performance.now() - startedAt).toBeLessThan(5_000);
        if (response.ok) call.output.parse(JSON.parse(text));
        else
          expect(JSON.parse(text)).toMatchObject({
            code: expect.any(String),
            messageTitle: expect.any(String),
            messageBody: expect.any(String),
          });
      }),
      { seed, numRuns: runs, endOnFailure: true },
    );
  });

  it('refuses bodies that are no JSON, too deep, too long or of another type', async () => {
    const send = (body: string, type = 'application/json') =>
      test.fetch('/api/auth/login', { method: 'POST', headers: { [clientHeader]: '1', 'content-type': type }, body });
    const answers = [
      await send('{'),
      await send(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
      await send(`{"UserName":${'{"a":'.repeat(60)}1${'}'.repeat(60)},"Password":"x"}`),
      await send(`{"UserName":"${'x'.repeat(300_000)}","Password":"x"}`),
      await send('<a/>', 'text/xml'),
      await send('{"__proto__":{"isAdmin":true},"UserName":"a","Password":"b"}'),
      await send('[]'),
      await send('null'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 413, 415, 400, 400, 400]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ messageTitle: expect.any(String) });
  });

  it('answers unknown paths, verbs and broken addresses with a refusal', async () => {
    for (const [path, method] of [
      ['/api/gibt-es-nicht', 'GET'],
      ['/api/auth/login', 'DELETE'],
      ['/api/pages/get/%E0%A4%A', 'GET'],
      ['/files/../../etc/passwd', 'GET'],
      ['/api/pages/get/%00', 'GET'],
    ] as const) {
      const answer = await test.fetch(path, { method });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      expect(await answer.json()).toMatchObject({ code: expect.any(String) });
    }
  });
});
