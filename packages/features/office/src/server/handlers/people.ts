import { endForeignWays } from '@pausenplatz/account/server';
import { profileChanged } from '@pausenplatz/account/contract';
import { confirmed } from '@pausenplatz/kernel-contract';
import { refuse as refuseKernel } from '@pausenplatz/kernel-server';
import { forgetActors, proveSchool, removeMembers, schoolsBelow, tellClass } from '@pausenplatz/schools/server';
import { listPeople, removeTeachers } from '../../contract/index.ts';
import { handle, refuse } from '../office.ts';
import { type Cursor, findPeople } from '../queries/find-people.ts';

const listPeopleHandler = handle(listPeople, async (context, { schoolId, kind, search = '', after }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const { people, next, total } = await findPeople(context.db, {
    schoolIds,
    kind,
    search: search.trim(),
    after: readCursor(after),
    now: context.clock.now(),
  });
  return { people, total, next: next && Buffer.from(JSON.stringify(next)).toString('base64url') };
});

function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [lastName, firstName, id] = Array.isArray(read) ? read : [];
    if (typeof lastName === 'string' && typeof firstName === 'string' && typeof id === 'string') return [lastName, firstName, id];
  } catch {
    // Falls through to the refusal: a cursor that we did not write.
  }
  return refuseKernel('INPUT_INVALID');
}

const removeTeachersHandler = handle(removeTeachers, async (context, { schoolId, userIds }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const ids = [...new Set(userIds)];
  await context.transact(async (work) => {
    const memberships = await work.db
      .selectFrom('school_member')
      .select(['school_id', 'user_id'])
      .where('user_id', 'in', ids)
      .where('kind', '=', 'teacher')
      .where('school_id', 'in', schoolIds)
      .orderBy('user_id')
      .forUpdate()
      .execute();
    // All of them or nobody: what was asked about is what happens.
    if (new Set(memberships.map(({ user_id }) => user_id)).size < ids.length) refuse('PERSON_NOT_FOUND');
    const taught = await work.db
      .selectFrom('class_teacher')
      .innerJoin('school_class', 'school_class.id', 'class_teacher.class_id')
      .select(['class_id', 'user_id'])
      .where('user_id', 'in', ids)
      .where('school_id', 'in', schoolIds)
      .execute();
    for (const [id, rows] of Map.groupBy(memberships, ({ school_id }) => school_id))
      await removeMembers(
        work,
        id,
        rows.map(({ user_id }) => user_id),
        'teacher',
      );
    for (const classId of new Set(taught.map(({ class_id }) => class_id))) await tellClass(work, classId);
    await endForeignWays(work, context, ids);
    await forgetActors(context, work, ids);
    for (const userId of ids) {
      // Menus and screens of the school close where they are signed in.
      work.publish({ userId }, profileChanged, { v: 1 });
      await work.audit({
        action: 'teacher.leave',
        scopeId: schoolId,
        subject: { kind: 'person', id: userId },
        changes: taught.filter(({ user_id }) => user_id === userId).map(({ class_id: id }) => ({ was: { kind: 'class', id } })),
      });
    }
  });
  return confirmed;
});

export const peopleHandlers = [listPeopleHandler, removeTeachersHandler];
