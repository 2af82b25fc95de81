export { readInvitees } from './read-invitees.ts';
export { similarSchools } from './similar-schools.ts';
export { areAllDone, type Beginning, firstSteps, type StepState } from './first-steps.ts';
