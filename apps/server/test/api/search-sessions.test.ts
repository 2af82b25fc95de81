import { logout } from '@pausenplatz/account/contract';
import type { AccountTables } from '@pausenplatz/account/server';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { findTasks } from '@pausenplatz/homework/contract';
import { aTask } from '@pausenplatz/homework/testing';
import { transactAs } from '@pausenplatz/kernel-server';
import { searchPeople } from '@pausenplatz/office/contract';
import { searchPages } from '@pausenplatz/pages/contract';
import { aPage } from '@pausenplatz/pages/testing';
import { qrSignIn } from '@pausenplatz/qr-cards/contract';
import { renewQrCards } from '@pausenplatz/qr-cards/server';
import { beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await aPage(world, { title: 'Igelblatt', visibility: 'group' });
  await aTask(world, { task: 'Igelblatt lesen' });
});

/** What the three groups of the search answer: status, and names where there are some. */
async function searched(token: string | null, words: string) {
  const answers = await Promise.all([searchPages, findTasks, searchPeople].map((call) => test.call(token, call, { words })));
  return answers.map(({ status, body }) => (status === 200 ? body.hits.map(({ name }) => name) : status));
}

async function cameByCard(): Promise<string | null> {
  const { services } = test.server;
  const { userId } = world.people.pupilOwner;
  const [card] = await transactAs<AccountTables>(services)((work) => renewQrCards(work, services, [userId]));
  return (await test.call(null, qrSignIn, { id: card?.address.split('#').at(-1) ?? '', keeps: 'bearer' })).body.token;
}

it('who came by a card finds what is there for them, as with a password', async () => {
  const [byPassword, byCard] = [await world.tokenOf('pupilOwner'), await cameByCard()];
  expect(await searched(byCard, 'igelblatt')).toEqual([['Igelblatt'], ['Igelblatt lesen'], 403]);
  expect(await searched(byCard, 'igelblatt')).toEqual(await searched(byPassword, 'igelblatt'));
  // Somebody who found the card of a child does not find the other children with it.
  expect(await searched(byCard, 'noah')).toEqual([[], [], 403]);
});

it('a session that is over finds nothing, whether it was signed out or its time ran out', async () => {
  const token = await cameByCard();
  expect((await test.call(token, logout, {})).status).toBe(200);
  expect(await searched(token, 'igelblatt')).toEqual([401, 401, 401]);
  const expired = await world.tokenOf('teacherOfClass');
  expect(await searched(expired, 'igelblatt')).toEqual([['Igelblatt'], ['Igelblatt lesen'], []]);
  const { userId } = world.people.teacherOfClass;
  await world.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute();
  test.server.services.actors.forget(userId);
  expect(await searched(expired, 'igelblatt')).toEqual([401, 401, 401]);
});

it('nobody finds anything without a session, nor with a first password', async () => {
  expect(await searched(null, 'igelblatt')).toEqual([401, 401, 401]);
  expect(await searched(await world.tokenOf('initialPassword'), 'igelblatt')).toEqual([403, 403, 403]);
});
