import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { rankedStep } from '@pausenplatz/progress/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RawBuilder } from 'kysely';
import { finishMemory, getMemory, getMemoryPairs, type MemorySize, startMemory } from '../contract/index.ts';
import { dealt } from '../rules/index.ts';
import type { GamesTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const db = () => ownTables<GamesTables>(world.services.db);
const as = (who: ActorName) => world.tokenOf(who);
beforeEach(async () => {
  for (const table of ['memory_game', 'progress_attempt', 'progress_sum'] as const) await db().deleteFrom(table).execute();
});

const start = async (who: ActorName, size: MemorySize = '4x3') =>
  (await test.call(await as(who), startMemory, { size, set: 'times' })).body;
const finish = async (who: ActorName, game: InputOf<typeof finishMemory>) => test.call(await as(who), finishMemory, game);
const known = async (who: ActorName) => (await test.call(await as(who), getMemory, {})).body;

/** As few turns as there are pairs, after some that find nothing. */
function turnsFor(size: MemorySize, seed: number, misses = 0): [number, number][] {
  const halves = dealt(size, seed);
  const placesOf = (pair: number) => halves.flatMap((half, place) => (half.pair === pair ? [place] : []));
  const [one = 0] = placesOf(0);
  const [other = 0] = placesOf(1);
  const pairs = Array.from({ length: halves.length / 2 }, (_, pair): [number, number] => {
    const [first = 0, second = 0] = placesOf(pair);
    return [first, second];
  });
  return [...Array.from({ length: misses }, (): [number, number] => [one, other]), ...pairs];
}

/** A game from its beginning to its end. */
async function play(who: ActorName, how: { readonly size?: MemorySize; readonly misses?: number; readonly seconds?: number } = {}) {
  const { size = '4x3', misses = 0, seconds = 30 } = how;
  const { id, seed } = await start(who, size);
  test.clock.advance(seconds * 1000);
  return { id, answer: await finish(who, { id, turns: turnsFor(size, seed, misses), ms: seconds * 1000 }) };
}

describe('a game that somebody played alone', () => {
  it('is played over here, brings points, and counts once however often it is sent', async () => {
    const { id, seed } = await start('pupilOwner');
    test.clock.advance(60_000);
    const game = { id, turns: turnsFor('4x3', seed, 2), ms: 50_000 };
    expect((await finish('pupilOwner', game)).body).toEqual({ turns: 8, ms: 50_000, points: 5, isBest: true });
    expect((await finish('pupilOwner', game)).body).toMatchObject({ turns: 8, points: 5 });
    expect(await known('pupilOwner')).toMatchObject({ best: [{ size: '4x3', turns: 8, ms: 50_000 }], gamesWithPoints: 2 });
    const stored = await db().selectFrom('progress_attempt').select(['trainer', 'points']).execute();
    expect(stored).toEqual([{ trainer: 'memory', points: 5 }]);
  });

  it('brings points three times a day: learning brings more than playing', async () => {
    const points = [];
    for (let game = 0; game < 4; game += 1) points.push((await play('pupilOwner')).answer.body.points);
    expect(points).toEqual([5, 5, 5, 0]);
    expect(await known('pupilOwner')).toMatchObject({ gamesWithPoints: 0 });
  });

  it('is the best with fewer turns, or with as many in less time', async () => {
    const best = [];
    for (const [misses, seconds] of [
      [3, 30],
      [4, 20],
      [3, 29],
      [2, 60],
    ] as const)
      best.push((await play('pupilOwner', { misses, seconds })).answer.body.isBest);
    expect(best).toEqual([true, false, true, true]);
  });

  it.each([
    ['turns that leave cards', (turns: [number, number][]) => turns.slice(1), 50_000, 409],
    ['turns that take a card twice', (turns: [number, number][]) => [[0, 0] as [number, number], ...turns], 50_000, 409],
    ['more time than has passed', (turns: [number, number][]) => turns, 500_000, 409],
    ['a card beyond the largest board', (turns: [number, number][]) => [[0, 36] as [number, number], ...turns], 50_000, 400],
    ['no turn at all', () => [], 50_000, 400],
  ])('%s: refused, and nothing counts', async (_, change, ms, status) => {
    const { id, seed } = await start('pupilOwner');
    test.clock.advance(60_000);
    expect((await finish('pupilOwner', { id, turns: change(turnsFor('4x3', seed)), ms })).status).toBe(status);
    expect(await known('pupilOwner')).toMatchObject({ best: [], gamesWithPoints: 3 });
  });

  it('is of who began it', async () => {
    const { id, seed } = await start('pupilOwner');
    expect((await finish('pupilSameClass', { id, turns: turnsFor('4x3', seed), ms: 0 })).status).toBe(404);
  });

  it('that was left is forgotten after three days', async () => {
    const { id, seed } = await start('pupilOwner');
    test.clock.advance(4 * 86_400_000);
    await start('pupilOwner');
    expect((await finish('pupilOwner', { id, turns: turnsFor('4x3', seed), ms: 1000 })).status).toBe(404);
  });
});

it('the ranking takes the best game on 6 × 6 of the school year: the fewest turns, then the time', async () => {
  await play('pupilOwner', { size: '6x6', misses: 9, seconds: 100 });
  await play('pupilOwner', { size: '6x6', misses: 4, seconds: 200 });
  await play('pupilOwner', { size: '6x6', misses: 4, seconds: 150 });
  await play('pupilOwner', { size: '4x4' });
  await play('pupilSameClass', { size: '6x6', misses: 4, seconds: 149 });
  const [ranked] = world.services.steps
    .given(rankedStep)
    .flatMap(({ step }) => step({ from: '2000-08-01', today: '2000-08-02' }).filter(({ list }) => list === 'memory'));
  const query = (ranked as { readonly ranked: RawBuilder<{ readonly user_id: string; readonly value: number }> }).ranked;
  const { rows } = await query.execute(db());
  const valueOf = new Map(rows.map(({ user_id, value }) => [user_id, value]));
  expect(valueOf.get(world.people.pupilOwner.userId)).toBe(220_150);
  expect(valueOf.get(world.people.pupilSameClass.userId)).toBe(220_149);
});

it('cards that one does not learn with are not there', async () => {
  const answer = await test.call(await as('pupilOwner'), getMemoryPairs, { kind: 'cards', id: 'x'.repeat(22) });
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([404, 'GAMES_SET_NOT_FOUND']);
});
