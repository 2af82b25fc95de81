import type { CallAddress } from '@pausenplatz/kernel-contract';

/** How a frame reaches its one call; apart from its schema, which is heavy for a framed page. */
export const padAddresses = { getPad: { method: 'GET', path: 'pads/{blockId}' } } as const satisfies Readonly<Record<string, CallAddress>>;
