export { invitationsTesting } from './feature.ts';
export { invitationsExamples } from './examples.ts';
