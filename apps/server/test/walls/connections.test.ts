import { setTimeout as pause } from 'node:timers/promises';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import {
  actorOf,
  asSystem,
  behindWall,
  keepPlan,
  nobodysWall,
  type openDatabase,
  openWall,
  type ServerFeature,
  transactAs,
  type Wall,
} from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { walledDatabase, wallOfPerson } from '../../testing/walls.ts';

let test: TestServer;
let world: World;
let opened: ReturnType<typeof openDatabase>;
let lea: Wall;
let stranger: Wall;

/** A plain route that answers which classes a query finds before it is known who calls, then, and after a commit. */
const probe: ServerFeature = {
  name: 'probe',
  migrations: [],
  handlers: [],
  routes(app, services) {
    app.post('/probe', async (request) => {
      const before = await classes(services.db);
      await actorOf(services, request);
      const after: (readonly string[])[] = [];
      await transactAs(services)(async (work) => {
        work.afterCommit(async () => {
          await pause(1);
          after.push(await classes(services.db));
        });
      });
      return { before, now: await classes(services.db), after: after[0] };
    });
  },
};

beforeAll(async () => {
  test = await testServer({}, null, { features: [probe] });
  world = await seedWorld(test.server.services);
  await world.tokenOf('teacherOfClass');
  await world.tokenOf('teacherOtherSchool');
  // One connection: whatever is left over on it, the next query finds.
  opened = walledDatabase(test);
  lea = await wallOfPerson(world, 'teacherOfClass');
  stranger = await wallOfPerson(world, 'teacherOtherSchool');
});

const classes = async (db = opened.db): Promise<readonly string[]> =>
  (await sql<{ id: string }>`select id from school_class order by id`.execute(db)).rows.map(({ id }) => id);
const own = (): string[] => [world.ownClassId, world.otherClassId].toSorted();
const foreign = (): string[] => [world.foreignClassId];
const all = (): string[] => [...own(), ...foreign()].toSorted();

describe('one connection that many people use', () => {
  it('shows each what is theirs, also when they ask in turns and at once', async () => {
    const askers = [lea, stranger, nobodysWall, stranger, lea, lea, nobodysWall];
    const found = await Promise.all(
      Array.from({ length: 10 }, () => askers)
        .flat()
        .map((wall) => behindWall(wall, () => classes())),
    );
    expect(found).toEqual(Array.from({ length: 10 }, () => [own(), foreign(), [], foreign(), own(), own(), []]).flat());
    expect(await classes(opened.systemDb)).toEqual(all());
    expect(await behindWall(nobodysWall, () => classes())).toEqual([]);
  });

  it('shows the next one nothing of somebody whose transaction failed in the middle', async () => {
    const failed = behindWall(lea, () =>
      opened.db.transaction().execute(async (transaction) => {
        expect(await asSystem(() => classes(transaction))).toEqual(all());
        openWall({ classes: foreign() });
        expect(await classes(transaction)).toEqual(all());
        await sql`select 1 / 0`.execute(transaction);
      }),
    );
    await expect(failed).rejects.toThrow('division by zero');
    expect(await behindWall(stranger, () => classes())).toEqual(foreign());
    expect(await behindWall(nobodysWall, () => classes())).toEqual([]);
    expect(await behindWall(lea, () => classes())).toEqual(own());
  });

  it('comes back to the asker when part of a transaction was undone while the server asked', async () => {
    await behindWall(lea, async () => {
      const controlled = await opened.db.startTransaction().execute();
      const saved = await controlled.savepoint('before').execute();
      expect(await asSystem(() => classes(saved))).toEqual(all());
      await saved.rollbackToSavepoint('before').execute();
      expect(await classes(controlled)).toEqual(own());
      await controlled.rollback().execute();
      expect(await classes()).toEqual(own());
    });
  });

  it('keeps two who ask within one transaction apart', async () => {
    await behindWall(lea, () =>
      opened.db.transaction().execute(async (transaction) => {
        const ask = (wall: Wall) => behindWall(wall, () => classes(transaction));
        const found = await Promise.all([ask(stranger), asSystem(() => classes(transaction)), ask(nobodysWall), classes(transaction)]);
        expect(found).toEqual([foreign(), all(), [], own()]);
      }),
    );
  });

  it('never takes an id for two', async () => {
    const clever: Wall = { ...nobodysWall, schools: [`x,${world.ownSchoolId}`] };
    await expect(behindWall(clever, () => classes())).rejects.toThrow('An id that no wall can hold');
  });
});

describe('a statement that brings its wall along', () => {
  // With a value, because only such statements travel together with their wall.
  const named = async (db = opened.db): Promise<readonly string[]> =>
    (await sql<{ id: string }>`select id from school_class where name <> ${'nowhere'} order by id`.execute(db)).rows.map(({ id }) => id);
  const fails = (db = opened.db) => sql`select 1 / ${0}::int`.execute(db);

  it('shows each what is theirs, in turns, at once and beside statements without values', async () => {
    const askers = [lea, stranger, nobodysWall, stranger, lea, lea, nobodysWall];
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        askers.map((wall, turn) => behindWall(wall, () => ((round + turn) % 3 ? named() : classes()))),
      ).flat(),
    );
    expect(found).toEqual(Array.from({ length: 10 }, () => [own(), foreign(), [], foreign(), own(), own(), []]).flat());
    expect(await named(opened.systemDb)).toEqual(all());
  });

  it('leaves no wall behind where it failed', async () => {
    for (const [next, theirs] of [
      [stranger, foreign()],
      [nobodysWall, []],
      [lea, own()],
    ] as const) {
      expect(await named(opened.systemDb)).toEqual(all());
      await expect(behindWall(lea, () => fails())).rejects.toThrow('division by zero');
      expect(await behindWall(next, () => named())).toEqual(theirs);
      await expect(behindWall(lea, () => fails())).rejects.toThrow('division by zero');
      expect(await behindWall(next, () => classes())).toEqual(theirs);
    }
  });

  it('ends a transaction in which it failed, and the next one sees nothing of it', async () => {
    const failed = behindWall(lea, () =>
      opened.db.transaction().execute(async (transaction) => {
        expect(await asSystem(() => named(transaction))).toEqual(all());
        await fails(transaction);
      }),
    );
    await expect(failed).rejects.toThrow('division by zero');
    expect(await behindWall(stranger, () => named())).toEqual(foreign());
  });

  it('comes back to the asker after a savepoint to which it was undone', async () => {
    await behindWall(lea, async () => {
      const controlled = await opened.db.startTransaction().execute();
      const saved = await controlled.savepoint('before').execute();
      await expect(asSystem(() => fails(saved))).rejects.toThrow('division by zero');
      await saved.rollbackToSavepoint('before').execute();
      expect(await named(controlled)).toEqual(own());
      expect(await asSystem(() => named(controlled))).toEqual(all());
      await controlled.rollback().execute();
      expect(await named()).toEqual(own());
    });
  });

  it('is not heard at all where its wall cannot be set', async () => {
    // A lock of the session outlives every undoing.
    const lock = () => sql`select pg_advisory_lock(${4_711}::int)`.execute(opened.db);
    const locks = async () =>
      (await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and objid = 4711`.execute(opened.systemDb)).rows
        .length;
    const broken: Wall = { ...nobodysWall, schools: ['half\0id'] };
    await named(opened.systemDb);
    await expect(behindWall(broken, lock)).rejects.toThrow('invalid byte sequence');
    expect(await locks()).toBe(0);
    expect(await behindWall(stranger, () => named())).toEqual(foreign());
    await behindWall(stranger, lock);
    expect(await locks()).toBe(1);
    await sql`select pg_advisory_unlock_all()`.execute(opened.systemDb);
  });
});

describe('a request', () => {
  const send = async (token: string | null): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await test.fetch('/probe', { method: 'POST', headers, body: '{}' })).json();
  };

  it('is nobody until it is known who calls, and that one from then on, after its commit too', async () => {
    const tokens = [await world.tokenOf('teacherOfClass'), await world.tokenOf('teacherOtherSchool'), null];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tokens)
        .flat()
        .map(send),
    );
    const expected = [own(), foreign(), []].map((now) => ({ before: [], now, after: now }));
    expect(answers).toEqual(Array.from({ length: 20 }, () => expected).flat());
  });

  it('of somebody whose account went into the trash is nobody', async () => {
    const token = await world.tokenOf('pupilOtherClass');
    expect(await send(token)).toMatchObject({ now: own() });
    const { userId } = world.people.pupilOtherClass;
    await world.db.updateTable('user_account').set({ deleted_at: new Date(), deleted_by: 'school' }).where('id', '=', userId).execute();
    test.server.services.actors.forget(userId);
    expect(await send(token)).toEqual({ before: [], now: [], after: [] });
  });
});

describe('a statement that every connection plans once', () => {
  it('goes on after another process changed its table', async () => {
    const statement = keepPlan(sql<object>`select * from school_class`.compile(opened.db));
    const ask = async () => (await behindWall(lea, () => opened.db.executeQuery(statement))).rows.length;
    expect(await ask()).toBe(2);
    await sql`alter table school_class add column later text`.execute(world.db);
    expect([await ask(), await ask()]).toEqual([2, 2]);
  });
});

describe('a flow of work', () => {
  it('keeps its asker over time and beside others', async () => {
    const later = behindWall(lea, async () => {
      await pause(20);
      return classes();
    });
    expect(await behindWall(stranger, () => classes())).toEqual(foreign());
    expect(await later).toEqual(own());
    const byTimer = behindWall(stranger, () => new Promise((resolve) => setTimeout(() => resolve(classes()), 10)));
    expect(await byTimer).toEqual(foreign());
  });

  it('forgets at its end what a proof opened inside', async () => {
    await behindWall(stranger, async () => {
      openWall({ classes: own() });
      expect(await classes()).toEqual(all());
    });
    expect(await behindWall(stranger, () => classes())).toEqual(foreign());
  });

  it('in which nobody said who asks is refused with a fault, instead of finding nothing', async () => {
    await expect(classes()).rejects.toThrow('A query outside of every request and job');
  });
});

describe('a query without an own login', () => {
  it('cannot see what stands behind the walls by asking as the policies do', async () => {
    const write = sql`insert into wall.place (user_id, school_id, kind) values (${world.people.teacherOtherSchool.userId}, ${world.ownSchoolId}, 'admin')`;
    await expect(behindWall(stranger, () => write.execute(opened.db))).rejects.toThrow('permission denied');
    const lower = sql`alter table school_class disable row level security`;
    await expect(behindWall(stranger, () => lower.execute(opened.db))).rejects.toThrow('must be owner');
  });
});
