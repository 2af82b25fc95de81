import { onlyRoles, signedInActors } from '@pausenplatz/kernel-contract';

export const teachers = onlyRoles('Teacher');
export const teachersAndPupils = onlyRoles('Teacher', 'Pupil');
const noRole = { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 } as const;

/** Calls about nothing but oneself. */
export const anyTeacher = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 200, teacherOtherSchool: 200 });
export const anyMember = signedInActors(200, noRole);
/** Calls that change a plan of class 3a, or look through what its pupils did. */
export const teachersOfClass = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 });
/** Calls that read a plan of class 3a. */
export const readers = signedInActors(404, { ...noRole, pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200 });
/** Calls about the state of one pupil of class 3a: the pupil's own, and the teachers'. */
export const pupilAndTeachers = signedInActors(404, { ...noRole, pupilOwner: 200, pupilSameClass: 403, teacherOfClass: 200 });
