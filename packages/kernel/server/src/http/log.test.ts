import { expect, it } from 'vitest';
import { createLog } from './log.ts';

/** What stands in the log of something that was thrown. */
function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).error({ err }, 'fault');
  const { err: facts }: { err: Record<string, unknown> } = JSON.parse(lines[0] ?? '{}');
  return facts;
}

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
/** pg-boss tells of its faults by such copies, which are no errors. */
const copied = Object.assign({}, refused, { message: refused.message, stack: refused.stack, queue: 'mail' });
const quoting = Object.assign(new Error('Key (name)=(Nora) already exists.'), { code: '23505' });

it.each([
  ['an error', new TypeError('x is not a function'), { type: 'TypeError', message: 'x is not a function' }],
  ['one with a code', refused, { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' }],
  ['a copy of one', copied, { type: 'Error', code: 'ECONNREFUSED' }],
  ['one with a cause', new Error('fetch failed', { cause: refused }), { message: 'fetch failed', cause: { code: 'ECONNREFUSED' } }],
  ['one of several addresses', new AggregateError([refused, refused]), { type: 'AggregateError', cause: { code: 'ECONNREFUSED' } }],
  ['what somebody throws as a text', 'no room', { type: 'string', message: 'no room' }],
  ['nothing', null, { type: 'null' }],
])('tells of %s its kind and its cause', (_name, thrown, facts) => {
  expect(logged(thrown)).toMatchObject(facts);
});

it('tells where it happened, and of a copy too', () => {
  for (const thrown of [refused, copied])
    expect(logged(thrown)['stack']).toEqual(expect.arrayContaining([expect.stringMatching(/^ +at .*log\.test/)]));
});

it('keeps what a database quotes and whom a mail was for, in causes too', () => {
  const toNora = new Error("550 <nora@schule.example>: user 'nora@schule.example' unknown");
  const text = JSON.stringify([quoting, toNora, new Error('not stored', { cause: quoting })].map(logged));
  expect(text).not.toMatch(/nora/i);
  expect(text).toContain('23505');
});

it('comes to an end where causes go in a circle', () => {
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(logged(round)).length).toBeLessThan(20_000);
});
