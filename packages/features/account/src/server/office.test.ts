import { type QrCardsTables, renewQrCards } from '@pausenplatz/qr-cards/server';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type AccountTables, createAccounts, renewInitialPasswords, restoreAccounts, takenEmails, trashAccounts } from './index.ts';
import { changeInitialPassword, checkAuthentication, login } from '../contract/index.ts';
import { initialPasswordOf, seedWorld, type World } from '../testing/index.ts';
import { type Transact, transactAs, ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let transact: Transact<AccountTables>;
const own = () => ownTables<QrCardsTables>(world.services.db);
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  transact = transactAs<AccountTables>(test.server.services);
});

const services = () => test.server.services;
const pupil = (firstName: string, lastName: string) =>
  ({ firstName, lastName, roles: ['Pupil'], email: null, externalId: null, birthYear: 2017 }) as const;
const create = (...people: readonly ReturnType<typeof pupil>[]) => transact((work) => createAccounts(work, services(), people));
const cardOf = async (userId: string) => ({ password: await initialPasswordOf(services(), world.db, userId) });
const signIn = (UserName: string, Password: string) => test.call(null, login, { UserName, Password, keeps: 'bearer' });

describe('accounts that the school makes', () => {
  it('have names that nobody else has, also when two imports run at once', async () => {
    const made = (
      await Promise.all([create(pupil('Jürg', 'Bögli'), pupil('Jürg', 'Bögli')), create(pupil('Jurg', 'Bogli'), pupil('Jürg', 'Bögli'))])
    ).flat();
    const names = made.map(({ userName }) => userName).toSorted((a, b) => a.localeCompare(b));
    expect(names).toEqual(['juerg.boegli', 'juerg.boegli2', 'juerg.boegli3', 'jurg.bogli']);
  });

  it('open with the password of the card, which disappears once the pupil has chosen another', async () => {
    const [{ id, userName } = { id: '', userName: '' }] = await create(pupil('Mila', 'Frei'));
    const card = await cardOf(id);
    expect(card.password).toMatch(/^([A-Z][a-z]{3}-){3}\d\d$/);
    const first = await signIn(userName, ` ${(card.password ?? '').toLowerCase()} `);
    expect([first.status, first.body.initialPassword]).toEqual([200, true]);
    expect((await signIn(userName, 'Tasse-00-blau')).status).toBe(401);
    const same = await test.call(first.body.token, changeInitialPassword, { password: card.password ?? '' });
    expect(same.body.code).toBe('PASSWORD_UNCHANGED');
    expect((await test.call(first.body.token, changeInitialPassword, { password: 'fünf flinke Füchse' })).status).toBe(200);
    expect((await cardOf(id)).password).toBeNull();
    expect((await signIn(userName, card.password ?? '')).status).toBe(401);
    expect((await signIn(userName, 'fünf flinke Füchse')).status).toBe(200);
  });

  it('keep no readable password in the database', async () => {
    const [{ id } = { id: '' }] = await create(pupil('Lou', 'Graf'));
    const card = await cardOf(id);
    const row = await world.db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(card.password ?? '-');
    // Another person's row cannot borrow it: the seal belongs to its owner.
    const [{ id: other } = { id: '' }] = await create(pupil('Luc', 'Graf'));
    await world.db
      .updateTable('user_account')
      .set({ initial_password_sealed: row.initial_password_sealed })
      .where('id', '=', other)
      .execute();
    expect((await cardOf(other)).password).toBeNull();
  });

  it('are made for a whole school of a thousand pupils within seconds', async () => {
    const people = Array.from({ length: 1_000 }, (_, index) => pupil(`Kind${'abcdefghij'[index % 10]}`, `Schule${'abc'[index % 3]}`));
    const startedAt = performance.now();
    const made = await create(...people);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`1,000 accounts with initial passwords: ${seconds.toFixed(2)} s\n`);
    expect(new Set(made.map(({ userName }) => userName)).size).toBe(1_000);
    expect(seconds).toBeLessThan(8);
  });

  it('tell which addresses are taken', async () => {
    await transact((work) =>
      createAccounts(work, services(), [{ ...pupil('Ida', 'Wyss'), roles: ['Teacher'], email: 'Ida.Wyss@schule.example' }]),
    );
    expect([...(await takenEmails(world.db, ['IDA.wyss@schule.example', 'neu@schule.example']))]).toEqual(['ida.wyss@schule.example']);
  });
});

describe('a new initial password', () => {
  it('ends the old one, its sessions and the QR card', async () => {
    const { userId, userName } = world.people.pupilSameClass;
    const token = await world.tokenOf('pupilSameClass');
    await transact((work) => renewQrCards(work, services(), [userId]));
    const [card] = await transact((work) => renewInitialPasswords(work, services(), [userId]));
    expect(card).toMatchObject({ userId, userName, password: expect.stringMatching(/-\d\d$/) });
    expect((await test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect(await own().selectFrom('qr_card').select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
    expect((await signIn(userName, card?.password ?? '')).body.initialPassword).toBe(true);
  });
});

describe('QR cards', () => {
  it('are for pupils alone and say a secret that is stored as a hash', async () => {
    const { pupilOwner, teacherOfClass } = world.people;
    const cards = await transact((work) => renewQrCards(work, services(), [pupilOwner.userId, teacherOfClass.userId]));
    expect(cards).toEqual([{ userId: pupilOwner.userId, address: expect.stringMatching(/\/qr#[\w-]{22}$/) }]);
    const rows = await own().selectFrom('qr_card').selectAll().execute();
    expect(rows.map((row) => row.user_id)).toEqual([pupilOwner.userId]);
    expect(JSON.stringify(rows)).not.toContain(cards[0]?.address.split('/').at(-1) ?? '-');
  });
});

describe('the trash', () => {
  it('ends sessions at once, and gives everything back', async () => {
    const { userId } = world.people.pupilOtherClass;
    const token = await world.tokenOf('pupilOtherClass');
    await transact((work) => trashAccounts(work, services(), [userId]));
    expect((await test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect(await transact((work) => restoreAccounts(work, services(), [userId]))).toBe(1);
    const again = await world.tokenOf('pupilOtherClass');
    expect((await test.call(again, checkAuthentication, {})).body.isLoggedIn).toBe(true);
  });
});
