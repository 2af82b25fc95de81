import { expect, test } from 'vitest';
import { createSessionStore, type KnownSession } from './session-store.ts';

test('concurrent checks ask the server once', async () => {
  let asked = 0;
  const sessions = createSessionStore(async () => {
    asked += 1;
    return { status: 'signedOut' };
  });
  await Promise.all([sessions.check(), sessions.check(), sessions.check()]);
  expect(asked).toBe(1);
  expect(sessions.store.getState()).toEqual({ status: 'signedOut' });
});

test('a check that started before a sign-in does not sign the person out again', async () => {
  let answer: (found: KnownSession) => void = () => undefined;
  const sessions = createSessionStore(() => new Promise<KnownSession>((resolve) => (answer = resolve)));
  const checking = sessions.check();
  const user = {
    id: 'a',
    userName: 'a',
    firstName: 'A',
    lastName: 'B',
    avatar: null,
    userRoles: [],
    pro: false,
    schools: [],
    schoolClasses: [],
    currentSchoolClass: null,
    emailUnconfirmed: false,
    newAccount: false,
    seenReleaseNotes: null,
  };
  sessions.become({ status: 'signedIn', user });
  answer({ status: 'signedOut' });
  expect((await checking).status).toBe('signedIn');
  expect(sessions.store.getState().status).toBe('signedIn');
});

test('a failed check leaves the question open', async () => {
  const sessions = createSessionStore(async () => {
    throw new Error('no answer');
  });
  await expect(sessions.check()).rejects.toThrow('no answer');
  expect(sessions.store.getState()).toEqual({ status: 'unknown' });
});
