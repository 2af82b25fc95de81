export { Calls } from './calls.tsx';
export { type FakeAnswer, fakeServer, type SentCall } from './fake-server.ts';
