export { decodeText, type TextEncoding } from './decode-text.ts';
export { listEndings, readFile, type ReadList, type ReadProblem, readText, textOf } from './read-list.ts';
