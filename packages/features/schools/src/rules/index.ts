export { classKey } from './class-key.ts';
export { type ClassRight, classRights, livingRights } from './class-rights.ts';
export { schoolsAdministered } from './schools-administered.ts';
export { atSchool, toSchool } from './school-name.ts';
export { isReminderSeason, schoolYearName, schoolYearOf } from './school-year.ts';
