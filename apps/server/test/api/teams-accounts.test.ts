import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';
import { checkAuthentication } from '@pausenplatz/account/contract';
import { aPerson, aToken, testPassword } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { getLog } from '@pausenplatz/office/contract';
import { aSchool, belongsTo } from '@pausenplatz/schools/testing';
import { type FakeEntra, startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountRow,
  connectTeams,
  linkTenantAccounts,
  listTenantLinks,
  previewTenantAccounts,
  setTenant,
  teamsSignIn,
  undoTenantAccounts,
} from '@pausenplatz/federation/contract';
import { federationServer, type FederationTables } from '@pausenplatz/federation/server';

let office: OfficeWorld;
let entra: FakeEntra;
beforeAll(async () => {
  entra = await startFakeEntra();
  office = await officeWorld({ ENTRA_AUTHORITY: entra.authority, ENTRA_CLIENT_ID: entra.clientId });
});
afterAll(() => entra.stop());

const own = () => ownTables<FederationTables>(office.world.services.db);
const schoolId = () => office.world.ownSchoolId;

/** An organisation that the school let in. */
async function aTenant(): Promise<string> {
  const tid = randomUUID();
  const values = { tid, school_id: schoolId(), status: 'approved' as const, approved_at: new Date(), name: 'Schule Sonnenberg' };
  await own().insertInto('entra_tenant').values(values).execute();
  return tid;
}

interface Named {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
}

/** Somebody with an e-mail, at a school in some part; a pupil unless said. */
async function somebody(
  place: 'own' | 'other' | 'none' = 'own',
  roles: readonly ('Teacher' | 'Private' | 'Pupil')[] = ['Pupil'],
): Promise<Named> {
  const { userId } = await aPerson(office.world.db, { firstName: 'Ida', lastName: 'Frei', roles: [...roles] });
  const email = `${randomUUID()}@sonnenberg.example`;
  const userName = `ida.${randomUUID().slice(0, 8)}`;
  await own().updateTable('user_account').set({ email, user_name: userName }).where('id', '=', userId).execute();
  if (place !== 'none')
    await belongsTo(
      office.world.db,
      userId,
      place === 'own' ? schoolId() : office.world.otherSchoolId,
      roles.includes('Pupil') ? 'pupil' : 'teacher',
    );
  return { userId, userName, email };
}
const row = (changes: Partial<AccountRow>, line = 2): AccountRow => ({
  line,
  objectId: randomUUID(),
  principal: '',
  email: '',
  name: '',
  number: '',
  userName: '',
  ...changes,
});
const preview = (tid: string, rows: AccountRow[], token: string | null = office.admin) =>
  office.test.call(token, previewTenantAccounts, { schoolId: schoolId(), tid, rows });
const link = (tid: string, rows: AccountRow[], fingerprint: string, token: string | null = office.admin) =>
  office.test.call(token, linkTenantAccounts, { schoolId: schoolId(), tid, rows, fingerprint });
const signIn = async (tid: string, oid: string) => office.test.call(await entra.tokenFor({ tid, oid }), teamsSignIn, {});
const reasonOf = async (tid: string, one: AccountRow) => (await preview(tid, [one])).body.rows[0]?.reason;

describe('accounts of an organisation by a list', () => {
  it('are shown first and change nothing; then they open in Teams without a password, and stand in the log', async () => {
    const tid = await aTenant();
    const [ida, ben] = [await somebody(), await somebody()];
    const rows = [
      row({ email: ida.email.toUpperCase() }),
      row({ userName: ben.userName, name: 'Ida Frei' }, 3),
      row({ email: 'x@y.ch' }, 4),
    ];
    const shown = await preview(tid, rows);
    expect(shown.body.rows).toMatchObject([
      { line: 2, verdict: 'match', by: 'email', person: { id: ida.userId } },
      { line: 3, verdict: 'match', by: 'userName', person: { id: ben.userId } },
      { line: 4, verdict: 'left', reason: 'unknown', person: null },
    ]);
    expect((await signIn(tid, rows[0]?.objectId ?? '')).body.code).toBe('TEAMS_NOT_LINKED');
    const linked = await link(tid, rows, shown.body.fingerprint);
    expect(linked.body.links).toHaveLength(2);
    expect((await signIn(tid, rows[0]?.objectId ?? '')).body.user.id).toBe(ida.userId);
    expect((await preview(tid, rows)).body.rows.map(({ verdict }) => verdict)).toEqual(['linked', 'linked', 'left']);
    const log = JSON.stringify((await office.test.call(office.admin, getLog, { schoolId: schoolId() })).body);
    for (const words of ['tenant.list', 'teamsLink.add', '2 Konten']) expect(log).toContain(words);
  });

  it('are disconnected again by one press, with what was opened by them', async () => {
    const tid = await aTenant();
    const rows = [row({ email: (await somebody()).email })];
    const { body } = await link(tid, rows, (await preview(tid, rows)).body.fingerprint);
    const { token } = (await signIn(tid, rows[0]?.objectId ?? '')).body;
    const undo = () => office.test.call(office.admin, undoTenantAccounts, { schoolId: schoolId(), tid, links: body.links });
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await office.test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await office.test.call(office.admin, listTenantLinks, { schoolId: schoolId(), tid })).body.links).toEqual([]);
  });

  it('are connected as they were shown or not at all', async () => {
    const tid = await aTenant();
    const [ida, ben] = [await somebody(), await somebody()];
    const rows = [row({ email: ida.email }), row({ email: ben.email }, 3)];
    const { fingerprint } = (await preview(tid, rows)).body;
    expect((await link(tid, [rows[0] ?? row({}), row({ email: ben.email }, 3)], fingerprint)).body.code).toBe('TENANT_LIST_CHANGED');
    const token = await aToken(office.world.services, office.world.db, ben.userId);
    const password = { entraToken: await entra.tokenFor({ tid, oid: randomUUID() }), password: testPassword };
    expect((await office.test.call(token, connectTeams, password)).status).toBe(200);
    expect((await link(tid, rows, fingerprint)).body.code).toBe('TENANT_LIST_CHANGED');
    expect((await signIn(tid, rows[0]?.objectId ?? '')).body.code).toBe('TEAMS_NOT_LINKED');
    const left = [rows[1] ?? row({})];
    expect(await reasonOf(tid, left[0] ?? row({}))).toBe('personTaken');
    expect((await link(tid, left, (await preview(tid, left)).body.fingerprint)).body.code).toBe('TENANT_LIST_NOTHING');
  });

  it('of another school family are unknown, whatever one types of them; of two families nobody connects but they themselves', async () => {
    const tid = await aTenant();
    const [stranger, both] = [await somebody('other'), await somebody()];
    expect(await reasonOf(tid, row({ email: stranger.email }))).toBe('unknown');
    expect(await reasonOf(tid, row({ userName: stranger.userName }))).toBe('unknown');
    await belongsTo(office.world.db, both.userId, office.world.otherSchoolId, 'teacher');
    expect(await reasonOf(tid, row({ email: both.email }))).toBe('elsewhere');
  });

  it('of who looks after a school above is nobody’s to open but their own', async () => {
    const tid = await aTenant();
    const above = await aSchool(office.world.db);
    await own().updateTable('school').set({ parent_id: above }).where('id', '=', schoolId()).execute();
    const [head, teacher] = [await somebody(), await somebody()];
    await belongsTo(office.world.db, head.userId, above, 'admin');
    await belongsTo(office.world.db, teacher.userId, above, 'teacher');
    expect(await reasonOf(tid, row({ email: head.email }))).toBe('elsewhere');
    expect((await preview(tid, [row({ email: teacher.email })])).body.rows[0]?.verdict).toBe('match');
    await own().updateTable('school').set({ parent_id: null }).where('id', '=', schoolId()).execute();
  });

  it('of adults, and of whoever has a second factor, are connected by nobody but themselves, who know the password', async () => {
    const tid = await aTenant();
    const [teacher, child] = [await somebody('own', ['Teacher']), await somebody()];
    await own().insertInto('second_factor').values({ user_id: child.userId, secret_sealed: 'x', confirmed_at: new Date() }).execute();
    const rows = [row({ email: teacher.email }), row({ email: child.email }, 3)];
    const shown = await preview(tid, rows);
    expect(shown.body.rows.map(({ reason }) => reason)).toEqual(['confirmsThemselves', 'confirmsThemselves']);
    expect((await link(tid, rows, shown.body.fingerprint)).body.code).toBe('TENANT_LIST_NOTHING');
    for (const { objectId } of rows) expect((await signIn(tid, objectId)).body.code).toBe('TEAMS_NOT_LINKED');
    const token = await aToken(office.world.services, office.world.db, teacher.userId);
    const [entraToken, oid] = [await entra.tokenFor({ tid, oid: rows[0]?.objectId ?? '' }), rows[0]?.objectId ?? ''];
    expect((await office.test.call(token, connectTeams, { entraToken, password: testPassword })).status).toBe(200);
    expect((await signIn(tid, oid)).body.user.id).toBe(teacher.userId);
  });

  it('of adults that a list connected before and nobody has used are taken back', async () => {
    const tid = await aTenant();
    const [teacher, used, child] = [await somebody('own', ['Teacher']), await somebody('own', ['Teacher']), await somebody()];
    const known = [teacher, used, child].map(({ userId }) => ({
      tid,
      oid: randomUUID(),
      user_id: userId,
      last_sign_in_at: userId === used.userId ? new Date() : null,
    }));
    await own().insertInto('teams_identity').values(known).execute();
    await federationServer.migrations.find(({ name }) => name === '2026-12-12-federation-confirm')?.up(office.world.services.db as never);
    const left = await own().selectFrom('teams_identity').select('user_id').where('tid', '=', tid).execute();
    expect(left.map(({ user_id }) => user_id).toSorted()).toEqual([used.userId, child.userId].toSorted());
  });

  it('of who left, is in the trash or has no business in Teams are not connected', async () => {
    const tid = await aTenant();
    const [gone, trashed, none] = [await somebody('none'), await somebody(), await somebody('own', ['Private'])];
    await own()
      .updateTable('user_account')
      .set({ deleted_at: new Date(), deleted_by: 'school' })
      .where('id', '=', trashed.userId)
      .execute();
    expect(await reasonOf(tid, row({ email: gone.email }))).toBe('unknown');
    expect(await reasonOf(tid, row({ email: trashed.email }))).toBe('gone');
    expect(await reasonOf(tid, row({ email: none.email }))).toBe('notForTeams');
  });

  it('are a matter of this school’s admins, for an organisation that is theirs and not blocked', async () => {
    const tid = await aTenant();
    const rows = [row({ email: (await somebody()).email })];
    const { fingerprint } = (await preview(tid, rows)).body;
    for (const actor of ['teacherOfClass', 'pupilOwner', 'schoolAdminOther', 'teacherOtherSchool'] as const) {
      const token = await office.world.tokenOf(actor);
      expect((await preview(tid, rows, token)).status).toBeGreaterThanOrEqual(403);
      expect((await link(tid, rows, fingerprint, token)).status).toBeGreaterThanOrEqual(403);
    }
    const other = await office.world.tokenOf('schoolAdminOther');
    const foreign = { schoolId: office.world.otherSchoolId, tid, rows, fingerprint };
    expect((await office.test.call(other, linkTenantAccounts, foreign)).body.code).toBe('TENANT_NOT_FOUND');
    await office.test.call(office.admin, setTenant, { schoolId: schoolId(), tid, status: 'blocked' });
    expect((await preview(tid, rows)).body.code).toBe('TENANT_BLOCKED');
    expect((await link(tid, rows, fingerprint)).body.code).toBe('TENANT_BLOCKED');
  });
});
