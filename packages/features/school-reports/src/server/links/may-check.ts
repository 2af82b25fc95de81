import type { UserActor } from '@pausenplatz/kernel-server';

/** Links of a class concern who teaches it; links of a whole school, with all its classes, who administers it. */
export function mayCheck(actor: Pick<UserActor, 'adminSchoolIds' | 'teachesClassIds'>, schoolId: string, classId: string | null): boolean {
  return actor.adminSchoolIds.includes(schoolId) || (classId !== null && actor.teachesClassIds.includes(classId));
}
