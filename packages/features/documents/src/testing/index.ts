export { aPng } from './a-png.ts';
export { anArrivedUpload, documentsExamples } from './examples.ts';
