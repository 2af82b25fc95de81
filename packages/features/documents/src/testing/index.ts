export { documentsTesting } from './feature.ts';
export { aPng } from './a-png.ts';
export { drawAll } from './draw-all.ts';
export { aZip } from './a-zip.ts';
export { anArrivedUpload, documentsExamples } from './examples.ts';
