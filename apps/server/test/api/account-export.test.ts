import { latestExport, startExport } from '@pausenplatz/account/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { everythingOf } from '@pausenplatz/homework/testing';
import { getTask } from '@pausenplatz/kernel-contract';
import { ownTables, transactAs } from '@pausenplatz/kernel-server';
import type { NoticesTables } from '@pausenplatz/notices/server';
import { aMessage } from '@pausenplatz/notices/testing';
import { aPage } from '@pausenplatz/pages/testing';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAdministration } from '../../testing/an-administration.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

/** Columns that hold a person, and where the export tells what their rows say: the file and the key in it. */
const told: Readonly<Record<string, readonly [file: string, key: string]>> = {
  'audit.entry.actor_id': ['account', 'log'],
  'audit.entry.subject_id': ['account', 'log'],
  'public.class_pupil.user_id': ['schools', 'classes'],
  'public.class_teacher.user_id': ['schools', 'classes'],
  'public.file.owner_id': ['documents', 'files'],
  'public.group_member.user_id': ['schools', 'groups'],
  'public.hidden_message.user_id': ['notices', 'hiddenMessages'],
  'public.homework_assignee.user_id': ['homework', 'states'],
  'public.homework_feedback.user_id': ['homework', 'feedback'],
  'public.homework_task.owner_id': ['homework', 'own'],
  'public.import_touched.user_id': ['office', 'imports'],
  'public.invitation.accepted_by': ['account', 'invitations'],
  'public.invitation.invited_by': ['account', 'invitations'],
  'public.join_request.user_id': ['schools', 'joinRequests'],
  'public.known_device.user_id': ['account', 'knownDevices'],
  'public.oidc_identity.user_id': ['account', 'connections'],
  'public.page_mark.user_id': ['pages', 'marks'],
  'public.pupil_handover.user_id': ['account', 'handover'],
  'public.qr_card.user_id': ['account', 'qrCardSince'],
  'public.school_member.user_id': ['schools', 'schools'],
  'public.second_factor.user_id': ['account', 'secondFactorSince'],
  'public.session.user_id': ['account', 'sessions'],
  'public.system_message.created_by': ['notices', 'writtenMessages'],
  'public.task.owner_id': ['account', 'backgroundWork'],
  'public.teams_identity.user_id': ['account', 'connections'],
  'public.user_setting.user_id': ['account', 'settings'],
};

/** Columns that hold a person and are not told, each with its reason. */
const untold: Readonly<Record<string, string>> = {
  'public.account_export.user_id': 'is this export',
  'public.checked_link.user_id': 'is about pages of a class; their links stand there',
  'public.deleted_group.created_by': 'is the school’s',
  'public.embed_origin.created_by': 'is the school’s; who did it stands in the log',
  'public.former_admin.user_id': 'ends by itself after sixty days; that somebody was an admin stands in the log',
  'public.former_pupil.user_id': 'ends by itself after sixty days; that somebody was taken out of a class stands in the log',
  'public.homework_feed.user_id': 'is a hashed secret',
  'public.homework_feedback.teacher_id': 'is about a pupil and goes into the pupil’s export',
  'public.homework_series.created_by': 'belongs to the class and goes into the export of the class',
  'public.homework_share.created_by': 'is a hashed secret of the class',
  'public.homework_task.created_by': 'belongs to the class and goes into the export of the class',
  'public.idempotency_key.owner': 'lasts a day and repeats what stands elsewhere',
  'public.join_request.answered_by': 'is about somebody else; that one answered stands in the log',
  'public.link_check.user_id': 'is about pages of a class or a school; that it ran stands among the background work',
  'public.mail_token.user_id': 'is a hashed secret that ends by itself',
  'public.office_export.owner_id': 'is the school’s, and ends by itself',
  'public.office_import.created_by': 'is the school’s; who did it stands in the log',
  'public.oidc_flow.connects_user_id': 'lasts ten minutes',
  'public.page.created_by': 'belongs to the class or the school; own pages are told by their group',
  'public.page_lock.holder_id': 'lasts as long as the editing',
  'public.pupil_handover.created_by': 'is the school’s; that somebody gave a code stands in the log',
  'public.recovery_code.user_id': 'is a hashed secret',
  'public.school_group.created_by': 'is the school’s',
  'public.sign_in_challenge.proven_by': 'lasts ten minutes',
  'public.sign_in_challenge.user_id': 'lasts ten minutes',
  'public.upload.owner_id': 'lasts a day, until the file is stored',
  'public.year_plan.created_by': 'is the school’s; who did it stands in the log',
  'wall.class_place.user_id': 'repeats class_teacher and class_pupil for row-level security',
  'wall.place.user_id': 'repeats school_member for row-level security',
};

/** Named like a person, but none. */
const nobody = [
  'public.homework_task.subject',
  'public.oidc_flow.subject',
  'public.oidc_identity.subject',
  'public.school.second_factor',
  'public.session.proven_by',
  'public.user_account.deleted_by',
];

describe('the export of everything about oneself', () => {
  it('accounts for every column of every table that names a person', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_schema || '.' || table_name || '.' || column_name as place from information_schema.columns
      where table_schema not in ('jobs', 'pg_catalog', 'information_schema')
        and column_name ~ '(user|owner|pupil|teacher|holder|actor|person|author|sender|member|subject)_?(id)?$|_by$|second_factor$'
      order by 1`.execute(world.db);
    const known = [...Object.keys(told), ...Object.keys(untold), ...nobody];
    expect(known.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
  });

  it('holds what each of these rows says, and no secret', async () => {
    const { userId } = world.people.schoolAdminOwn;
    const secrets = await everythingAbout(userId);
    const token = await world.tokenOf('schoolAdminOwn');
    const { taskId } = (await test.call(token, startExport, {})).body;
    await expect.poll(async () => (await test.call(token, getTask, { id: taskId })).body.state, { timeout: 20_000 }).toBe('finished');
    const { made } = (await test.call(token, latestExport, {})).body;
    const zip = await test.fetch(made?.parts[0]?.url ?? '', { headers: { authorization: `Bearer ${token}` } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const read = (name: string) => new TextDecoder().decode(files[`${name}.json`]);
    for (const [place, [file, key]] of Object.entries(told)) {
      const value: unknown = JSON.parse(read(file))[key];
      expect(value, `${place} in ${file}.${key}`).toBeTruthy();
      expect(Object.keys(Object(value)).length > 0 || typeof value === 'string', `${place} in ${file}.${key} is empty`).toBe(true);
    }
    expect(JSON.parse(read('account')).connections.map(({ kind }: { kind: string }) => kind)).toEqual(['teams', 'edulog']);
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
  const { db, ownSchoolId, ownClassId } = world;
  const { services } = test.server;
  const later = new Date(test.clock.now().getTime() + 86_400_000);
  await everythingOf(world, userId);
  await anAdministration(world, userId);
  const messageId = await aMessage(world);
  await ownTables<NoticesTables>(services.db).insertInto('hidden_message').values({ message_id: messageId, user_id: userId }).execute();
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
