export { vocabularyExamples } from './examples.ts';
export { vocabularyTesting } from './feature.ts';
export { aGivenList, aList, aWord, given, withoutLists } from './lists.ts';
