export { iconsExamples } from './examples.ts';
export { iconsTesting } from './feature.ts';
export { anIcon, aPicture } from './icons.ts';
