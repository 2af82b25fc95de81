export { aSite } from './a-site.ts';
export { anAdministration } from './an-administration.ts';
export { type OfficeWorld, officeWorld } from './office-world.ts';
export { placesOf } from './places-of.ts';
export { rawRequest } from './raw-request.ts';
export { statementsOf } from './statements-of.ts';
export { type TestServer, testServer } from './test-server.ts';
export { proveContract } from './contract/prove-contract.ts';
export { overtake } from './overtake.ts';
