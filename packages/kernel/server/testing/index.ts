export { type MovableClock, movableClock } from './clock.ts';
export { cloneDatabase, dropDatabase, startTestDatabase, type TestDatabase } from './database.ts';
