/** The client without query cache and session: what a frame on a foreign website can carry. */
import { createApi } from './api.ts';
import { withoutSession } from './session.ts';

export type { Api } from './api.ts';
export { type Brought, BroughtProvider, useBrought } from './brought.ts';
export { RefusedError } from './errors.ts';

/** Calls of a frame: nobody is signed in there. */
export const frameApi = createApi({ serverAddress: '', session: withoutSession });
