import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass, shownPupils } from '@pausenplatz/schools/server';
import { groupsOf, pupilsOf } from '../queries/read-people.ts';
import type { OfficeTables } from '../tables.ts';

/** Who is in the class, by name alone, and its groups. How somebody signs in belongs to nobody but them. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<OfficeTables>(services.db);
  const scope = await proveClass({ db, actor: asker }, classId, 'read');
  const shown = new Set(await shownPupils(db, scope));
  const pupils = (await pupilsOf(db, classId)).filter(({ id }) => shown.has(id));
  const there = new Set(pupils.map(({ id }) => id));
  const teachers = await db
    .selectFrom('class_teacher')
    .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .execute();
  const groups = await groupsOf(db, { classId });
  return {
    data: {
      class: { id: classId, name: scope.className, isArchived: scope.isArchived },
      teachers,
      pupils: pupils.map(({ id, number, firstName, lastName }) => ({ id, number, firstName, lastName })),
      groups: groups.map(({ name, userIds }) => ({ name, userIds: userIds.filter((id) => there.has(id)) })),
    },
  };
};
