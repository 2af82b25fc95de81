import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { deleteGroup, proveClass, proveSchool, restoreGroup, saveGroup, schoolsBelow, tellClass } from '@pausenplatz/schools/server';
import { officeLimits, removeGroup, restoreDeletedGroup, saveClassGroup, saveTeam } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../office.ts';
import { provePupils } from '../pupil-scope.ts';

const saveClassGroupHandler = handle(saveClassGroup, async (context, { id, classId, name, userIds }) => {
  const scope = await proveClass(context, classId, 'credentials');
  if (id !== null) await proveGroup(context, id, { classId, schoolId: scope.schoolId });
  if (userIds.length > 0) await provePupils(context, scope, userIds);
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const saved = await saveGroup(work, {
      id,
      kind: 'group',
      schoolId: scope.schoolId,
      classId,
      name,
      userIds: [...new Set(userIds)],
      createdBy: userId,
    });
    await tellClass(work, classId);
    return { id: saved };
  });
});

const saveTeamHandler = handle(saveTeam, async (context, { id, schoolId, name, userIds }) => {
  await proveSchool(context, schoolId, 'member');
  if (id !== null) await proveGroup(context, id, { classId: null, schoolId });
  await proveMembers(context, schoolId, userIds);
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    return {
      id: await saveGroup(work, { id, kind: 'team', schoolId, classId: null, name, userIds: [...new Set(userIds)], createdBy: userId }),
    };
  });
});

async function proveGroup(
  context: Context,
  id: string,
  place: { readonly classId: string | null; readonly schoolId: string },
): Promise<void> {
  const found = await context.db.selectFrom('school_group').select(['class_id', 'school_id']).where('id', '=', id).executeTakeFirst();
  if (!found || found.class_id !== place.classId || found.school_id !== place.schoolId) refuse('GROUP_NOT_FOUND');
}

/** A team holds people of its school and of the schools below it only. */
async function proveMembers(context: Context, schoolId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await context.db
    .selectFrom('school_member')
    .select('user_id')
    .distinct()
    .where('school_id', 'in', await schoolsBelow(context.db, schoolId))
    .where('user_id', 'in', userIds)
    .execute();
  if (rows.length !== new Set(userIds).size) refuse('PERSON_NOT_FOUND');
}

const removeGroupHandler = handle(removeGroup, async (context, { id }) => {
  const group = await context.db.selectFrom('school_group').select(['class_id', 'school_id']).where('id', '=', id).executeTakeFirst();
  if (!group) return refuse('GROUP_NOT_FOUND');
  await proveKeeper(context, group);
  await context.transact(async (work) => {
    await deleteGroup(work, id, context.clock.now());
    if (group.class_id !== null) await tellClass(work, group.class_id);
  });
  return confirmed;
});

const restoreGroupHandler = handle(restoreDeletedGroup, async (context, { id }) => {
  const group = await context.db
    .selectFrom('deleted_group')
    .select(['class_id', 'school_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!group) return refuse('GROUP_NOT_FOUND');
  await proveKeeper(context, group);
  if (group.deleted_at < daysBefore(context.clock.now(), officeLimits.trashDays))
    refuse('RESTORE_TOO_LATE', { details: { days: officeLimits.trashDays } });
  await context.transact(async (work) => {
    await restoreGroup(work, id);
    if (group.class_id !== null) await tellClass(work, group.class_id);
  });
  return confirmed;
});

/** A group is kept by the teachers of its class, a team by those of its school, both by the admins. */
function proveKeeper(context: Context, { class_id, school_id }: { readonly class_id: string | null; readonly school_id: string }) {
  return class_id === null ? proveSchool(context, school_id, 'member') : proveClass(context, class_id, 'credentials');
}

export const groupHandlers = [saveClassGroupHandler, saveTeamHandler, removeGroupHandler, restoreGroupHandler];
