/** The client without its hooks, for framed pages that carry no query cache. */
export { type Api, createApi } from './api.ts';
export { withoutSession } from './session.ts';
