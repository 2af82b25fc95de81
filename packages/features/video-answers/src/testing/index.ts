export { anAnswer, anotherQuestion, answersTablesOf, aQuestion, aRecordingOf } from './answers.ts';
export { answersExamples } from './examples.ts';
export { videoAnswersTesting } from './feature.ts';
