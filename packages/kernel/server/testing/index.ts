export { type MovableClock, movableClock } from './clock.ts';
export { cloneDatabase, dropDatabase, runStatement, startTestDatabase } from './database.ts';
export { isPublicAddress } from '../src/safe-fetch/public-address.ts';
export type { ClassScene, FeatureTesting, PersonScene, Rows, SchoolScene } from './feature-testing.ts';
