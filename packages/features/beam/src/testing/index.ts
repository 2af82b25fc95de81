export { aBeam } from './beams.ts';
export { beamExamples } from './examples.ts';
export { beamTesting } from './feature.ts';
