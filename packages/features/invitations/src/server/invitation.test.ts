import { type InvitationsTables, inviteTeacher } from './index.ts';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type MailServer, mailServer } from '@pausenplatz/app-server/testing/mail-server';
import { acceptInvitation, lookAtInvitation } from '../contract/index.ts';
import { checkAuthentication, login } from '@pausenplatz/account/contract';
import { type AccountTables, hashToken } from '@pausenplatz/account/server';
import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { transactAs, ownTables } from '@pausenplatz/kernel-server';
import { getSchoolAdmin, inviteToSchool, resendInvitation, withdrawInvitation } from '@pausenplatz/office/contract';
import { aClass, aSchool } from '@pausenplatz/schools/testing';
import { beforeAll, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let mails: MailServer;
const own = () => ownTables<InvitationsTables>(world.services.db);
beforeAll(async () => {
  mails = await mailServer();
  test = await testServer({ SMTP_URL: mails.url });
  world = await seedWorld(test.server.services);
});

const password = 'sieben gelbe Blätter';
const invite = async (email: string) => {
  const invitedBy = world.people.schoolAdminOwn.userId;
  await transactAs<AccountTables>(test.server.services)((work) =>
    inviteTeacher(work, test.server.services, { email, schoolId: world.ownSchoolId, firstName: 'Ida', lastName: 'Wyss', invitedBy }),
  );
  return mails.secretTo(email, '/einladung-bestaetigen');
};

it('an invited teacher makes an account and belongs to the school, once', async () => {
  const id = await invite('ida@schule.example');
  const look = await test.call(null, lookAtInvitation, { id });
  expect(look.body).toMatchObject({
    school: 'Schule Sonnenberg',
    inviter: 'Eva Test',
    email: 'ida@schule.example',
    firstName: 'Ida',
    hasAccount: false,
  });
  const person = { firstName: 'Ida', lastName: 'Wyss', password };
  expect((await test.call(null, acceptInvitation, { id, person: { ...person, password: 'passwort1' } })).body.code).toBe(
    'PASSWORD_TOO_COMMON',
  );
  const both = await Promise.all([test.call(null, acceptInvitation, { id, person }), test.call(null, acceptInvitation, { id, person })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { body } = await test.call(null, login, { UserName: 'ida@schule.example', Password: password, keeps: 'bearer' });
  expect(body.user).toMatchObject({
    userName: 'ida.wyss',
    userRoles: ['Teacher'],
    emailUnconfirmed: false,
    schools: [{ name: 'Schule Sonnenberg' }],
    // Who comes into a school that is there already is not led through first steps.
    settings: {},
  });
  expect((await test.call(null, lookAtInvitation, { id })).body.code).toBe('INVITATION_ENDED');
});

it('somebody with an account accepts with it, and nobody else may', async () => {
  const { userId } = world.people.private;
  await world.db.updateTable('user_account').set({ email: 'reto@schule.example' }).where('id', '=', userId).execute();
  const id = await invite('reto@schule.example');
  expect((await test.call(null, lookAtInvitation, { id })).body.hasAccount).toBe(true);
  const person = { firstName: 'Reto', lastName: 'Frei', password };
  expect((await test.call(null, acceptInvitation, { id, person })).body.code).toBe('INVITATION_SIGN_IN');
  expect((await test.call(null, acceptInvitation, { id, person: null })).body.code).toBe('NOT_SIGNED_IN');
  const other = await test.call(await world.tokenOf('teacherOtherSchool'), acceptInvitation, { id, person: null });
  expect(other.body.code).toBe('INVITATION_OTHER_ACCOUNT');
  const token = await world.tokenOf('private');
  expect((await test.call(token, acceptInvitation, { id, person: null })).body).toMatchObject({ isNew: false });
  expect((await test.call(token, checkAuthentication, {})).body.user).toMatchObject({
    userRoles: ['Teacher'],
    schools: [{ name: 'Schule Sonnenberg' }],
  });
});

it('two invitations taken at the same moment add both roles', async () => {
  const { userId } = await aPerson(world.db, { firstName: 'Ida', lastName: 'Zwei', roles: ['Private'] });
  const email = 'beide@schule.example';
  await world.db.updateTable('user_account').set({ email, email_confirmed_at: new Date() }).where('id', '=', userId).execute();
  const invited = {
    email,
    school_id: world.ownSchoolId,
    first_name: '',
    last_name: '',
    invited_by: null,
    accepted_at: null,
    accepted_by: null,
  };
  const kinds = ['teacher', 'admin'] as const;
  const expires_at = new Date(test.clock.now().getTime() + 86_400_000);
  await own()
    .insertInto('invitation')
    .values(kinds.map((kind) => ({ ...invited, id: `both-${kind}`, token_hash: hashToken(`secret-${kind}`), kind, expires_at })))
    .execute();
  const token = await aToken(world.services, world.db, userId);
  const answers = await Promise.all(kinds.map((kind) => test.call(token, acceptInvitation, { id: `secret-${kind}`, person: null })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { roles } = await world.db.selectFrom('user_account').select('roles').where('id', '=', userId).executeTakeFirstOrThrow();
  expect(roles.toSorted()).toEqual(['SchoolAdmin', 'Teacher']);
});

it('a second invitation ends the first', async () => {
  const first = await invite('zwei@schule.example');
  const before = mails.mails.length;
  await invite('zwei@schule.example');
  await expect.poll(() => mails.mails.length).toBeGreaterThan(before);
  expect((await test.call(null, lookAtInvitation, { id: first })).body.code).toBe('INVITATION_ENDED');
});

it('an admin invites many at once, straight into classes, sends one again, and withdraws another', async () => {
  const admin = await world.tokenOf('schoolAdminOwn');
  const [schoolId, classId] = [world.ownSchoolId, world.ownClassId];
  await world.db
    .updateTable('user_account')
    .set({ email: 'schon@schule.example' })
    .where('id', '=', world.people.teacherSameSchool.userId)
    .execute();
  const teachers = [
    { email: 'nora@schule.example', firstName: 'Nora', lastName: 'Neu', classIds: [classId] },
    { email: 'otto@schule.example' },
    { email: 'Schon@schule.example', classIds: [classId] },
  ];
  const sent = await test.call(admin, inviteToSchool, { schoolId, teachers });
  expect(sent.body, sent.text).toEqual({ invited: 2, placed: 1 });
  const open = async () => {
    const { invitations } = (await test.call(admin, getSchoolAdmin, { id: schoolId })).body;
    return invitations.filter(({ email }) => ['nora@schule.example', 'otto@schule.example'].includes(email));
  };
  const nora = (await open()).find(({ email }) => email === 'nora@schule.example');
  expect(nora).toMatchObject({ firstName: 'Nora', classes: ['3a'], hasEnded: false });
  const first = await mails.secretTo('nora@schule.example', '/einladung-bestaetigen');
  expect((await test.call(admin, resendInvitation, { schoolId, id: nora?.id ?? '' })).status).toBe(200);
  expect((await test.call(null, lookAtInvitation, { id: first })).body.code).toBe('INVITATION_ENDED');
  const [again] = (await open()).filter(({ email }) => email === 'nora@schule.example');
  expect(again).toMatchObject({ firstName: 'Nora', classes: ['3a'] });
  const otto = (await open()).find(({ email }) => email === 'otto@schule.example');
  expect((await test.call(admin, withdrawInvitation, { schoolId, id: otto?.id ?? '' })).status).toBe(200);
  expect((await open()).map(({ email }) => email)).toEqual(['nora@schule.example']);
  const link = await mails.secretTo('otto@schule.example', '/einladung-bestaetigen');
  expect((await test.call(null, lookAtInvitation, { id: link })).body.code).toBe('INVITATION_ENDED');
  expect((await test.call(admin, withdrawInvitation, { schoolId, id: otto?.id ?? '' })).body.code).toBe('INVITATION_NOT_FOUND');
  const taught = await world.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId).execute();
  expect(taught.map((row) => row.user_id)).toContain(world.people.teacherSameSchool.userId);
});

it('who was invited into classes teaches those that are still there', async () => {
  const admin = await world.tokenOf('schoolAdminOwn');
  const gone = await aClass(world.db, world.ownSchoolId, '9w');
  const teachers = [{ email: 'pia@schule.example', classIds: [world.ownClassId, gone] }];
  expect((await test.call(admin, inviteToSchool, { schoolId: world.ownSchoolId, teachers })).status).toBe(200);
  await world.db.updateTable('school_class').set({ archived_at: test.clock.now() }).where('id', '=', gone).execute();
  const id = await mails.secretTo('pia@schule.example', '/einladung-bestaetigen');
  expect((await test.call(null, acceptInvitation, { id, person: { firstName: 'Pia', lastName: 'Post', password } })).status).toBe(200);
  const { body } = await test.call(null, login, { UserName: 'pia@schule.example', Password: password, keeps: 'bearer' });
  const taught = await world.db
    .selectFrom('class_teacher')
    .select('class_id')
    .where('user_id', '=', body.user?.id ?? '')
    .execute();
  expect(taught).toEqual([{ class_id: world.ownClassId }]);
  const foreign = { schoolId: world.ownSchoolId, teachers: [{ email: 'x@schule.example', classIds: [world.foreignClassId] }] };
  expect((await test.call(admin, inviteToSchool, foreign)).body.code).toBe('CLASS_NOT_FOUND');
});

it('an admin invites into classes of a school below, and who comes teaches there', async () => {
  const admin = await world.tokenOf('schoolAdminOwn');
  const below = await aSchool(world.db, { parentId: world.ownSchoolId });
  for (const { userId } of Object.values(world.people)) world.services.actors.forget(userId);
  const classId = await aClass(world.db, below, '1u');
  const shown = (await test.call(admin, getSchoolAdmin, { id: world.ownSchoolId })).body.classes;
  expect(shown[0]?.schoolId).toBe(world.ownSchoolId);
  expect(shown).toContainEqual(expect.objectContaining({ id: classId, name: '1u', schoolId: below }));
  const sent = { schoolId: world.ownSchoolId, teachers: [{ email: 'ueli@schule.example', classIds: [classId] }] };
  expect((await test.call(admin, inviteToSchool, sent)).body).toEqual({ invited: 1, placed: 0 });
  const { invitations } = (await test.call(admin, getSchoolAdmin, { id: world.ownSchoolId })).body;
  expect(invitations.find(({ email }) => email === 'ueli@schule.example')?.classes).toEqual(['1u']);
  const id = await mails.secretTo('ueli@schule.example', '/einladung-bestaetigen');
  expect((await test.call(null, acceptInvitation, { id, person: { firstName: 'Ueli', lastName: 'Unten', password } })).status).toBe(200);
  const { body } = await test.call(null, login, { UserName: 'ueli@schule.example', Password: password, keeps: 'bearer' });
  expect(body.user?.schoolClasses.map(({ name }) => name)).toEqual(['1u']);
  // Who is a teacher of the school already is taken into the class at once.
  const there = { schoolId: world.ownSchoolId, teachers: [{ email: 'schon@schule.example', classIds: [classId] }] };
  expect((await test.call(admin, inviteToSchool, there)).body).toEqual({ invited: 0, placed: 1 });
  const ofBelow = await world.db.selectFrom('school_member').select('kind').where('school_id', '=', below).execute();
  expect(ofBelow).toEqual([{ kind: 'teacher' }, { kind: 'teacher' }]);
  const sister = await world.tokenOf('schoolAdminOther');
  expect((await test.call(sister, inviteToSchool, sent)).status).toBe(404);
});
