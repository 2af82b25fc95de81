export { aContribution, aGallery, aPictureOf, aRegister } from './contributions.ts';
export { pagesTesting } from './feature.ts';
export { aLockedPage, aPupilsPage, aShortLink, pagesExamples } from './examples.ts';
export { aPage, linkSecret } from './a-page.ts';
export { insertPage } from '../server/queries/insert-page.ts';
export type { PagesTables } from '../server/tables.ts';
