import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAtInvitation, acceptInvitation } from '@pausenplatz/invitations/contract';
import { actorSource } from '@pausenplatz/account/server';
import {
  assertDatabase,
  openDatabase,
  OperatorError,
  ownTables,
  readConfig,
  type RunningServer,
  startServer,
} from '@pausenplatz/kernel-server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { plantDemo } from '../../src/demo/plant-demo.ts';
import { featureConfig, serverFeatures } from '../../src/features.ts';
import { offerSetUp, setUpLink } from '../../src/set-up.ts';
import { testServer } from '../../testing/test-server.ts';
import { anEmptyDatabase, sumsAt } from './whole-database.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-start-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(environment: Record<string, string>, databaseUrl?: string): Promise<{ server: RunningServer; said: string[] }> {
  const basis = { PORT: '0', DATA_DIR: aFolder(), DEMO_SCHOOL: 'false', LOG_LEVEL: 'fatal' };
  const said: string[] = [];
  const config = readConfig({ ...basis, ...environment }, featureConfig);
  const settings = { config, features: serverFeatures, actorSource, site: null, say: (line: string) => void said.push(line) };
  const server = await startServer({ ...settings, ...(databaseUrl && { databaseUrl }) });
  ends.push(() => server.stop());
  return { server, said };
}

/** What a start says that does not get anywhere; it must be one sentence for the operator, without a stack. */
async function refusal(starting: Promise<unknown>): Promise<string> {
  const error: unknown = await starting.then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(OperatorError);
  const { message } = error as OperatorError;
  expect(message).not.toMatch(/\n|at .*:\d+/);
  return message;
}

const mount = (...args: readonly string[]): number | null => spawnSync('mount', args).status;

/** Full disks and those that nobody can write to are real ones; not everybody who runs tests may make them. */
const mayMount = ((folder: string) => {
  const may = mount('-t', 'tmpfs', 'tmpfs', folder) === 0 && spawnSync('umount', [folder]).status === 0;
  rmSync(folder, { recursive: true });
  return may;
})(mkdtempSync(join(tmpdir(), 'pausenplatz-mount-')));

const database = (change: Partial<Record<'port' | 'password' | 'pathname' | 'hostname', string>>): string =>
  Object.assign(new URL(inject('databaseUrl')), change).href;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe('a server that cannot start says why in one German sentence', () => {
  it('where another program has its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    ends.push(() => other.close());
    const { port } = other.address() as { port: number };
    const sentence = `Auf 127.0.0.1:${port} hört schon ein anderes Programm. Beende es oder wähle mit `;
    expect(await refusal(start({ PORT: String(port) }, await anEmptyDatabase()))).toBe(`${sentence}PORT einen andern Port.`);
    // And makes nothing before it says so.
    for (const setting of ['PORT', 'OPERATIONS_PORT']) {
      const DATA_DIR = aFolder();
      expect(await refusal(start({ DATA_DIR, [setting]: String(port) }))).toBe(`${sentence}${setting} einen andern Port.`);
      expect(readdirSync(DATA_DIR)).toEqual([]);
    }
  });

  it('where the machine does not have its address', async () => {
    expect(await refusal(start({ HOST: '192.0.2.1' }, await anEmptyDatabase()))).toMatch(/^HOST ist 192\.0\.2\.1;/);
  });

  it('where the database is not there, does not know the login, or has another name', async () => {
    const say = () => undefined;
    const port = String(await freePort());
    expect(await refusal(assertDatabase(database({ port }), say, 0))).toMatch(/antwortet nicht \(ECONNREFUSED\)/);
    expect(await refusal(assertDatabase(database({ password: 'falsch' }), say))).toMatch(/lehnt das Login pausenplatz ab/);
    expect(await refusal(assertDatabase(database({ pathname: '/nirgends' }), say))).toMatch(/gibt es keine Datenbank nirgends/);
    expect(await refusal(assertDatabase(database({ hostname: 'nirgends.invalid' }), say))).toMatch(/kennt das Netz nicht/);
    expect(await refusal(assertDatabase(`${database({})}?sslmode=require`, say))).toMatch(/keine verschlüsselte Verbindung/);
  });

  it('and waits a moment for a database that is only just starting', async () => {
    const port = await freePort();
    const said: string[] = [];
    const waiting = assertDatabase(database({ port: String(port) }), (line) => void said.push(line), 3_000);
    expect(await refusal(waiting)).toMatch(/antwortet nicht/);
    expect(said).toEqual([expect.stringMatching(/wartet einen Moment/)]);
  });

  it('where the database may lose what it confirmed', async () => {
    // That of the tests does.
    const environment = { DATABASE_URL: await anEmptyDatabase(), SESSION_SECRET: 'x'.repeat(40) };
    expect(await refusal(start(environment))).toBe('PostgreSQL läuft mit fsync=off. Erwartet: on.');
  });

  it('where its folder cannot be written to', async () => {
    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal(start({ DATA_DIR: join(file, 'data') }))).toMatch(
      /lässt sich nicht schreiben: ein Teil des Pfads ist eine Datei\./,
    );
  });

  it.runIf(mayMount).each([
    ['ro', 'der Datenträger ist nur zum Lesen eingehängt'],
    ['size=32k', 'der Datenträger ist voll'],
    // The probe fits, the database does not.
    ['size=8m', 'der Datenträger ist voll'],
  ])('where its disk is mounted with %s', async (options, why) => {
    const DATA_DIR = aFolder();
    expect(mount('-t', 'tmpfs', '-o', options, 'tmpfs', DATA_DIR)).toBe(0);
    ends.push(() => spawnSync('umount', [DATA_DIR]));
    expect(await refusal(start({ DATA_DIR }))).toBe(
      `Im Ordner ${DATA_DIR} lässt sich nicht schreiben: ${why}. Ändere seine Rechte oder wähle mit DATA_DIR einen andern.`,
    );
  });

  it.each(['https://schule.example/pausenplatz', 'https://schule.example/?a=b', 'https://name@schule.example'])(
    'where PUBLIC_URL is %s',
    (address) => {
      expect(() => readConfig({ PUBLIC_URL: address }, featureConfig)).toThrow(
        /^PUBLIC_URL darf nichts als Schema und Namen enthalten: https:/,
      );
    },
  );
});

describe('a database of a newer version', () => {
  it('is left as it is, and its steps are named', async () => {
    const test = await testServer();
    const { systemDb, close } = openDatabase(test.databaseUrl, 1);
    ends.push(close);
    // A step of our own that is missing would be taken otherwise.
    await sql`delete from migration where name = '2026-11-21-kernel-audit-people'`.execute(systemDb);
    await sql`insert into migration (name) values ('2031-01-02-pages-later'), ('2031-01-03-pages-last')`.execute(systemDb);
    const before = await sumsAt(test.databaseUrl);
    expect(await refusal(start({}, test.databaseUrl))).toMatch(
      /^Die Datenbank stammt von einer neueren Fassung .*\(2031-01-02-pages-later, 2031-01-03-pages-last\)\./,
    );
    expect(await sumsAt(test.databaseUrl)).toEqual(before);
  });
});

describe('several processes that start at once on an empty database', () => {
  it('all come up, and one of them makes tables and demo school', async () => {
    const url = await anEmptyDatabase();
    const all = await Promise.all([start({}, url), start({}, url), start({}, url)]);
    const planted = await Promise.all(all.map(({ server }) => plantDemo(server.services)));
    expect(planted.filter(Boolean)).toHaveLength(1);
    for (const { server } of all) expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    // Three servers and a whole school take ten seconds of a machine that has nothing else to do.
  }, 90_000);
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.runIf(hasRedis)('without its Redis', () => {
  it('a server starts and says so, and joins the others once Redis is there', async () => {
    const port = await freePort();
    const url = await anEmptyDatabase();
    const { server, said } = await start({ REDIS_URL: `redis://127.0.0.1:${port}` }, url);
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    expect(said.filter((line) => line.startsWith('Redis'))).toEqual([expect.stringMatching(/arbeitet ohne/)]);
    const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
    ends.push(() => redis.kill());
    await expect.poll(() => said.at(-1), { timeout: 20_000 }).toMatch(/Redis ist da/);
    // Said once each time, however often it was tried.
    expect(said.filter((line) => line.startsWith('Redis'))).toHaveLength(2);
  });
});

describe('an installation without people', () => {
  it('prints a link for its first admin, once, and it leads into a confirmed school', async () => {
    const test = await testServer({ OPERATOR_EMAIL: 'betrieb@schule.example' });
    const { services } = test.server;
    const said: string[] = [];
    await Promise.all([
      offerSetUp(services, (line) => void said.push(line), true),
      offerSetUp(services, (line) => void said.push(line), true),
    ]);
    const [link] = said.flatMap((line) => /einladung-bestaetigen\/(\S+)/.exec(line)?.[1] ?? []);
    expect(said.filter((line) => line.includes('einladung-bestaetigen'))).toHaveLength(1);
    const id = link ?? '';
    expect((await test.call(null, lookAtInvitation, { id })).body).toMatchObject({ kind: 'admin', email: 'betrieb@schule.example' });
    const person = { firstName: 'Eva', lastName: 'Ammann', password: 'ein langes Passwort 26' };
    expect((await test.call(null, acceptInvitation, { id, person })).status).toBe(200);
    expect((await test.call(null, acceptInvitation, { id, person })).body.code).toBe('INVITATION_ENDED');
    const school = await ownTables<SchoolsTables>(services.db).selectFrom('school').selectAll().executeTakeFirstOrThrow();
    expect(school.confirmed_at).not.toBeNull();
    expect(await setUpLink(services, 'anders@schule.example', true)).toEqual({ kind: 'peopled' });
  });

  it('lets the link end after a day, and gives another one', async () => {
    const test = await testServer({ OPERATOR_EMAIL: 'betrieb@schule.example' });
    const { services } = test.server;
    const first = await setUpLink(services, 'betrieb@schule.example', false);
    expect(await setUpLink(services, 'betrieb@schule.example', false)).toMatchObject({ kind: 'printed' });
    test.clock.advance(25 * 3_600_000);
    const id = first.kind === 'link' ? (first.address.split('/').at(-1) ?? '') : '';
    expect((await test.call(null, lookAtInvitation, { id })).body.code).toBe('INVITATION_ENDED');
    expect(await setUpLink(services, 'betrieb@schule.example', false)).toMatchObject({ kind: 'link' });
  });
});
