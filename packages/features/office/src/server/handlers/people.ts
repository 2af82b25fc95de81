import { profileChanged } from '@pausenplatz/account/contract';
import { endForeignLinks } from '@pausenplatz/federation/server';
import { confirmed, fill } from '@pausenplatz/kernel-contract';
import { type AuditDetails, openWall, readAudit, refuse as refuseKernel } from '@pausenplatz/kernel-server';
import { forgetActors, proveSchool, removeMembers, schoolsBelow, tellClass } from '@pausenplatz/schools/server';
import { getLog, listPeople, officeLimits, removeTeacher } from '../../contract/index.ts';
import { erasedTexts, unknownEntry } from '../../texts.entries.ts';
import { handle, refuse } from '../office.ts';
import { namesOfSubjects } from '../queries/names-of-subjects.ts';
import { type Cursor, findPeople } from '../queries/find-people.ts';
import { peopleById } from '../queries/read-people.ts';

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
    await work.audit({ action: 'teacher.leave', scopeId: schoolId, subject: { kind: 'person', id: userId } });
  });
  return confirmed;
});

const getLogHandler = handle(getLog, async (context, { schoolId, before }) => {
  await proveSchool(context, schoolId, 'administer');
  const scopeIds = await schoolsBelow(context.db, schoolId);
  const limit = officeLimits.logPerPage + 1;
  const rows = await readAudit(context.db, { scopeIds, limit, ...(before !== undefined && { before: Number(before) }) });
  const shown = rows.slice(0, officeLimits.logPerPage);
  // Whoever is named in the school's own log is named there also after they have left.
  openWall({ people: shown.flatMap(({ actorId, subject }) => [actorId ?? '', subject.kind === 'person' ? subject.id : '']) });
  const actors = await peopleById(
    context.db,
    shown.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  );
  const names = await namesOfSubjects(
    context.db,
    shown.map(({ subject }) => subject),
  );
  return {
    rows: shown.map(({ number, at, actorId, action, subject, details }) => ({
      number,
      at: at.toISOString(),
      actor: actors.get(actorId ?? '') ?? null,
      action,
      what: context.auditWords.of(action) ?? fill(unknownEntry, { action }),
      erased: action === 'class.erase' ? erasedWords(context.auditWords.erased(details)) : null,
      about: names.get(subject.id) ?? lastNameOf(details),
    })),
    more: rows.length > shown.length,
  };
});

const erasedWords = (parts: readonly string[]): string =>
  parts.length === 0 ? erasedTexts.nothing : fill(erasedTexts.parts, { what: parts.join(', ') });

/** The entry about the erasure of a class is where its name is kept. */
const lastNameOf = ({ name }: AuditDetails): string => (typeof name === 'string' ? name : '');

export const peopleHandlers = [listPeopleHandler, removeTeacherHandler, getLogHandler];
