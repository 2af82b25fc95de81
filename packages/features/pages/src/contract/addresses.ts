import type { CallAddress } from '@pausenplatz/kernel-contract';

/** How frames reach two calls; apart from their schemas, which are heavy for a frame. */
export const pageAddresses = {
  getPage: { method: 'GET', path: 'pages/get/{url}' },
  getFraming: { method: 'GET', path: 'pages/framing/get/{url}' },
} as const satisfies Readonly<Record<string, CallAddress>>;
