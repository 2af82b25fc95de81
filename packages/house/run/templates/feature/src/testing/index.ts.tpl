export { anEntry } from './entries.ts';
export { {{camel}}Examples } from './examples.ts';
export { {{camel}}Testing } from './feature.ts';
