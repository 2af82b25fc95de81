export { qrCardsTesting } from './feature.ts';
export { qrCardsExamples } from './examples.ts';
