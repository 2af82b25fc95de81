import type { Searched } from '@pausenplatz/kernel-host';
import { adventTexts } from '../texts.ts';

/** Where the search leads. */
export const adventSearched: Searched = {
  places: [{ path: '/tools/advent', access: ['Teacher'], ...adventTexts.search }],
};
