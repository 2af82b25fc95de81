export { documentsTesting } from './feature.ts';
export { aPng } from './a-png.ts';
export { aZip } from './a-zip.ts';
export { anArrivedUpload, documentsExamples } from './examples.ts';
