import type { World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { sql } from 'kysely';

export interface WholeClass {
  readonly classId: string;
  /** Shown by the class alone. */
  readonly ownFileId: string;
  /** Shown by a page of the school as well. */
  readonly sharedFileId: string;
  /** A plan that moved pupils of class 4b into the class. */
  readonly planId: string;
}

/**
 * A class in everything that the product keeps of classes, deleted or not; every id of it begins with `key`, so that a search for the
 * key finds whatever is left of it.
 */
export async function aWholeClass(world: World, key: string, deletedAt: Date | null): Promise<WholeClass> {
  const { db, ownSchoolId } = world;
  const [teacher, pupil] = [world.people.teacherOfClass.userId, world.people.pupilOwner.userId];
  const id = (what: string) => `${key}-${what}`.padEnd(22, '-');
  // What stays when the class goes has ids without its key.
  const around = (what: string) => `${what}-beside-${key.length}`.padEnd(22, '-');
  const [classId, now] = [id('class'), world.services.clock.now()];
  await sql`insert into school_class (id, school_id, name, color, deleted_at) values (${classId}, ${ownSchoolId}, ${key}, 'teal', ${deletedAt})`.execute(
    db,
  );
  const [ownFileId, sharedFileId] = [await aFile(world, id('file')), await aFile(world, id('shared'))];
  const portraitId = await aFile(world, id('portrait'));
  const rows: Readonly<Record<string, readonly object[]>> = {
    class_teacher: [{ class_id: classId, user_id: teacher }],
    class_pupil: [{ class_id: classId, user_id: pupil, number: 1 }],
    former_pupil: [{ class_id: classId, user_id: teacher, removed_at: now }],
    school_group: [{ id: id('group'), school_id: ownSchoolId, class_id: classId, kind: 'group', name: 'Leseclub', created_by: teacher }],
    group_member: [{ group_id: id('group'), user_id: pupil }],
    deleted_group: [
      {
        id: id('old-group'),
        school_id: ownSchoolId,
        class_id: classId,
        kind: 'group',
        name: 'Chor',
        created_by: teacher,
        created_at: now,
        user_ids: [pupil],
        deleted_at: now,
      },
    ],
    pupil_handover: [
      {
        id: id('handover'),
        code_hash: id('code'),
        user_id: deletedAt ? pupil : teacher,
        class_id: classId,
        created_by: teacher,
        expires_at: now,
      },
    ],
    class_setting: [{ class_id: classId, tool: 'chat', name: 'time', type: 'string', value: JSON.stringify({ [classId]: true }) }],
    user_setting: [
      {
        user_id: teacher,
        tool: 'jahreswechsel',
        name: around('erledigt'),
        type: 'json',
        value: JSON.stringify({ [classId]: ['cards'], other: ['page'] }),
      },
    ],
    page: [
      aPageRow(id('page'), 'class', classId, teacher),
      aPageRow(around('page'), 'school', ownSchoolId, teacher),
      // What a pupil shares stays with the pupil; the release of a class that is no more goes.
      { ...aPageRow(around('own-page'), 'user', pupil, pupil), visibility: 'public', release: 'released', release_class_id: classId },
    ],
    page_block: [
      { id: id('block'), page_id: id('page'), type: 'Title', version: 1, settings: '{}', position: 'a0' },
      {
        id: around('block'),
        page_id: around('page'),
        type: 'Homework',
        version: 1,
        settings: JSON.stringify({ schoolClassId: classId, share: null, view: 'week', showWeekend: false }),
        position: 'a0',
      },
    ],
    page_file: [
      { page_id: id('page'), block_id: id('block'), file_id: ownFileId },
      { page_id: id('page'), block_id: id('block'), file_id: sharedFileId },
      { page_id: around('page'), block_id: around('block'), file_id: sharedFileId },
    ],
    page_lock: [{ page_id: id('page'), holder_id: teacher, session_id: 'S', fence: 1, since: now, expires_at: now }],
    page_mark: [{ user_id: pupil, page_id: id('page'), favourite: true, expanded: false }],
    homework_class: [
      { class_id: classId, title: 'Agenda', subjects: '[]', limit_minutes: null, pupils_can_set_duration: true, pupil_sort_order: 'nr' },
    ],
    homework_box: [{ id: id('box'), class_id: classId, side: 'before', title: 'Ganze Woche', position: 'a0', per_week: false }],
    homework_series: [
      { id: id('series'), mode: 'daily', selected_days: [], first_day: '2027-03-01', last_day: '2027-03-05', created_by: teacher },
    ],
    homework_task: [
      { ...aTaskRow(id('task'), classId, teacher), date: '2027-03-01', series_id: id('series') },
      { ...aTaskRow(id('boxed'), classId, teacher), box_id: id('box'), deleted_at: now },
    ],
    homework_assignee: [{ task_id: id('task'), user_id: pupil, selected: true, done_at: now }],
    homework_feedback: [
      { id: id('feedback'), task_id: id('task'), user_id: pupil, type: 'lob', feedback: '', teacher_id: teacher, shared: true },
    ],
    homework_attachment: [
      { task_id: id('task'), file_id: ownFileId, position: 0 },
      { task_id: id('task'), file_id: portraitId, position: 1 },
    ],
    homework_share: [{ id: id('share'), class_id: classId, secret_hash: id('secret'), created_by: teacher }],
    ...administrationOf(world, { id, around, classId, now }),
  };
  for (const [table, all] of Object.entries(rows))
    for (const row of all) {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(
        db,
      );
    }
  await sql`update user_account set current_class_id = ${classId}, avatar = coalesce(avatar, ${portraitId})
    where id = ${deletedAt ? teacher : pupil}`.execute(db);
  return { classId, ownFileId, sharedFileId, planId: around('plan') };
}

interface Named {
  readonly id: (what: string) => string;
  readonly around: (what: string) => string;
  readonly classId: string;
  readonly now: Date;
}

/** What the administration remembers: plans where the class is a step and a goal, an import into it, an archive of it, its links. */
function administrationOf({ ownSchoolId, otherClassId, people }: World, { id, around, classId, now }: Named) {
  const [admin, pupil] = [people.schoolAdminOwn.userId, people.pupilOwner.userId];
  const planId = around('plan');
  const before = new Date(now.getTime() - 200 * 86_400_000);
  const aStep = (ofClass: string, moves: readonly object[]) => ({
    classId: ofClass,
    action: 'continue',
    newName: null,
    teacherId: null,
    content: 'keep',
    moves,
  });
  const intoClass = { userId: pupil, to: { kind: 'class', classId } };
  const memo = {
    name: '4b',
    color: 'teal',
    teacherIds: [],
    pupils: [{ userId: pupil, number: 1 }],
    moved: [{ userId: pupil, classId, schoolId: ownSchoolId }],
    change: { planId, classId: otherClassId, action: 'continue', toClassIds: [classId], content: 'keep', leavingUserIds: [] },
    features: {},
    after: { name: '4b', pupilIds: [] },
  };
  const step = { plan_id: planId, state: 'done', ran_at: now };
  const state = { firstName: 'Mia', lastName: 'Test', email: null, birthYear: null, externalId: null, classId, number: 1 };
  const importId = around('import');
  return {
    year_plan: [{ id: planId, school_id: ownSchoolId, school_year: 2027, state: 'done', created_by: admin, created_at: now }],
    year_step: [
      { ...step, class_id: classId, position: 0, step: JSON.stringify(aStep(classId, [])), memo: '{}' },
      { ...step, class_id: otherClassId, position: 1, step: JSON.stringify(aStep(otherClassId, [intoClass])), memo: JSON.stringify(memo) },
    ],
    office_import: [
      {
        id: importId,
        school_id: ownSchoolId,
        created_by: admin,
        file_name: 'liste.csv',
        state: 'done',
        question: JSON.stringify({ targetClassId: classId }),
        fingerprint: 'x',
        counts: '{}',
        new_class_ids: [classId],
        created_at: now,
      },
    ],
    import_touched: [{ import_id: importId, user_id: pupil, how: 'changed', before: JSON.stringify(state), after: JSON.stringify(state) }],
    office_export: [
      { id: id('export'), owner_id: admin, what: 'class', about_id: classId, about: '3a', task_id: 'T', state: 'done', created_at: now },
    ],
    page_visit: [{ path: `/seite/${id('page')}`, day: '2026-11-20', views: 3, visitors: 2 }],
    link_check: [{ school_id: ownSchoolId, user_id: admin, task_id: 'T', state: 'done', checked_at: before }],
    checked_link: [
      {
        school_id: ownSchoolId,
        user_id: admin,
        class_id: classId,
        position: classId.indexOf('-'),
        url: 'https://example.ch',
        label: 'Wald',
        verdict: 'ok',
        said: '200',
        place_title: 'Wald',
        place_path: `/seite/${id('page')}`,
      },
    ],
  };
}

async function aFile(world: World, id: string): Promise<string> {
  const picture = { ownerId: world.people.teacherOfClass.userId, name: 'bild.png', mimeType: 'image/png', content: await aPng(8, 8) };
  const stored = await storePicture(world.services, picture);
  await sql`update file set id = ${id} where id = ${stored}`.execute(world.db);
  return id;
}

const aPageRow = (id: string, groupType: string, groupId: string, createdBy: string) => ({
  id,
  url: id,
  title: 'Wald',
  group_type: groupType,
  group_id: groupId,
  position: 'a0',
  visibility: 'group',
  background: '{"type":"pages"}',
  created_by: createdBy,
});

const aTaskRow = (id: string, classId: string, createdBy: string) => ({
  id,
  class_id: classId,
  task: 'Seite 12 lösen',
  event: false,
  visible: true,
  assigned_to_class: true,
  position: 'a0',
  created_by: createdBy,
});
