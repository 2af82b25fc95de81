export { type ClassRelation, type ClassRight, classRights } from './class-rights.ts';
export { schoolsAdministered } from './schools-administered.ts';
