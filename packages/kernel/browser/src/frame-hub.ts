import { createHubClient } from './hub-client.ts';
import { withoutSession } from './session.ts';

/** The one connection of a frame, apart from its calls: it loads once a block listens. */
export const frameHub = createHubClient({ serverAddress: '', session: withoutSession });
