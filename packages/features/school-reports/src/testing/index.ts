export { schoolReportsTesting } from './feature.ts';
export { schoolReportsExamples } from './examples.ts';
