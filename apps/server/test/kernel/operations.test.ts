import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { getOperation, operationProgress } from '@pausenplatz/kernel-contract';
import { refuse, startOperation, startOperationOnce, type OperationDefinition, operationJob, transactAs } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

interface Counting {
  readonly upTo: number;
  readonly faults: number;
}

let faultsLeft = 0;
const counting: OperationDefinition<Counting> = {
  kind: 'counting',
  async run(_services, { upTo }, run) {
    if (faultsLeft > 0) {
      faultsLeft -= 1;
      throw new Error('a fault that passes');
    }
    for (let done = 1; done <= upTo; done += 1) await run.report(done, upTo);
    return { counted: upTo };
  },
};
const refusing: OperationDefinition = { kind: 'refusing', run: async () => refuse('NOT_FOUND') };

let test: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  const jobs = [operationJob(counting), operationJob(refusing)];
  test = await testServer({}, null, { features: [{ name: 'counting', migrations: [], handlers: [], jobs }] });
  world = await seedWorld(test.server.services);
  token = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
});

const start = <Input extends object>(definition: OperationDefinition<Input>, input: Input) =>
  transactAs(world.services)((work) =>
    startOperation(world.services, work, definition, { ownerId: world.people.teacherOfClass.userId, scopeId: null, input }),
  );
const ended = async (id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await test.call(token, getOperation, { id });
      expect(['finished', 'failed']).toContain(body.state);
      return body;
    },
    { timeout: 20_000, interval: 200 },
  );

describe('long work in the background', () => {
  it('counts, ends, answers, and tells its owner how far it is', async () => {
    const send = vi.spyOn(test.server.services.hub, 'send');
    const task = await ended(await start(counting, { upTo: 5, faults: 0 }));
    expect(task).toMatchObject({ state: 'finished', done: 5, total: 5, result: { counted: 5 }, failure: null });
    const told = send.mock.calls.filter(([, name]) => name === operationProgress.name).at(-1);
    expect(told?.[0]).toEqual({ userId: world.people.teacherOfClass.userId });
    expect(told?.[2]).toMatchObject({ state: 'finished', done: 5, total: 5 });
  });

  it('is tried again after a fault', async () => {
    faultsLeft = 1;
    const task = await ended(await start(counting, { upTo: 2, faults: 1 }));
    expect(task).toMatchObject({ state: 'finished', result: { counted: 2 } });
  });

  it('ends at once with the sentence of a refusal', async () => {
    const task = await ended(await start(refusing, {}));
    expect(task).toMatchObject({ state: 'failed', result: null, failure: { messageTitle: 'Nicht gefunden' } });
  });

  it('does not exist for anybody but its owner', async () => {
    const id = await start(counting, { upTo: 1, faults: 0 });
    const other = await aToken(world.services, world.db, world.people.teacherSameSchool.userId);
    expect((await test.call(other, getOperation, { id })).status).toBe(404);
  });

  it('that may run only once is one, however many ask at the same moment, and free again when it has ended or was lost', async () => {
    const { userId } = world.people.teacherOfClass;
    const once = () =>
      transactAs(world.services)((work) =>
        startOperationOnce(world.services, work, counting, {
          ownerId: userId,
          scopeId: null,
          input: { upTo: 1, faults: 0 },
          onlyOne: 'the one',
        }),
      );
    const started = await Promise.all(Array.from({ length: 10 }, once));
    expect(new Set(started.map(({ operationId }) => operationId)).size).toBe(1);
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
    await ended(started[0]?.operationId ?? '');
    const next = await once();
    expect([next.isNew, next.operationId === started[0]?.operationId]).toEqual([true, false]);
    await ended(next.operationId);
    const lost = { state: 'running' as const, only_one: 'the one', created_at: new Date(Date.now() - 2 * 3_600_000), finished_at: null };
    await world.services.db.updateTable('task').set(lost).where('id', '=', next.operationId).execute();
    const third = await once();
    expect([third.isNew, (await ended(next.operationId)).state]).toEqual([true, 'failed']);
    await ended(third.operationId);
  });
});
