import type { CallAddress } from '@pausenplatz/kernel-contract';

export type { countVisit } from './visits.ts';

/** How a page without the product's own scripts reaches a call, apart from its schemas. */
export const visitAddresses = {
  countVisit: { method: 'POST', path: 'administration/visits/count' },
} as const satisfies Readonly<Record<string, CallAddress>>;
