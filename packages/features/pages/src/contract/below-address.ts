import type { CallAddress } from '@pausenplatz/kernel-contract';

/** How a frame searches the pages below one; apart from the call's schema. */
export const belowAddress = { method: 'POST', path: 'pages/search/below' } as const satisfies CallAddress;
