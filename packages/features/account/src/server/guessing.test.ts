import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { beginSecondFactor, confirmSecondFactor, login, passSecondFactor, refresh } from '../contract/index.ts';
import { changeOwnPassword } from '@pausenplatz/profile/contract';
import { type AccountTables, handOutInitialPasswords, renewInitialPasswords } from './index.ts';
import { aPerson, seedWorld, type TestPerson, testPassword, totpCode, type World } from '../testing/index.ts';
import { transactAs } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let twin: TestServer;
let world: World;
let victim: TestPerson;
beforeAll(async () => {
  // One proxy in front, so that each request says from where it comes.
  test = await testServer({ TRUST_PROXY: '1' });
  twin = await testServer({ TRUST_PROXY: '1' }, null, { besides: test });
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  victim = await aPerson(world.db, { firstName: 'Vera', lastName: 'Ziel', roles: ['Teacher'] });
});

const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) });
const signIn = (password: string, headers: Record<string, string>, server = test, userName = victim.userName) =>
  server.call(null, login, { UserName: userName, Password: password, keeps: 'bearer' }, headers);
const statuses = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

describe('a burst of guesses', () => {
  it('is counted before any of them is judged', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, (_one, guess) => signIn(`Versuch ${guess}`, from('203.0.113.5'))));
    expect(statuses(answers)).toEqual({ 401: 15, 429: 105 });
  });

  it('does not hide a right one', async () => {
    const guesses = Array.from({ length: 60 }, (_one, guess) => (guess === 59 ? testPassword : `Versuch ${guess}`));
    const answers = await Promise.all(guesses.map((guess) => signIn(guess, from('203.0.113.6'))));
    const judged = answers.filter(({ status }) => status !== 429);
    expect(judged.length).toBeLessThanOrEqual(16);
  });

  it('counts the same in two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, guess) => signIn(`Versuch ${guess}`, from('203.0.113.7'), guess % 2 === 0 ? test : twin)),
    );
    expect(statuses(answers)).toEqual({ 401: 15, 429: 25 });
  });

  it('from a thousand addresses is bounded as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_one, guess) => signIn(`Versuch ${guess}`, from(`198.51.100.${guess}`))),
    );
    expect(statuses(answers)).toEqual({ 401: 30, 429: 90 });
  });

  it('at the second step gets ten codes judged', async () => {
    const token = (await signIn(testPassword, from('192.0.2.1'))).body.token;
    const { secret } = (await test.call(token, beginSecondFactor, { password: testPassword })).body;
    await test.call(token, confirmSecondFactor, { code: totpCode(secret, Math.floor(test.clock.now().getTime() / 30_000)) });
    const { challenge } = (await signIn(testPassword, from('192.0.2.1'))).body;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_one, guess) =>
        test.call(null, passSecondFactor, { challenge: challenge ?? '', code: String(guess).padStart(6, '0') }, from('192.0.2.2')),
      ),
    );
    expect(statuses(answers)).toEqual({ 400: 10, 429: 90 });
  });

  it('at the own password from inside is bounded too', async () => {
    const token = (await signIn(testPassword, from('192.0.2.3'))).body.token;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, guess) =>
        test.call(token, changeOwnPassword, { current: `Versuch ${guess}`, password: 'sieben gelbe Blätter' }, from('192.0.2.3')),
      ),
    );
    expect(statuses(answers)).toEqual({ 400: 10, 429: 40 });
  });
});

describe('one pupil', () => {
  it('does not lock a teacher out: neither elsewhere, nor behind the same address on a device that is known', async () => {
    const first = await test.call(
      null,
      login,
      { UserName: victim.userName, Password: testPassword, keeps: 'cookie' },
      from('203.0.113.10'),
    );
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-pausenplatz-device=')) ?? '';
    for (let guess = 0; guess < 15; guess += 1) await signIn(`Versuch ${guess}`, from('203.0.113.10'));
    expect((await signIn(testPassword, from('203.0.113.10'))).status).toBe(429);
    expect((await signIn(testPassword, from('203.0.113.11'))).status).toBe(200);
    expect((await signIn(testPassword, from('203.0.113.10', device.split(';')[0]))).status).toBe(200);
    // With a thousand addresses nobody new comes in for a while; who was here before does.
    await Promise.all(Array.from({ length: 60 }, (_one, guess) => signIn(`Versuch ${guess}`, from(`203.0.114.${guess}`))));
    expect((await signIn(testPassword, from('203.0.113.12'))).status).toBe(429);
    expect((await signIn(testPassword, from('203.0.113.12', device.split(';')[0]))).status).toBe(200);
  });

  it('cannot pass for a device of somebody else', async () => {
    const own = await test.call(
      null,
      login,
      { UserName: world.people.pupilOwner.userName, Password: testPassword, keeps: 'cookie' },
      from('203.0.113.20'),
    );
    const device = (own.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-pausenplatz-device=')) ?? '').split(';')[0];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, guess) => signIn(`Versuch ${guess}`, from('203.0.113.20', device))),
    );
    expect(statuses(answers)).toEqual({ 401: 15, 429: 15 });
  });

  it('who floods the server does not sign the school out: sessions renew themselves on their own account', async () => {
    const { refreshToken } = (await signIn(testPassword, from('203.0.113.30'))).body;
    const unknown = await Promise.all(
      Array.from({ length: 700 }, (_one, guess) =>
        test.call(null, refresh, { RefreshToken: `x${guess}`.padEnd(43, 'x') }, from('203.0.113.30')),
      ),
    );
    expect(statuses(unknown)).toEqual({ 401: 600, 429: 100 });
    const renewed = await test.call(null, refresh, { RefreshToken: refreshToken }, from('203.0.113.30'));
    expect(renewed.status).toBe(200);
  });

  it('does not write anybody else’s address in front of the own one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, guess) => signIn(`Versuch ${guess}`, from(`198.18.0.${guess}, 203.0.113.40`))),
    );
    expect(statuses(answers)).toEqual({ 401: 15, 429: 5 });
  });
});

describe('a first password', () => {
  it('ends after two weeks, and only who knows it learns that', async () => {
    const pupil = await aPerson(world.db, { firstName: 'Erika', lastName: 'Erst', roles: ['Pupil'] });
    const transact = transactAs<AccountTables>(world.services);
    const [card] = await transact((work) => renewInitialPasswords(work, world.services, [pupil.userId]));
    const password = card?.password ?? '';
    expect((await signIn(password, from('192.0.2.50'), test, pupil.userName)).body.initialPassword).toBe(true);
    test.clock.advance(14 * 86_400_000);
    const ended = await signIn(password, from('192.0.2.50'), test, pupil.userName);
    expect([ended.status, ended.body.code]).toEqual([403, 'INITIAL_PASSWORD_ENDED']);
    expect((await signIn('falsch', from('192.0.2.50'), test, pupil.userName)).body.code).toBe('WRONG_CREDENTIALS');
    // On paper that is printed now stands another one.
    const [fresh] = await transact((work) => handOutInitialPasswords(work, world.services, [pupil.userId]));
    expect(fresh?.password).not.toBe(password);
    expect((await signIn(fresh?.password ?? '', from('192.0.2.50'), test, pupil.userName)).status).toBe(200);
    test.clock.advance(10 * 86_400_000);
    const [again] = await transact((work) => handOutInitialPasswords(work, world.services, [pupil.userId]));
    expect(again?.password).toBe(fresh?.password);
    test.clock.advance(10 * 86_400_000);
    expect((await signIn(again?.password ?? '', from('192.0.2.50'), test, pupil.userName)).status).toBe(200);
  });
});

describe('a whole school behind one address', () => {
  it('signs in for the first time, also who mistypes twelve times before', async () => {
    const people = await Promise.all(
      Array.from({ length: 25 }, () => aPerson(world.db, { firstName: 'Kind', lastName: 'Neu', roles: ['Pupil'] })),
    );
    const clumsy = people[0]?.userName;
    for (let guess = 0; guess < 12; guess += 1) await signIn(`Versuch ${guess}`, from('203.0.113.70'), test, clumsy);
    const answers = await Promise.all(people.map(({ userName }) => signIn(testPassword, from('203.0.113.70'), test, userName)));
    expect(statuses(answers)).toEqual({ 200: 25 });
  });

  it('signs in at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 120 }, () => aPerson(world.db, { firstName: 'Kind', lastName: 'Morgen', roles: ['Pupil'] })),
    );
    const answers = await Promise.all(people.map(({ userName }) => signIn(testPassword, from('203.0.113.60'), test, userName)));
    expect(statuses(answers)).toEqual({ 200: 120 });
  });
});
