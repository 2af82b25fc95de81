import { expect, test } from 'vitest';
import { NetworkError, RefusedError } from './errors.ts';
import { retryReading } from './query-client.ts';
import { bearerSession, cookieSession } from './sessions.ts';

test('twenty renewals at once make one call, and script never sees a token', async () => {
  let calls = 0;
  const session = cookieSession({
    async renew() {
      calls += 1;
      await Promise.resolve();
      return '';
    },
    onEnded: () => undefined,
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => session.renew()));
  expect(answers.every(Boolean)).toBe(true);
  expect(calls).toBe(1);
  expect(session.token()).toBeNull();
});

test('a refused renewal means signing in again', async () => {
  const session = cookieSession({ renew: async () => null, onEnded: () => undefined });
  expect(await session.renew()).toBe(false);
});

test('a bearer session carries the renewed token and forgets it at its end', async () => {
  let ended = 0;
  const session = bearerSession({ renew: async () => 'second', onEnded: () => (ended += 1) });
  session.setToken('first');
  await session.renew();
  expect(session.token()).toBe('second');
  session.ended();
  expect(session.token()).toBeNull();
  expect(ended).toBe(1);
});

test('only a reading without an answer is repeated, and once', () => {
  const refusal = new RefusedError(403, { code: 'FORBIDDEN', messageType: 'permission', messageTitle: 'x', messageBody: 'x' });
  expect(retryReading(0, new NetworkError('cut'))).toBe(true);
  expect(retryReading(1, new NetworkError('cut'))).toBe(false);
  expect(retryReading(0, refusal)).toBe(false);
});
