import { seedWorld, type World } from '@pausenplatz/account/testing';
import { defineCall, idempotencyHeader, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { createPage, getNavigation } from '@pausenplatz/pages/contract';
import { handlersFor, newId } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
let lea: string | null;

/** A creating call that can be made to fall at every point. */
const fall = defineCall({
  summary: 'Writes a row and then does what the test wants.',
  method: 'POST',
  path: 'example/fall',
  access: signedIn,
  actors: signedInActors(200, {}),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ where: z.enum(['inside', 'afterCommit', 'behind', 'takenOver']) }),
  output: z.object({ id: scalars.id }),
});
const { handle } = handlersFor<object>();
const fallHandler = handle(fall, async (context, { where }) => {
  const answer = await context.transact(async (work) => {
    const id = newId();
    await sql`insert into fallen (id, how) values (${id}, ${where})`.execute(work.db);
    if (where === 'inside') throw new Error('inside the transaction');
    if (where === 'takenOver') await sql`update idempotency_key set claim = 'of somebody later' where key = 'taken over'`.execute(other);
    work.afterCommit(() => {
      if (where === 'afterCommit') throw new Error('after the commit');
    });
    return { id };
  });
  if (where === 'behind') throw new Error('behind the transaction');
  return answer;
});
let other: World['services']['db'];

beforeAll(async () => {
  test = await testServer({}, null, { features: [{ name: 'example', migrations: [], handlers: [fallHandler] }] });
  other = test.server.services.db;
  await sql`create table fallen (id text primary key, how text not null)`.execute(other);
  await sql`grant all on fallen to public`.execute(other);
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

it('the same key brings nothing to who has left the class since', async () => {
  const asks = () => create('Vor dem Weggang', 'k-left', lea);
  expect((await asks()).status).toBe(200);
  const userId = world.people.teacherOfClass.userId;
  const place = await world.db.deleteFrom('class_teacher').where('user_id', '=', userId).returningAll().execute();
  test.server.services.actors.forget(userId);
  const left = await asks();
  expect([left.status, left.body.code]).toEqual([403, 'FORBIDDEN']);
  await world.db.insertInto('class_teacher').values(place).execute();
  test.server.services.actors.forget(userId);
  expect((await asks()).status).toBe(200);
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

const fallen = async (how: string) => (await sql`select id from fallen where how = ${how}`.execute(other)).rows.length;
const falls = (where: 'inside' | 'afterCommit' | 'behind' | 'takenOver', key: string) =>
  test.call(lea, fall, { where }, { [idempotencyHeader]: key });

it('a fault after the commit is no fault of the request, and a repetition gets the answer', async () => {
  const first = await falls('afterCommit', 'after');
  expect(first.status).toBe(200);
  expect((await falls('afterCommit', 'after')).body).toEqual(first.body);
  expect(await fallen('afterCommit')).toBe(1);
});

it('a fault between the commit and the answer does the work once, and a repetition gets its answer', async () => {
  expect((await falls('behind', 'behind')).status).toBe(500);
  const again = await falls('behind', 'behind');
  expect([again.status, again.body.id?.length]).toEqual([200, 22]);
  expect(await fallen('behind')).toBe(1);
});

it('a fault before the commit leaves the key free', async () => {
  expect((await falls('inside', 'inside')).status).toBe(500);
  expect((await falls('inside', 'inside')).status).toBe(500);
  expect(await fallen('inside')).toBe(0);
});

it('who lost the key meanwhile undoes the work, because somebody else does it', async () => {
  expect((await falls('takenOver', 'taken over')).status).toBe(500);
  expect(await fallen('takenOver')).toBe(0);
});
