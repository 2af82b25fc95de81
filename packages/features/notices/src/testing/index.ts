export { noticesTesting } from './feature.ts';
export { aMessage, noticesExamples } from './examples.ts';
