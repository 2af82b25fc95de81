import { defineCall, onlyRoles, signedInActors, searching } from '@pausenplatz/kernel-contract';

export const findTasks = defineCall({
  ...searching,
  method: 'POST',
  summary: 'Tasks, events and private entries of all classes that somebody teaches or attends today, those next to today first.',
  path: 'homework/find',
  access: onlyRoles('Teacher', 'Pupil'),
  actors: signedInActors(200, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
});
