export { rankingsExamples } from './examples.ts';
export { rankingsTesting } from './feature.ts';
