import type { Searched } from '@pausenplatz/kernel-host';
import { adventSearchTexts } from '../texts.search.ts';

/** Where the search leads. */
export const adventSearched: Searched = {
  places: [{ path: '/tools/advent', access: ['Teacher'], ...adventSearchTexts }],
};
