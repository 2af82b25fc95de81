import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { newId } from '@pausenplatz/kernel-server';
import { beforeAll, expect, it } from 'vitest';
import { changePad, getPadChanges, type PadChange, padsLimits } from '../contract/index.ts';
import { aPad } from '../testing/index.ts';

let test: TestServer;
let world: World;
let mia: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  mia = await world.tokenOf('pupilOwner');
});

const pairs = 990;
/** Every second letter becomes another one. */
const manyParts = (letter: string): PadChange => Array.from({ length: pairs }, () => [1, [1, letter] as [number, string]]).flat();
const write = (blockId: string, base: number, change: PadChange) =>
  test.call(mia, changePad, { blockId, base, key: newId(), continues: false, change });

it('an answer holds as many changes as have room, and whoever asks on gets them all', async () => {
  const { blockId } = await aPad(world);
  await write(blockId, 0, [[0, 'a'.repeat(pairs * 2)]]);
  const all = 60;
  for (let version = 1; version < all; version += 1)
    expect((await write(blockId, version, manyParts(version % 2 === 0 ? 'b' : 'c'))).status).toBe(200);
  let [known, answers] = [0, 0];
  while (known < all) {
    const { body } = await test.call(mia, getPadChanges, { blockId, since: known });
    expect(JSON.stringify(body.changes).length).toBeLessThan(padsLimits.answerBytes * 1.5);
    expect(body.changes[0]?.version).toBe(known + 1);
    known = body.changes.at(-1)?.version ?? all + 1;
    answers += 1;
  }
  expect([known, answers > 3]).toEqual([all, true]);
  // Joining it with all of them would hold everybody else up: whoever is so far behind reads the text anew.
  const late = await write(blockId, 1, manyParts('d'));
  expect([late.status, late.body.code]).toEqual([409, 'PAD_BASE_GONE']);
  expect((await write(blockId, all - 3, manyParts('d'))).status).toBe(200);
}, 60_000);
