import type { FederationTables } from '@pausenplatz/federation/server';
import type { InvitationsTables } from '@pausenplatz/invitations/server';
import type { QrCardsTables } from '@pausenplatz/qr-cards/server';
import { latestExport, startExport } from '@pausenplatz/profile/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { everythingOf } from '@pausenplatz/homework/testing';
import { getOperation } from '@pausenplatz/kernel-contract';
import { ownTables, transactAs } from '@pausenplatz/kernel-server';
import { aPage } from '@pausenplatz/pages/testing';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverFeatures } from '../../src/features.ts';
import { anAdministration } from '../../testing/an-administration.ts';
import { testedFeatures } from '../../testing/features.ts';
import { storeRows } from '../../testing/store-rows.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

/** Columns that hold a person, and where the export tells what their rows say. */
const exported = serverFeatures.flatMap(({ name, steps }) =>
  Object.entries(steps?.keeps?.people ?? {}).flatMap(([column, kept]) =>
    'exportedAs' in kept ? [{ feature: name, column, key: kept.exportedAs }] : [],
  ),
);

describe('the export of everything about oneself', () => {
  it('holds what each of these rows says, and no secret', async () => {
    const { userId } = world.people.schoolAdminOwn;
    const secrets = await everythingAbout(userId);
    const token = await world.tokenOf('schoolAdminOwn');
    const { operationId } = (await test.call(token, startExport, {})).body;
    await expect
      .poll(async () => (await test.call(token, getOperation, { id: operationId })).body.state, { timeout: 20_000 })
      .toBe('finished');
    const { made } = (await test.call(token, latestExport, {})).body;
    const zip = await test.fetch(made?.parts[0]?.url ?? '', { headers: { authorization: `Bearer ${token}` } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const read = (name: string) => new TextDecoder().decode(files[`${name}.json`]);
    expect(exported.length).toBeGreaterThan(40);
    for (const { feature, column, key } of exported) {
      // What the schools hold, the account tells.
      const file = Object.hasOwn(files, `${feature}.json`) ? feature : 'account';
      const value: unknown = JSON.parse(read(file))[key];
      expect(Object.keys(Object(value)).length > 0 || typeof value === 'string', `${column} in ${key} is empty`).toBe(true);
    }
    expect(JSON.parse(read('federation')).connections.map(({ kind }: { kind: string }) => kind)).toEqual(['teams', 'edulog']);
    expect(JSON.parse(read('account')).log).toContainEqual(
      expect.objectContaining({ action: 'class.archive', byMyself: true, aboutMe: false }),
    );
    expect(Object.keys(files)).toContain('documents/ich.png');
    const all = Object.keys(files)
      .filter((name) => name.endsWith('.json'))
      .map((name) => read(name.replace(/\.json$/, '')))
      .join('\n');
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).not.toContain('fremde.adresse@schule.example');
  });
});

/** Plants a row of the person into every told column; answers the secrets among them. */
async function everythingAbout(userId: string): Promise<string[]> {
  const { ownSchoolId, ownClassId } = world;
  const db = ownTables<FederationTables & InvitationsTables & QrCardsTables>(world.services.db);
  const { services } = test.server;
  const later = new Date(test.clock.now().getTime() + 86_400_000);
  await everythingOf(world, userId);
  const scene = { userId, schoolId: world.ownSchoolId, classId: world.ownClassId, id: (what: string) => `${what}-export`.padEnd(22, '-') };
  for (const { rowsOfPerson } of testedFeatures) await storeRows(world.db, rowsOfPerson?.(scene) ?? {});
  await anAdministration(world, userId);
  await storePicture(services, { ownerId: userId, name: 'ich.png', mimeType: 'image/png', content: await aPng(20, 20) });
  await db.insertInto('class_teacher').values({ class_id: ownClassId, user_id: userId }).execute();
  await sql`insert into school_group (id, school_id, name, kind, created_by) values ('G', ${ownSchoolId}, 'Leseclub', 'team', ${userId})`.execute(
    db,
  );
  await sql`insert into group_member (group_id, user_id) values ('G', ${userId})`.execute(db);
  await sql`insert into join_request (id, school_id, user_id, message, state) values ('J', ${ownSchoolId}, ${userId}, 'Hallo', 'open')`.execute(
    db,
  );
  const page = await aPage(world, { groupType: 'user', groupId: userId, createdBy: userId, visibility: 'group' });
  await sql`insert into page_mark (user_id, page_id, favourite, expanded) values (${userId}, ${page.id}, true, false)`.execute(db);
  await sql`insert into page_contribution (id, page_id, block_id, by_id, entry, created_at)
    select 'V', page_id, id, ${userId}, '{"term":"Eiche"}', now() from page_block where page_id = ${page.id}`.execute(db);
  await db.insertInto('user_setting').values({ user_id: userId, tool: 'chat', name: 'sort', type: 'string', value: '"abc"' }).execute();
  await db.insertInto('second_factor').values({ user_id: userId, secret_sealed: 'versiegelt-A', confirmed_at: test.clock.now() }).execute();
  await db.insertInto('recovery_code').values({ user_id: userId, hash: 'gehasht-B', used_at: null }).execute();
  await db.insertInto('qr_card').values({ user_id: userId, secret_hash: 'gehasht-C', pin_seal: 'versiegelt-D' }).execute();
  await db.insertInto('known_device').values({ hash: 'gehasht-I', user_id: userId, last_seen_at: later }).execute();
  const handover = { id: 'H', code_hash: 'gehasht-J', user_id: userId, class_id: ownClassId, created_by: userId, expires_at: later };
  await db.insertInto('pupil_handover').values(handover).execute();
  const invitation = { school_id: ownSchoolId, first_name: '', last_name: '', expires_at: later, kind: 'teacher' } as const;
  await db
    .insertInto('invitation')
    .values([
      {
        ...invitation,
        id: 'I1',
        token_hash: 'gehasht-E',
        email: 'fremde.adresse@schule.example',
        invited_by: userId,
        accepted_at: null,
        accepted_by: null,
      },
      {
        ...invitation,
        id: 'I2',
        token_hash: 'gehasht-F',
        email: 'ich@schule.example',
        invited_by: null,
        accepted_at: later,
        accepted_by: userId,
      },
    ])
    .execute();
  await db.insertInto('entra_tenant').values({ tid: 'T', school_id: ownSchoolId, status: 'approved', approved_at: later }).execute();
  await db.insertInto('teams_identity').values({ tid: 'T', oid: 'O', user_id: userId, last_sign_in_at: null }).execute();
  await db
    .insertInto('oidc_provider')
    .values({
      id: 'edulog',
      school_id: ownSchoolId,
      kind: 'edulog',
      name: 'Edulog',
      issuer: 'https://edulog.example',
      client_id: 'x',
      client_secret_sealed: 'versiegelt-G',
      match_claim: null,
      enabled: true,
    })
    .execute();
  await db
    .insertInto('oidc_identity')
    .values({ provider_id: 'edulog', subject: 'pseudonym-H', user_id: userId, last_sign_in_at: null })
    .execute();
  await transactAs(
    services,
    userId,
  )((work) => work.audit({ action: 'class.archive', scopeId: ownSchoolId, subject: { kind: 'class', id: ownClassId } }));
  const user = await db.selectFrom('user_account').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return [
    'versiegelt-A',
    'gehasht-B',
    'gehasht-C',
    'versiegelt-D',
    'gehasht-E',
    'gehasht-F',
    'versiegelt-G',
    'gehasht-I',
    'gehasht-J',
    user?.password_hash ?? '-',
  ];
}
