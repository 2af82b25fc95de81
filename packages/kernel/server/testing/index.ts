export { type MovableClock, movableClock } from './clock.ts';
export { cloneDatabase, dropDatabase, startTestDatabase, type TestDatabase } from './database.ts';
export { isPublicAddress } from '../src/outside/public-address.ts';
