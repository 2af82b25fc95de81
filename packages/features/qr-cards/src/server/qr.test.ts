import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type AccountTables, trashAccounts } from '@pausenplatz/account/server';
import { renewQrCards } from './index.ts';
import { changeOwnPassword, getProfile } from '@pausenplatz/profile/contract';
import { checkAuthentication } from '@pausenplatz/account/contract';
import { clearPicturePin, getPicturePin, qrSignIn, setPicturePin } from '../contract/index.ts';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { transactAs } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const transact = () => transactAs<AccountTables>(test.server.services);
const cardOf = async (userId: string) => {
  const [card] = await transact()((work) => renewQrCards(work, test.server.services, [userId]));
  return card?.address.split('#').at(-1) ?? '';
};
const signInByCard = (id: string, pin?: number[]) => test.call(null, qrSignIn, { id, keeps: 'bearer', ...(pin && { pin }) });

describe('a QR card', () => {
  it('opens the pupil’s account, even with an initial password', async () => {
    const { userId } = world.people.pupilOwner;
    await world.db.updateTable('user_account').set({ initial_password: true }).where('id', '=', userId).execute();
    const { status, body } = await signInByCard(await cardOf(userId));
    expect([status, body.user?.firstName, body.initialPassword]).toEqual([200, 'Mia', false]);
    const check = await test.call(body.token, checkAuthentication, {});
    expect(check.body).toMatchObject({ isLoggedIn: true, initialPassword: false });
    await world.db.updateTable('user_account').set({ initial_password: false }).where('id', '=', userId).execute();
  });

  it('dies with the password and with the next card', async () => {
    const { userId } = world.people.pupilSameClass;
    const old = await cardOf(userId);
    const card = await cardOf(userId);
    expect((await signInByCard(old)).body.code).toBe('QR_CARD_ENDED');
    const { token } = (await signInByCard(card)).body;
    expect((await test.call(token, changeOwnPassword, { current: testPassword, password: 'elf leise Igel' })).status).toBe(200);
    expect((await signInByCard(card)).body.code).toBe('QR_CARD_ENDED');
  });

  it('asks for the pictures that the pupil chose, and bounds guessing', async () => {
    const { userId } = world.people.pupilOwner;
    const card = await cardOf(userId);
    const { token } = (await signInByCard(card)).body;
    expect((await test.call(token, setPicturePin, { pin: [3, 0, 11, 3] })).status).toBe(200);
    expect((await test.call(token, getProfile, {})).body).toMatchObject({ hasQrCard: true, hasPicturePin: true });
    const first = await signInByCard(card);
    expect(first.body).toMatchObject({ picturePin: true, user: null, token: null });
    expect((await signInByCard(card, [3, 0, 11, 3])).body.user?.firstName).toBe('Mia');
    for (let guess = 0; guess < 8; guess += 1) expect((await signInByCard(card, [0, 0, 0, guess])).body.code).toBe('PICTURE_PIN_WRONG');
    expect((await signInByCard(card, [3, 0, 11, 3])).status).toBe(429);
    // A new card keeps the pictures; the teacher takes them away.
    const next = await cardOf(userId);
    expect((await signInByCard(next)).body.picturePin).toBe(true);
    const lea = await world.tokenOf('teacherOfClass');
    expect((await test.call(lea, getPicturePin, { id: userId })).body).toEqual({ active: true });
    expect((await test.call(lea, clearPicturePin, { id: userId })).status).toBe(200);
    expect((await test.call(lea, getPicturePin, { id: userId })).body).toEqual({ active: false });
    expect((await signInByCard(next)).body.user?.firstName).toBe('Mia');
  });

  it('of a deleted pupil opens nothing', async () => {
    const { userId } = world.people.pupilOtherClass;
    const card = await cardOf(userId);
    await transact()((work) => trashAccounts(work, test.server.services, [userId]));
    expect((await signInByCard(card)).body.code).toBe('ACCOUNT_TRASHED_BY_SCHOOL');
  });

  it('of others opens while somebody behind the same address tries out cards that nobody has', async () => {
    for (let guess = 0; guess < 130; guess += 1) expect((await signInByCard(`unbekannt-${guess}`)).status).toBe(401);
    expect((await signInByCard(await cardOf(world.people.pupilSameClass.userId))).status).toBe(200);
  });
});
