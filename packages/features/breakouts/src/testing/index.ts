export { aBreakout, aLock, aTeam, breakoutsTablesOf } from './breakouts.ts';
export { breakoutsExamples } from './examples.ts';
export { breakoutsTesting } from './feature.ts';
