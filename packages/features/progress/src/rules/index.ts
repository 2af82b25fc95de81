export { type Box, type Mastery, firstSecure, masteryOf } from './boxes.ts';
export { type Random, shuffled, shuffledApart } from './chance.ts';
export { pointsFor } from './points.ts';
export { nextPraise } from './praise.ts';
export { queueAfterMiss } from './queue.ts';
export { type Attempt, type KnownItem, recordAll } from './record.ts';
export { streakOf } from './streak.ts';
export { arePossible } from './told-times.ts';
export { readTurns, turnWorth } from './turns.ts';
