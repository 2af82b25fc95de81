export { type Box, type Mastery, masteryOf } from './boxes.ts';
export { pointsFor } from './points.ts';
export { type Attempt, type KnownItem, recordAll } from './record.ts';
