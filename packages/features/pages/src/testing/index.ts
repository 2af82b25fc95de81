export { aLockedPage, aPage, aPupilsPage, linkSecret, pagesExamples } from './examples.ts';
