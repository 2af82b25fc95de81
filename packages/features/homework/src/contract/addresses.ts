import type { CallAddress } from '@pausenplatz/kernel-contract';

/** How blocks reach their two calls; apart from their schemas, which are heavy for a framed page. */
export const planAddresses = {
  getPlan: { method: 'POST', path: 'homework/get' },
  getTasks: { method: 'POST', path: 'homework/tasks/get' },
} as const satisfies Readonly<Record<string, CallAddress>>;
