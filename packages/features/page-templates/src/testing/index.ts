export { pageTemplatesExamples } from './examples.ts';
export { pageTemplatesTesting } from './feature.ts';
export { aTemplate } from './templates.ts';
