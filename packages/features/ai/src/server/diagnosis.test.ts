import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { diagnoseAi } from '../contract/index.ts';
import { aiTablesOf, someCredit, walletWith } from '../testing/index.ts';

let test: TestServer;
let world: World;
let status = 200;
const asked: IncomingMessage[] = [];
const provider = createServer((request, response) => {
  asked.push(request);
  response.writeHead(status).end('{"data":[]}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  test = await testServer({ AI_CHAT_URL: url, AI_CHAT_KEY: 'geheim', AI_TEST_CREDIT: '0' });
  world = await seedWorld(test.server.services);
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const diagnose = async (who: ActorName) => (await test.call(await world.tokenOf(who), diagnoseAi, {})).body;

/** Half a minute later the provider is asked again. */
function later(now: number): void {
  status = now;
  const { clock } = test.server.services;
  const at = clock.now().getTime() + 60_000;
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(at));
}

it('the provider is asked for its models with the key, once for all who look at the same moment', async () => {
  const found = await Promise.all([diagnose('teacherOfClass'), diagnose('teacherSameSchool')]);
  expect(found.map(({ places }) => places)).toEqual([[{ where: 'outside', state: 'good' }], [{ where: 'outside', state: 'good' }]]);
  expect(asked.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([['GET', '/v1/models', 'Bearer geheim']]);
});

it.each([
  [401, 'keyWrong'],
  [429, 'busy'],
  [404, 'good'],
  [503, 'down'],
] as const)('a provider that answers %i is found %s', async (answered, state) => {
  later(answered);
  expect((await diagnose('teacherOfClass')).places).toEqual([{ where: 'outside', state }]);
});

it('says whether there is credit and never how much, and of a child that of its class', async () => {
  expect(await diagnose('teacherOfClass')).toMatchObject({ offer: 'outside', closed: null, credit: 'none' });
  await someCredit(world, 'teacherOfClass', 123_456);
  const rich = await diagnose('teacherOfClass');
  expect(rich.credit).toBe('some');
  expect(JSON.stringify(rich)).not.toContain('123456');
  expect(await diagnose('pupilOwner')).toMatchObject({ closed: 'school', credit: null });
  await aiTablesOf(world).insertInto('ai_school').values({ school_id: world.ownSchoolId, age: 13 }).execute();
  expect(await diagnose('pupilOwner')).toMatchObject({ closed: 'class', credit: null });
  await walletWith(world, { class_id: world.ownClassId }, { credit: 500, test_credit: 0 });
  expect(await diagnose('pupilOwner')).toMatchObject({ closed: null, credit: 'some' });
});
