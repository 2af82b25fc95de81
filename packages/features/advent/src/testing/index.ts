export { aCalendar, adventTablesOf, words } from './calendars.ts';
export { adventExamples } from './examples.ts';
export { adventTesting } from './feature.ts';
