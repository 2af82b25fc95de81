export { accountTesting } from './feature.ts';
export { totpCode } from '../server/second-factor/totp.ts';
export { accountExamples } from './examples.ts';
export { type PastWorld, seedPast } from './life-cycle.ts';
export { aPerson, aToken, initialPasswordOf, testPassword, type TestPerson } from './people.ts';
export { type Examples, foreignMarker, seedWorld, type World } from './world.ts';
