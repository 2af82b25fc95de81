export { homeworkTesting } from './feature.ts';
export { everythingOf } from './everything-of.ts';
export { homeworkExamples } from './examples.ts';
export { aBox, aShare, aTask, homeworkTablesOf, monday, shareSecret } from './tasks.ts';
