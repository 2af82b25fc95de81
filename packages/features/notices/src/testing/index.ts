export { aMessage, noticesExamples } from './examples.ts';
