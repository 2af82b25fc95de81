export { aLockedPage, aPage, pagesExamples } from './examples.ts';
