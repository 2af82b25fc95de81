export { type ClassRelation, type ClassRight, classRights } from './class-rights.ts';
export { daysAfter, daysBefore } from './days-from.ts';
export { schoolsAdministered } from './schools-administered.ts';
