export { type ClassRight, classRights, livingRights } from './class-rights.ts';
export { schoolsAdministered } from './schools-administered.ts';
