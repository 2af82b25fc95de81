import type { AccountTables } from '@pausenplatz/account/server';
import { aToken, seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { overtake, statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { asSystem, ownTables, readAudit } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editItem, fillColumn, getItems, getMyItems, passwordsLimits, printSlips, provePresence, revealSecret } from '../contract/index.ts';
import { aClassItem, passwordsTablesOf, withoutPasswords } from '../testing/index.ts';

const marker = 'Marke-Igel-47';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutPasswords(world));

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const idOf = (who: Person) => world.people[who].userId;
const tokenOf = (who: Person) => aToken(world.services, world.db, idOf(who));
const mia = () => idOf('pupilOwner');

/** A session in which its person has just typed the password. */
async function proven(who: Person) {
  const token = await tokenOf(who);
  const { proof } = (await test.call(token, provePresence, { password: testPassword })).body;
  return { token, proof };
}
async function reveal(who: Person, id: string, userId = mia()) {
  const { token, proof } = await proven(who);
  const { status, body } = await test.call(token, revealSecret, { id, userId, proof });
  return status === 200 ? body.secret : body.code;
}

describe('a password of a class', () => {
  it('is in no list, for whoever reads it', async () => {
    await aClassItem(world, { secret: marker });
    for (const who of ['teacherOfClass', 'pupilOwner', 'pupilSameClass'] as const) {
      const { body, text } = await test.call(await tokenOf(who), getItems, { id: world.ownClassId });
      expect(text).not.toContain(marker);
      const rows = body.items.flatMap((item) => item.rows).filter(({ hasSecret }) => hasSecret);
      expect([who, rows.map(({ userId }) => userId)]).toEqual([who, who === 'pupilSameClass' ? [] : [mia()]]);
    }
  });

  it.each([
    ['teacherOfClass', {}, marker],
    ['teacherOfClass', { isHidden: true }, 'PASSWORD_HIDDEN'],
    ['teacherOfClass', { teacherCanSee: false }, 'PASSWORD_HIDDEN'],
    ['pupilOwner', {}, marker],
    ['pupilOwner', { isHidden: true, teacherCanSee: false, pupilCanEdit: false }, marker],
    ['pupilSameClass', {}, 'CLASS_FORBIDDEN'],
    ['pupilOtherClass', {}, 'CLASS_NOT_FOUND'],
    ['teacherSameSchool', {}, 'CLASS_NOT_FOUND'],
    ['teacherOtherSchool', {}, 'PASSWORD_ITEM_NOT_FOUND'],
  ] as const)('%s, %o: %s', async (who, options, answer) => {
    const id = await aClassItem(world, { ...options, secret: marker });
    expect(await reveal(who, id)).toBe(answer);
  });

  it('is shown to nobody who has not typed the own password within ten minutes, in this session', async () => {
    const id = await aClassItem(world, { secret: marker });
    const ask = async (token: string, proof: string | null) =>
      (await test.call(token, revealSecret, { id, userId: mia(), proof })).body.code;
    const { token, proof } = await proven('pupilOwner');
    expect(await ask(token, null)).toBe('PASSWORD_PROOF_NEEDED');
    expect(await ask(token, 'erfunden')).toBe('PASSWORD_PROOF_NEEDED');
    expect(await ask(await tokenOf('pupilOwner'), proof)).toBe('PASSWORD_PROOF_NEEDED');
    expect(await ask(token, proof)).toBeUndefined();
    test.clock.advance(passwordsLimits.proofMinutes * 60_000);
    expect(await ask(token, proof)).toBe('PASSWORD_PROOF_NEEDED');
  });

  it('is not shown by a card alone, and who has no password of their own is told what to do', async () => {
    const id = await aClassItem(world, { secret: marker });
    const token = await tokenOf('pupilOwner');
    await world.db.updateTable('session').set({ proven_by: 'card' }).where('user_id', '=', mia()).execute();
    expect((await test.call(token, revealSecret, { id, userId: mia(), proof: null })).body.code).toBe('PASSWORD_PROOF_NEEDED');
    const before = await world.db.selectFrom('user_account').select('password_hash').where('id', '=', mia()).executeTakeFirstOrThrow();
    const setHash = (password_hash: string | null) =>
      world.db.updateTable('user_account').set({ password_hash }).where('id', '=', mia()).execute();
    await setHash(null);
    expect((await test.call(token, provePresence, { password: 'irgendetwas' })).body.code).toBe('PASSWORD_OWN_NONE');
    await setHash(before.password_hash);
  });

  it('is not shown for the first password, which stands on the paper with the card', async () => {
    const id = await aClassItem(world, { secret: marker });
    const token = await tokenOf('pupilOwner');
    const set = (initial_password: boolean) =>
      world.db.updateTable('user_account').set({ initial_password }).where('id', '=', mia()).execute();
    await world.db.updateTable('session').set({ proven_by: 'card' }).where('user_id', '=', mia()).execute();
    await set(true);
    world.services.actors.forget(mia());
    expect((await test.call(token, provePresence, { password: testPassword })).body.code).toBe('PASSWORD_OWN_NONE');
    expect((await test.call(token, revealSecret, { id, userId: mia(), proof: null })).body.code).toBe('PASSWORD_PROOF_NEEDED');
    await set(false);
    world.services.actors.forget(mia());
  });

  it('is lost from sight at once by a teacher who left, and in an archived class; its child keeps it', async () => {
    const id = await aClassItem(world, { secret: marker });
    const place = { class_id: world.ownClassId, user_id: idOf('teacherOfClass') };
    const { token, proof } = await proven('teacherOfClass');
    const again = async () => (await test.call(token, revealSecret, { id, userId: mia(), proof })).body;
    expect((await again()).secret).toBe(marker);
    await world.db.deleteFrom('class_teacher').where('class_id', '=', place.class_id).where('user_id', '=', place.user_id).execute();
    expect((await again()).code).toBe('CLASS_NOT_FOUND');
    await world.db.insertInto('class_teacher').values(place).execute();
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', place.class_id).execute();
    await archive(new Date());
    expect((await again()).code).toBe('CLASS_ARCHIVED');
    expect((await test.call(token, getItems, { id: place.class_id })).body.code).toBe('CLASS_ARCHIVED');
    expect(await reveal('pupilOwner', id)).toBe(marker);
    await archive(null);
  });

  it('goes along with a child who moves: its old teacher sees the row no more, the child still does and changes nothing', async () => {
    const id = await aClassItem(world, { secret: marker });
    const inClass = { class_id: world.ownClassId, user_id: mia(), number: 1 };
    await world.db.deleteFrom('class_pupil').where('class_id', '=', inClass.class_id).where('user_id', '=', mia()).execute();
    world.services.actors.forget(mia());
    expect(await reveal('teacherOfClass', id)).toBe('PASSWORD_ITEM_NOT_FOUND');
    const { body } = await test.call(await tokenOf('teacherOfClass'), getItems, { id: inClass.class_id });
    expect(body.items.flatMap(({ rows }) => rows.map(({ userId }) => userId))).not.toContain(mia());
    expect(await reveal('pupilOwner', id)).toBe(marker);
    const token = await tokenOf('pupilOwner');
    const mine = (await test.call(token, getMyItems, {})).body;
    expect(mine.kind === 'kept' && mine.former).toMatchObject([{ id, className: '3a', row: { userName: 'mia.t', mayChange: false } }]);
    const change = { scope: 'row', id, userId: mia(), version: 1, secret: 'anders-anders-9' } as const;
    expect((await test.call(token, editItem, change)).body.code).toBe('PASSWORD_ITEM_NOT_FOUND');
    await world.db.insertInto('class_pupil').values(inClass).execute();
    world.services.actors.forget(mia());
  });

  it('is not shown to a teacher whose right ends in between', async () => {
    const id = await aClassItem(world, { secret: marker });
    const { token, proof } = await proven('teacherOfClass');
    const place = { class_id: world.ownClassId, user_id: idOf('teacherOfClass') };
    const { body } = await overtake(
      world,
      (db) =>
        ownTables<AccountTables>(db)
          .deleteFrom('class_teacher')
          .where('class_id', '=', place.class_id)
          .where('user_id', '=', place.user_id)
          .execute(),
      () => test.call(token, revealSecret, { id, userId: mia(), proof }),
    );
    expect(body.secret).toBeUndefined();
    await world.db
      .insertInto('class_teacher')
      .values(place)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  it('leaves a line in the log each time it is shown or printed, without itself', async () => {
    const id = await aClassItem(world, { secret: marker });
    const { token, proof } = await proven('teacherOfClass');
    await test.call(token, revealSecret, { id, userId: mia(), proof });
    const { body } = await test.call(token, printSlips, { id, proof });
    expect(body.slips).toEqual([{ userId: mia(), name: 'Mia Test', userName: 'mia.t', secret: marker, state: 'shown' }]);
    const entries = await readAudit(world.services.db, { scopeIds: [world.ownSchoolId], limit: 2 });
    expect(entries).toMatchObject([{ action: 'classAccount.print' }, { action: 'classAccount.reveal' }]);
    expect(JSON.stringify(entries)).toContain('Leseraupe');
    expect(JSON.stringify(entries)).not.toContain(marker);
  });

  it('stands on no slip where it is its child’s alone', async () => {
    const id = await aClassItem(world, { secret: marker, isHidden: true });
    const { token, proof } = await proven('teacherOfClass');
    const { body, text } = await test.call(token, printSlips, { id, proof });
    expect(body.slips).toMatchObject([{ userName: 'mia.t', secret: null, state: 'childOnly' }]);
    expect(text).not.toContain(marker);
  });
});

/** Every row of every table, as a thief of the database would read them. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    world.services.db,
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      asSystem(() =>
        sql<{ words: string | null }>`select string_agg(t::text, chr(10)) as words from ${sql.raw(name)} t`.execute(world.services.db),
      ),
    ),
  );
  return parts.flatMap(({ rows }) => rows.map(({ words }) => words ?? '')).join('\n');
}

describe('what is kept', () => {
  it('says no password: not in the database, its log of answers, a message of the hub, or the log of the server', async () => {
    const id = await aClassItem(world, { secret: marker });
    const { token, proof } = await proven('teacherOfClass');
    await test.call(token, revealSecret, { id, userId: mia(), proof });
    await test.call(token, printSlips, { id, proof });
    await test.call(token, fillColumn, { id, rows: [{ userId: mia(), secret: `${marker}-neu` }] });
    await test.call(token, editItem, { scope: 'row', id, userId: mia(), version: 99, secret: `${marker}-neu` });
    const stored = await everythingStored();
    // It was looked where passwords are.
    expect(stored).toContain('mia.t');
    expect(stored).not.toContain(marker);
    expect(test.logLines.length).toBeGreaterThan(10);
    expect(test.logLines.join('\n')).not.toContain(marker);
    expect(test.logLines.join('\n')).not.toContain(proof);
  });

  it('opens on no server with another secret, and says so; a new password can be set, and the old ones open again with the old secret', async () => {
    const id = await aClassItem(world, { secret: marker });
    const stranger = await testServer({ SESSION_SECRET: 'ein ganz anderes Geheimnis dieses Servers' }, null, { besides: test });
    const token = await aToken(stranger.server.services, world.db, idOf('teacherOfClass'));
    const { proof } = (await stranger.call(token, provePresence, { password: testPassword })).body;
    const answer = await stranger.call(token, revealSecret, { id, userId: mia(), proof });
    expect([answer.status, answer.body.code]).toEqual([409, 'PASSWORD_UNREADABLE']);
    const rows = [{ userId: idOf('pupilSameClass'), secret: 'neu-neu-neu-12' }];
    expect((await stranger.call(token, fillColumn, { id, rows })).status).toBe(200);
    expect((await stranger.call(token, revealSecret, { id, userId: idOf('pupilSameClass'), proof })).body.secret).toBe('neu-neu-neu-12');
    expect(await reveal('teacherOfClass', id)).toBe(marker);
  });

  it('opens in its own row alone: exchanged with that of another child it is unreadable, and the others live', async () => {
    const id = await aClassItem(world, { secret: marker });
    const noah = idOf('pupilSameClass');
    await test.call(await tokenOf('teacherOfClass'), fillColumn, { id, rows: [{ userId: noah, secret: 'noah-noah-12' }] });
    const db = passwordsTablesOf(world);
    const { sealed } = await db.selectFrom('password_row').select('sealed').where('user_id', '=', mia()).executeTakeFirstOrThrow();
    await db.updateTable('password_row').set({ sealed }).where('user_id', '=', noah).execute();
    expect(await reveal('teacherOfClass', id, noah)).toBe('PASSWORD_UNREADABLE');
    expect(await reveal('teacherOfClass', id)).toBe(marker);
    await db.updateTable('password_row').set({ version: 7 }).where('user_id', '=', mia()).execute();
    expect(await reveal('teacherOfClass', id)).toBe('PASSWORD_UNREADABLE');
  });

  it('is read by as many statements for a whole class as for one child', async () => {
    const id = await aClassItem(world, { secret: marker });
    const token = await tokenOf('teacherOfClass');
    const read = () => statementsOf(test, () => test.call(token, getItems, { id: world.ownClassId }));
    await read();
    const one = (await read()).length;
    await test.call(token, fillColumn, { id, rows: [{ userId: idOf('pupilSameClass'), secret: 'noah-noah-12' }] });
    expect((await read()).length).toBe(one);
  });
});
