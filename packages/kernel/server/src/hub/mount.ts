import type { FastifyInstance } from 'fastify';
import type { ServerFeature } from '../calls/feature.ts';
import type { HubPublisher, Services } from '../services.ts';

export interface MountedHub {
  readonly publisher: HubPublisher;
  stop(): Promise<void>;
}

/** Puts the hub at its path. */
export async function mountHub(
  _app: FastifyInstance,
  _services: Services,
  _features: readonly ServerFeature[],
  _databaseUrl: string,
): Promise<MountedHub> {
  return {
    publisher: { send: () => undefined, endSession: () => undefined, recheck: () => undefined, isConnected: () => false },
    stop: async () => undefined,
  };
}
