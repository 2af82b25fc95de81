import { isStillHere, proveClass } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { getPeople } from '../../contract/index.ts';
import { handle } from '../account.ts';
import { briefColumns, presentBrief } from '../present.ts';
import type { AccountTables } from '../tables.ts';

export const getPeopleHandler = handle(getPeople, async (context, { classId }) => {
  const { db } = context;
  const { rights } = await proveClass(context, classId, 'read');
  const pupils = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select([...briefColumns, 'number'])
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .where(isStillHere)
    .orderBy('number')
    .execute();
  const teachers = await db
    .selectFrom('class_teacher')
    .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
    .select(briefColumns)
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  // What a group is called can tell what a child needs: for those who teach or administer.
  const groups = rights.has('review') || rights.has('administer') ? await groupsOf(db, classId) : [];
  return {
    pupils: pupils.map((row) => ({ ...presentBrief(context, row), number: row.number })),
    teachers: teachers.map((row) => presentBrief(context, row)),
    groups: [...Map.groupBy(groups, (row) => row.id)].map(([id, members]) => ({
      id,
      name: members[0]?.name ?? '',
      pupilIds: members.flatMap((row) => row.userId ?? []),
    })),
  };
});

function groupsOf(db: Kysely<AccountTables>, classId: string) {
  return db
    .selectFrom('school_group')
    .leftJoin('group_member', 'group_member.group_id', 'school_group.id')
    .select(['id', 'name', 'group_member.user_id as userId'])
    .where('class_id', '=', classId)
    .orderBy('name')
    .execute();
}
