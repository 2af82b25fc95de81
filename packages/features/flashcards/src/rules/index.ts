export { type Memory, remember, secureStability } from './memory.ts';
export { answerRun, beginRun, pilesOf, type Run, undoRun } from './run.ts';
export { fileOf, isEmptySide, shownOf, sideWords } from './side-words.ts';
