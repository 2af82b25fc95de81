export { aBoard, aCard, aComment, aKanban, anEntry, anotherBoard, anotherKanban, boardsTablesOf } from './boards.ts';
export { boardsExamples } from './examples.ts';
export { boardsTesting } from './feature.ts';
