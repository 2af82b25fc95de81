import { clientHeader, pathParameters } from '@pausenplatz/kernel-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExampledCall } from '../all-calls.ts';
import type { Flat } from '../call-request.ts';
import type { ContractWorld } from './contract-world.ts';

/** The same inputs at every run, so that a red test is about the change; the long proof draws others and prints its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const runs = Number(process.env['FUZZ_RUNS'] ?? 10);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'x'.repeat(5_000),
    '\u0000',
    '\ud800',
    '\u202e',
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
function mutated(input: Flat): fc.Arbitrary<Flat> {
  const change = fc.record({
    key: fc.oneof(fc.constantFrom(...Object.keys(input), 'id', 'constructor'), fc.string({ maxLength: 12 })),
    value: nasty,
    drop: fc.boolean(),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const next: Flat = { ...input };
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

/** T19: whatever comes in, nothing breaks, and what comes out has the shape that the contract says. */
export function proveFuzz(calls: readonly ExampledCall[], there: () => ContractWorld): void {
  describe(`T19: whatever comes in, nothing breaks (FUZZ_SEED=${seed})`, () => {
    it.each(calls.map((one) => [one.call.id, one] as const))('%s', async (_id, { call, example }) => {
      const { test, world } = there();
      const base = (await example(world, 'teacherOfClass')) as Flat;
      await fc.assert(
        fc.asyncProperty(actors, mutated(base), async (actor, input) => {
          const path = pathParameters(call.path).reduce(
            (done, name) => done.replace(`{${name}}`, encodeURIComponent(String(input[name]).toWellFormed().slice(0, 300))),
            call.path,
          );
          const hasBody = call.method !== 'GET';
          const fields = Object.entries(input).map(([key, value]) => [key.toWellFormed(), String(value).toWellFormed()]);
          const token = await world.tokenOf(actor);
          const startedAt = performance.now();
          const response = await test.fetch(`/api/${path}${hasBody ? '' : `?${new URLSearchParams(fields)}`}`, {
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
  });
}
