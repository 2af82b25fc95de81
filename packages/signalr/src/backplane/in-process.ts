import type { Backplane } from './backplane.ts';

/** The default: one process, nothing to carry. Its empty `nodeId` tells the server not to publish at all. */
export const inProcessBackplane: Backplane = {
  nodeId: '',
  start: () => Promise.resolve(),
  publish: () => Promise.resolve({ receivers: 0 }),
  subscribe: () => Promise.resolve(),
  unsubscribe: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
