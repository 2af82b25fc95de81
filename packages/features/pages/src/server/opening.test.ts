import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPage, getPage, updatePage } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  lea = await world.tokenOf('teacherOfClass');
});

async function pageWith(count: number): Promise<string> {
  const blocks = Array.from({ length: count }, (_, at) => ({ type: 'Title', settings: { text: `${at}`, size: 'large', align: 'start' } }));
  const { body } = await test.call(lea, createPage, { title: 'Lang', groupForType: 'class', groupForId: world.ownClassId, blocks });
  await test.call(lea, updatePage, { id: body.id, field: 'draft', value: false });
  return body.url;
}

/** How many questions opening it costs, and how many blocks are there. */
async function asked(who: 'teacherOfClass' | 'pupilOwner', url: string): Promise<[questions: number, blocks: number]> {
  const token = await world.tokenOf(who);
  const open = () => test.call(token, getPage, { url });
  const { body } = await open();
  return [(await statementsOf(test, open)).length, body.blocks.length];
}

describe.each(['teacherOfClass', 'pupilOwner'] as const)('a page that opens for %s', (who) => {
  it('asks as many questions for two hundred blocks as for one', async () => {
    const [short, middle, long] = [await pageWith(1), await pageWith(60), await pageWith(200)];
    const [few] = await asked(who, short);
    expect(few).toBeGreaterThan(0);
    expect(await asked(who, middle)).toEqual([few, 60]);
    expect(await asked(who, long)).toEqual([few, 200]);
  });

  it('asks as many in a school of a hundred pages as in one of few', async () => {
    const url = await pageWith(5);
    const before = await asked(who, url);
    for (let more = 0; more < 100; more += 1) await aPage(world, { visibility: 'school' });
    expect(await asked(who, url)).toEqual(before);
  });
});
