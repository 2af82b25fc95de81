export { joinChange, joiningSteps, lengthBefore } from './join-change.ts';
export { padRights } from './pad-rights.ts';
export { changedSegments, removedBy, segmentsOf, type Spans, spansOf, textOf } from './segments.ts';
export { changesTo, isVersionDue } from './versions.ts';
