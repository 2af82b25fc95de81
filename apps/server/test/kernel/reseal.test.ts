import { seedWorld, type World } from '@pausenplatz/account/testing';
import { countSeals, openKept, openSealed, reseal, sealText } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../../src/operator.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const [formerSecret, newSecret] = ['das Geheimnis, das bis heute gegolten hat', 'das Geheimnis, das ab morgen gelten soll'];

let former: TestServer;
let between: TestServer;
let after: TestServer;
let world: World;

const first = { purpose: 'initial-password', owner: '' };
const sealedOf = async () => {
  const { rows } = await sql<{
    sealed: string;
  }>`select initial_password_sealed as sealed from user_account where id = ${first.owner}`.execute(world.db);
  return rows[0]?.sealed ?? '';
};
const counted = async (test: TestServer) => (await countSeals(test.server.services)).find(({ purpose }) => purpose === first.purpose);

beforeAll(async () => {
  former = await testServer({ SESSION_SECRET: formerSecret });
  world = await seedWorld(former.server.services);
  between = await testServer({ SESSION_SECRET: newSecret, SESSION_SECRET_BEFORE: formerSecret }, null, { besides: former });
  after = await testServer({ SESSION_SECRET: newSecret }, null, { besides: former });
  const { rows } = await sql<{ id: string }>`select id from user_account order by id`.execute(world.db);
  first.owner = rows[0]?.id ?? '';
  for (const { id } of rows) {
    const sealed = sealText(former.server.services, first.purpose, id, `Passwort von ${id}`);
    await sql`update user_account set initial_password_sealed = ${sealed} where id = ${id}`.execute(world.db);
  }
});

describe('a server that changes its secret', () => {
  it('names each column that is sealed by the secret, and all of them exist', async () => {
    const { keptSeals } = between.server.services;
    expect(keptSeals.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
      'mail.sealed',
      'oidc_provider.client_secret_sealed',
      'page.link_password',
      'password_key.wrapped',
      'second_factor.secret_sealed',
      'user_account.initial_password_sealed',
    ]);
    expect((await countSeals(between.server.services)).map(({ purpose }) => purpose)).toHaveLength(keptSeals.length);
  });

  it('reads what the former one has sealed, and takes nothing of it for a proof', async () => {
    const { services } = between.server;
    expect(openKept(services, first.purpose, first.owner, await sealedOf())).toBe(`Passwort von ${first.owner}`);
    expect(openSealed(services, first.purpose, first.owner, await sealedOf())).toBeNull();
    expect(services.signer.isSealed('any', 'thing', former.server.services.signer.seal('any', 'thing'))).toBe(false);
  });

  it('seals it anew, also when it was interrupted, and leaves what somebody wrote meanwhile; then the new secret is enough', async () => {
    const people = (await counted(between))?.before ?? 0;
    expect(people).toBeGreaterThan(5);
    const mine = sealText(after.server.services, first.purpose, first.owner, 'inzwischen neu');
    await sql`update user_account set initial_password_sealed = ${mine} where id = ${first.owner}`.execute(world.db);
    await sql`update user_account set initial_password_sealed = 'kaputt' where id = (select max(id) from user_account)`.execute(world.db);
    expect(await Promise.all([reseal(between.server.services), reseal(between.server.services)])).toContain(people - 2);
    expect(await sealedOf()).toBe(mine);
    expect(await counted(between)).toEqual({ purpose: first.purpose, today: people - 1, before: 0, unreadable: 1 });
    expect(await counted(after)).toMatchObject({ today: people - 1, unreadable: 1 });
  });

  it('tells the operator what waits, what is done and what nobody opens', async () => {
    const told = async (test: TestServer, ...words: string[]) => {
      const lines: string[] = [];
      const code = await operate(test.server.services, ['secret', ...words], { say: (line) => void lines.push(line), isScreen: true });
      return { code, text: lines.join('\n') };
    };
    await sql`update user_account set initial_password_sealed = null where initial_password_sealed = 'kaputt'`.execute(world.db);
    const old = sealText(former.server.services, first.purpose, first.owner, 'von früher');
    await sql`update user_account set initial_password_sealed = ${old} where id = ${first.owner}`.execute(world.db);
    expect(await told(between)).toMatchObject({ code: 1, text: expect.stringContaining('1 mit dem bisherigen, 0 unlesbar') });
    expect(await told(after)).toMatchObject({ code: 1, text: expect.stringContaining('weder das heutige noch das bisherige') });
    expect((await told(after, 'renew')).text).toContain('SESSION_SECRET_BEFORE ist nicht gesetzt');
    const renewed = await told(between, 'renew');
    expect(renewed).toMatchObject({ code: 0, text: expect.stringMatching(/Neu versiegelt: 1\.[^]*SESSION_SECRET_BEFORE kann weg/) });
    expect(await told(after)).toMatchObject({ code: 0, text: expect.not.stringContaining('bisherigen Geheimnis') });
  });
});
