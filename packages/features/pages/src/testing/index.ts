export { pagesTesting } from './feature.ts';
export { aLockedPage, aPage, aPupilsPage, aShortLink, linkSecret, pagesExamples } from './examples.ts';
export { insertPage } from '../server/queries/insert-page.ts';
export type { PagesTables } from '../server/tables.ts';
