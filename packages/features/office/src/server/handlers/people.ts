import { profileChanged } from '@pausenplatz/account/contract';
import { endForeignLinks } from '@pausenplatz/federation/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { refuse as refuseKernel } from '@pausenplatz/kernel-server';
import { forgetActors, proveSchool, removeMembers, schoolsBelow, tellClass } from '@pausenplatz/schools/server';
import { listPeople, removeTeacher } from '../../contract/index.ts';
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

const removeTeacherHandler = handle(removeTeacher, async (context, { schoolId, userId }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const taught = await context.db
    .selectFrom('class_teacher')
    .innerJoin('school_class', 'school_class.id', 'class_teacher.class_id')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('school_id', 'in', schoolIds)
    .execute();
  await context.transact(async (work) => {
    const memberships = await work.db
      .selectFrom('school_member')
      .select('school_id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'teacher')
      .where('school_id', 'in', schoolIds)
      .execute();
    if (memberships.length === 0) refuse('PERSON_NOT_FOUND');
    for (const { school_id } of memberships) await removeMembers(work, school_id, [userId], 'teacher');
    for (const { class_id } of taught) await tellClass(work, class_id);
    await endForeignLinks(work, context, [userId]);
    await forgetActors(context, work, [userId]);
    // Menus and screens of the school close where they are signed in.
    work.publish({ userId }, profileChanged, { v: 1 });
    await work.audit({
      action: 'teacher.leave',
      scopeId: schoolId,
      subject: { kind: 'person', id: userId },
      changes: taught.map(({ class_id: id }) => ({ was: { kind: 'class', id } })),
    });
  });
  return confirmed;
});

export const peopleHandlers = [listPeopleHandler, removeTeacherHandler];
