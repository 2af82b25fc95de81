import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { childSafetyLimits, type Contact, getOwnContacts, getSchoolContacts, setSchoolContacts } from '../contract/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from child_safety_school`.execute(world.db);
});

type ActorName = Parameters<World['tokenOf']>[0];
const graf: Contact = { kind: 'head', name: 'Herr Graf', note: '', phone: '031 555 01 10' };
const set = async (contacts: readonly Contact[], actor: ActorName = 'schoolAdminOwn') =>
  test.call(await world.tokenOf(actor), setSchoolContacts, { schoolId: world.ownSchoolId, contacts: [...contacts] });
const own = async (actor: ActorName) => (await test.call(await world.tokenOf(actor), getOwnContacts, {})).body.schools;

describe('whom a school names for help', () => {
  it('is read by everybody of the school and by nobody else', async () => {
    expect((await set([graf])).status).toBe(200);
    expect((await own('teacherOfClass')).map(({ contacts }) => contacts)).toEqual([[graf]]);
    expect((await own('pupilOwner')).map(({ contacts }) => contacts)).toEqual([[graf]]);
    expect(await own('teacherOtherSchool')).toEqual([]);
    const { body } = await test.call(await world.tokenOf('schoolAdminOwn'), getSchoolContacts, { schoolId: world.ownSchoolId });
    expect(body.contacts).toEqual([graf]);
  });

  it('is taken away by an empty list; both stand in the log of the school', async () => {
    await set([graf]);
    await set([]);
    expect(await own('teacherOfClass')).toEqual([]);
    const { rows } = await sql<{ action: string }>`select action from audit.entry where scope_id = ${world.ownSchoolId}`.execute(world.db);
    expect(rows.filter(({ action }) => action === 'child-safety.contacts').length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['a number of words', { ...graf, phone: 'ruf mich an' }],
    ['a name of blanks', { ...graf, name: '  ' }],
    ['a name that never ends', { ...graf, name: 'x'.repeat(childSafetyLimits.nameMaximum + 1) }],
  ])('%s is refused in words', async (_what, contact) => {
    const { status, body } = await set([contact]);
    expect([status, body.code]).toEqual([400, 'INPUT_INVALID']);
  });

  it('are so many at most', async () => {
    expect((await set(Array.from({ length: childSafetyLimits.contacts + 1 }, () => graf))).status).toBe(400);
  });
});
