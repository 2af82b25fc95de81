import type { CallAddress } from '@pausenplatz/kernel-contract';

/** How what is light reaches its calls; apart from their schemas, which are heavy for a framed page. */
export const adventAddresses = {
  showAdvent: { method: 'GET', path: 'advent/show/{id}' },
  openDoor: { method: 'POST', path: 'advent/door/open' },
  getAdventFraming: { method: 'GET', path: 'advent/framing/{id}' },
} as const satisfies Readonly<Record<string, CallAddress>>;
