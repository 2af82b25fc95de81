export { schoolsAdministered } from './schools-administered.ts';
