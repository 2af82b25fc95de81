export { classKey } from './class-key.ts';
export { type ClassRight, classRights, livingRights } from './class-rights.ts';
export { schoolsAdministered } from './schools-administered.ts';
export { isReminderSeason, schoolYearName, schoolYearOf } from './school-year.ts';
