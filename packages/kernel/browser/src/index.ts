export { type Api, type ApiSettings, type CallOptions, createApi } from './api.ts';
export { ApiProvider, keyOf, markStale, useApi, useCall, useCallMutation } from './calls.ts';
export { NetworkError, RefusedError, UnexpectedAnswerError } from './errors.ts';
export type { HubClient, HubStatus } from './hub.ts';
export { type SafeStorage, safeStorage } from './safe-storage.ts';
export { type ClientSession, singleFlight, withoutSession } from './session.ts';
