export { joiningTesting } from './feature.ts';
export { aJoinRequest } from './a-request.ts';
export { joiningExamples } from './examples.ts';
