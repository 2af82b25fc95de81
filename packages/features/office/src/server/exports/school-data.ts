import { ownTables, type PersonExport, readAudit, type Services } from '@pausenplatz/kernel-server';
import { schoolExportTexts as texts } from '../../texts.ts';
import type { LogRow } from '../../contract/index.ts';
import { schoolTables } from './school-tables.ts';
import { presentEntry } from '../present-entry.ts';
import type { OfficeTables } from '../tables.ts';

const entriesAtOnce = 2_000;

/** Every entry of the school's log in the words of then, newest first. */
async function wholeLog(services: Services, schoolId: string): Promise<readonly LogRow[]> {
  const entries: LogRow[] = [];
  for (let before: string | undefined; ;) {
    const page = { scopeIds: [schoolId], limit: entriesAtOnce, ...(before !== undefined && { before }) };
    const rows = await readAudit(services.db, page);
    entries.push(...rows.map((row) => presentEntry(services.auditWords, row)));
    if (rows.length < entriesAtOnce) return entries;
    before = String(rows.at(-1)?.number);
  }
}

/** What schools and administration keep about a school as a whole: classes, groups, members, requests. */
export async function exportSchool(services: Services, schoolId: string): Promise<PersonExport> {
  const db = ownTables<OfficeTables>(services.db);
  const classIds = db.selectFrom('school_class').select('id').where('school_id', '=', schoolId);
  const people = db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select([
      'user_account.id',
      'kind',
      'user_name',
      'email',
      'first_name',
      'last_name',
      'birth_year',
      'external_id',
      'user_account.deleted_at',
    ])
    .where('school_id', '=', schoolId)
    // Who deleted their own account has left: the school is told no more about them.
    .where((where) => where.or([where('deleted_by', 'is', null), where('deleted_by', '=', 'school')]))
    .orderBy('last_name');
  const [classes, everybody, log] = [
    await db.selectFrom('school_class').selectAll().where('school_id', '=', schoolId).orderBy('name').execute(),
    await people.execute(),
    await wholeLog(services, schoolId),
  ];
  const data = {
    school: await db.selectFrom('school').selectAll().where('id', '=', schoolId).executeTakeFirst(),
    classes,
    people: everybody,
    classTeachers: await db.selectFrom('class_teacher').selectAll().where('class_id', 'in', classIds).execute(),
    classPupils: await db
      .selectFrom('class_pupil')
      .selectAll()
      .where('class_id', 'in', classIds)
      // An archived class may still hold children who are at another school today.
      .where('user_id', 'in', db.selectFrom('school_member').select('user_id').where('school_id', '=', schoolId))
      .execute(),
    groupMembers: await db
      .selectFrom('group_member')
      .selectAll()
      .where('group_id', 'in', db.selectFrom('school_group').select('id').where('school_id', '=', schoolId))
      .execute(),
    groups: await db.selectFrom('school_group').selectAll().where('school_id', '=', schoolId).execute(),
    log,
    joinRequests: await db.selectFrom('join_request').selectAll().where('school_id', '=', schoolId).execute(),
  };
  return { data, tables: schoolTables(data), leftOut: [texts.classWork, texts.credentials] };
}
