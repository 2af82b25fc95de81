import { defineCall, searching } from '@pausenplatz/kernel-contract';
import { allStaffActors, staff } from './schools.ts';

export const searchPeople = defineCall({
  ...searching,
  method: 'POST',
  summary: 'People by name: those of the classes that the caller teaches, and everybody of the schools that they administer.',
  path: 'administration/people/search',
  access: staff,
  actors: allStaffActors,
});
