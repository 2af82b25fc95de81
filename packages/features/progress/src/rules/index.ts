export { type Box, type Mastery, firstSecure, masteryOf } from './boxes.ts';
export { pointsFor } from './points.ts';
export { type Attempt, type KnownItem, recordAll } from './record.ts';
export { streakOf } from './streak.ts';
