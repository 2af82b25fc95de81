export { flashcardsExamples } from './examples.ts';
export { flashcardsTesting } from './feature.ts';
export { aBox, aGivenSet, aSet, aSide } from './sets.ts';
