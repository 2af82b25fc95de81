import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';
import { checkAuthentication } from '@pausenplatz/account/contract';
import { aPerson, aToken, testPassword } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { getLog, setSchoolAdmin } from '@pausenplatz/office/contract';
import { belongsTo } from '@pausenplatz/schools/testing';
import { type FakeEntra, startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answerTenant,
  askForTenant,
  connectTeams,
  disconnectTeams,
  getTeamsApp,
  listTenantLinks,
  listTenants,
  setTenant,
  teamsSignIn,
  tenantAnswered,
  unlinkTeams,
} from '@pausenplatz/federation/contract';
import type { FederationTables } from '@pausenplatz/federation/server';

let office: OfficeWorld;
let entra: FakeEntra;
let teacher: string;
beforeAll(async () => {
  entra = await startFakeEntra();
  office = await officeWorld({ ENTRA_AUTHORITY: entra.authority, ENTRA_CLIENT_ID: entra.clientId });
  teacher = (await office.world.tokenOf('teacherOfClass')) ?? '';
});
afterAll(() => entra.stop());

const own = () => ownTables<FederationTables>(office.world.services.db);
const schoolId = () => office.world.ownSchoolId;
const microsoft = (tid: string, oid = randomUUID()) =>
  entra.tokenFor({ tid, oid }, { preferred_username: 'Lea.Brunner@Sonnenberg.example' });
const ask = async (token: string | null, tid: string, school = schoolId()) =>
  office.test.call(token, askForTenant, { entraToken: await microsoft(tid), schoolId: school, name: 'Schule Sonnenberg' });
const list = async (token: string | null = office.admin) => office.test.call(token, listTenants, { schoolId: schoolId() });
const answer = (id: string, approve: boolean, token: string | null = office.admin) =>
  office.test.call(token, answerTenant, { schoolId: schoolId(), id, approve });
const set = (tid: string, status: 'approved' | 'blocked') =>
  office.test.call(office.admin, setTenant, { schoolId: schoolId(), tid, status });
const signIn = (token: string) => office.test.call(token, teamsSignIn, {});

/** An organisation that the school let in; answers its id. */
async function letIn(): Promise<string> {
  const tid = randomUUID();
  const { body } = await ask(teacher, tid);
  expect((await answer(body.id, true)).status).toBe(200);
  return tid;
}

describe('an organisation that nobody let in yet', () => {
  it('is asked for by a teacher in its Teams, seen by the admins with what Microsoft says of it, and opens once they agree', async () => {
    const tid = randomUUID();
    const send = vi.spyOn(office.test.server.services.hub, 'send');
    const asked = await ask(teacher, tid);
    expect(asked.status).toBe(200);
    expect((await ask(await office.world.tokenOf('teacherSameSchool'), tid)).body.id).toBe(asked.body.id);
    const { requests } = (await list()).body;
    expect(requests.filter((one) => one.tid === tid)).toMatchObject([
      { name: 'Schule Sonnenberg', domain: 'sonnenberg.example', person: { firstName: 'Lea' } },
    ]);
    const mine = await microsoft(tid);
    expect((await signIn(mine)).body.code).toBe('ENTRA_TENANT_UNKNOWN');
    expect((await answer(asked.body.id, true)).status).toBe(200);
    expect((await signIn(mine)).body.code).toBe('TEAMS_NOT_LINKED');
    const told = send.mock.calls.map(([target, name]) => [target, name]);
    expect(told).toContainEqual([{ userId: office.world.people.teacherOfClass.userId }, tenantAnswered.name]);
    expect((await ask(teacher, tid)).body.code).toBe('TENANT_CONNECTED');
    send.mockRestore();
  });

  it('stays outside when the admins decline, and may be asked for again', async () => {
    const tid = randomUUID();
    const { body } = await ask(teacher, tid);
    expect((await answer(body.id, false)).status).toBe(200);
    expect((await signIn(await microsoft(tid))).body.code).toBe('ENTRA_TENANT_UNKNOWN');
    expect((await answer(body.id, true)).body.code).toBe('TENANT_REQUEST_GONE');
    expect((await ask(teacher, tid)).status).toBe(200);
  });

  it('is answered once, by the first of two admins', async () => {
    const { body } = await ask(teacher, randomUUID());
    const both = await Promise.all([answer(body.id, true), answer(body.id, false)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  it('is not asked for by children, by strangers of the school, without its token, or for a school that nobody confirmed', async () => {
    const tid = randomUUID();
    expect((await ask(await office.world.tokenOf('pupilOwner'), tid)).status).toBe(403);
    expect((await ask(await office.world.tokenOf('teacherOtherSchool'), tid)).body.code).toBe('SCHOOL_NOT_FOUND');
    expect((await ask(null, tid)).status).toBe(401);
    const forged = await office.test.call(teacher, askForTenant, { entraToken: 'x'.repeat(40), schoolId: schoolId(), name: 'x' });
    expect([forged.status, forged.body.code]).toEqual([401, 'ENTRA_UNAUTHORIZED']);
    const school = () => office.world.db.updateTable('school').where('id', '=', schoolId());
    const { confirmed_at } = await office.world.db
      .selectFrom('school')
      .select('confirmed_at')
      .where('id', '=', schoolId())
      .executeTakeFirstOrThrow();
    await school().set({ confirmed_at: null }).execute();
    expect((await ask(teacher, tid)).body.code).toBe('SCHOOL_UNCONFIRMED');
    await school().set({ confirmed_at }).execute();
    expect((await list()).body.requests.some((one) => one.tid === tid)).toBe(false);
  });

  it('is asked for so often by one person, and no more: each time the admins get mail', async () => {
    const eager = (await office.world.tokenOf('teacherSameSchool')) ?? '';
    const statuses = [];
    for (let time = 0; time < 22; time += 1) statuses.push((await ask(eager, randomUUID())).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('belongs to one school: another one is told so, until the first has blocked it', async () => {
    const tid = await letIn();
    const elsewhere = await office.world.tokenOf('teacherOtherSchool');
    const { otherSchoolId } = office.world;
    expect((await ask(elsewhere, tid, otherSchoolId)).body.code).toBe('TENANT_ELSEWHERE');
    const other = await office.world.tokenOf('schoolAdminOther');
    await set(tid, 'blocked');
    const asked = await ask(elsewhere, tid, otherSchoolId);
    expect(asked.status).toBe(200);
    await set(tid, 'approved');
    const late = await office.test.call(other, answerTenant, { schoolId: otherSchoolId, id: asked.body.id, approve: true });
    expect(late.body.code).toBe('TENANT_ELSEWHERE');
  });
});

describe('the app package', () => {
  it('is for the school’s admins, for this very installation', async () => {
    const call = (token: string | null) => office.test.call(token, getTeamsApp, { schoolId: schoolId() });
    const { status, body } = await call(office.admin);
    expect(status).toBe(200);
    const files = unzipSync(Buffer.from(body.base64, 'base64'));
    const manifest = strFromU8(files['manifest.json'] ?? new Uint8Array());
    expect(manifest).toContain(new URL(office.test.server.address).host);
    expect(manifest).toContain(entra.clientId);
    for (const actor of ['teacherOfClass', 'pupilOwner', 'schoolAdminOther'] as const)
      expect((await call(await office.world.tokenOf(actor))).status).toBeGreaterThanOrEqual(403);
  });
});

describe('an organisation that was let in', () => {
  it('is blocked at once, keeps its connections, and opens again', async () => {
    const tid = await letIn();
    const mine = await microsoft(tid);
    expect((await office.test.call(teacher, connectTeams, { entraToken: mine, password: testPassword })).status).toBe(200);
    const inTeams = (await signIn(mine)).body.token;
    expect((await set(tid, 'blocked')).status).toBe(200);
    expect((await office.test.call(inTeams, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await office.test.call(teacher, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await signIn(mine)).body.code).toBe('ENTRA_TENANT_UNKNOWN');
    expect((await list()).body.tenants.find((one) => one.tid === tid)).toMatchObject({ status: 'blocked', linked: 1 });
    expect((await set(tid.toUpperCase(), 'approved')).status).toBe(200);
    expect((await signIn(mine)).status).toBe(200);
  });

  it('shows whose accounts are connected, and an admin ends one connection with its sessions', async () => {
    const tid = await letIn();
    const mine = await microsoft(tid);
    const pupil = await office.world.tokenOf('pupilSameClass');
    const { userId } = office.world.people.pupilSameClass;
    await office.test.call(pupil, connectTeams, { entraToken: mine, password: testPassword });
    const inTeams = (await signIn(mine)).body.token;
    const links = await office.test.call(office.admin, listTenantLinks, { schoolId: schoolId(), tid });
    expect(links.body).toMatchObject({ links: [{ person: { id: userId }, isPupil: true }], next: null });
    const unlink = () => office.test.call(office.admin, unlinkTeams, { schoolId: schoolId(), tid, userId });
    expect((await unlink()).status).toBe(200);
    expect((await office.test.call(inTeams, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await signIn(mine)).body.code).toBe('TEAMS_NOT_LINKED');
    expect((await unlink()).body.code).toBe('TENANT_LINK_GONE');
  });

  it('is no matter of another school’s admins, nor of who administered this one', async () => {
    const tid = await letIn();
    const other = await office.world.tokenOf('schoolAdminOther');
    const { otherSchoolId } = office.world;
    for (const call of [
      () => office.test.call(other, setTenant, { schoolId: otherSchoolId, tid, status: 'blocked' as const }),
      () => office.test.call(other, listTenantLinks, { schoolId: otherSchoolId, tid }),
    ])
      expect((await call()).body.code).toBe('TENANT_NOT_FOUND');
    const { userId } = await aPerson(office.world.db, { firstName: 'Ex', lastName: 'Admin', roles: ['SchoolAdmin'] });
    await belongsTo(office.world.db, userId, schoolId(), 'admin');
    const former = await aToken(office.world.services, office.world.db, userId);
    expect((await list(former)).status).toBe(200);
    expect((await office.test.call(office.admin, setSchoolAdmin, { schoolId: schoolId(), userId, admin: false })).status).toBe(200);
    expect((await list(former)).status).toBeGreaterThanOrEqual(403);
  });

  it('stands in the log with who connected and who left, in the words of then', async () => {
    const tid = await letIn();
    const pupil = await office.world.tokenOf('pupilOtherClass');
    await office.test.call(pupil, connectTeams, { entraToken: await microsoft(tid), password: testPassword });
    await office.test.call(pupil, disconnectTeams, {});
    await own().updateTable('entra_tenant').set({ name: 'Umbenannt' }).where('tid', '=', tid).execute();
    const text = JSON.stringify((await office.test.call(office.admin, getLog, { schoolId: schoolId() })).body);
    for (const action of ['teamsLink.add', 'teamsLink.end']) expect(text).toContain(action);
    expect(text).not.toContain('Umbenannt');
  });

  it('stands in the log in the words of then', async () => {
    const tid = await letIn();
    await set(tid, 'blocked');
    await own().updateTable('entra_tenant').set({ name: 'Umbenannt' }).where('tid', '=', tid).execute();
    const { body } = await office.test.call(office.admin, getLog, { schoolId: schoolId() });
    const text = JSON.stringify(body);
    for (const action of ['tenant.ask', 'tenant.approve', 'tenant.set']) expect(text).toContain(action);
    expect(text).toContain('Schule Sonnenberg');
    expect(text).toContain('gesperrt');
    expect(text).not.toContain('Umbenannt');
  });
});
