import { seedWorld, type World } from '@pausenplatz/account/testing';
import { idempotencyHeader } from '@pausenplatz/kernel-contract';
import { createPage, getNavigation } from '@pausenplatz/pages/contract';
import { beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  lea = await world.tokenOf('teacherOfClass');
});

const create = (title: string, key: string, token = lea) =>
  test.call(token, createPage, { title, groupForType: 'class', groupForId: world.ownClassId }, { [idempotencyHeader]: key });
const made = async (title: string) =>
  (await test.call(lea, getNavigation, {})).body.groups.flatMap((group) => group.pages).filter((page) => page.name === title).length;

it('the same key brings the same answer and makes nothing new', async () => {
  const [first, again] = [await create('Einmal', 'k1'), await create('Einmal', 'k1')];
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await made('Einmal')).toBe(1);
});

it('the same key with another body is refused', async () => {
  await create('Erster Inhalt', 'k2');
  const other = await create('Zweiter Inhalt', 'k2');
  expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
  expect(await made('Zweiter Inhalt')).toBe(0);
});

it('ten requests with one key at the same moment make one page', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('Zehnmal', 'k3')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await made('Zehnmal')).toBe(1);
});

it('the key of one person means nothing for another', async () => {
  const eva = await world.tokenOf('schoolAdminOwn');
  const [first, second] = [await create('Von beiden', 'k4'), await create('Von beiden', 'k4', eva)];
  expect(second.status).toBe(200);
  expect(second.body.id).not.toBe(first.body.id);
});

it('a refused request leaves its key free for the next try', async () => {
  expect((await create(' ', 'k5')).status).toBe(400);
  expect((await create('Jetzt richtig', 'k5')).status).toBe(200);
});

it('without a key each request makes its own', async () => {
  await create('Zweimal', '');
  await create('Zweimal', '');
  expect(await made('Zweimal')).toBe(2);
});
