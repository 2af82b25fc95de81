import type { Searched } from '@pausenplatz/kernel-host';
import { beamTexts } from '../texts.ts';

const { search } = beamTexts;

/** Where the search leads. */
export const beamSearched: Searched = {
  places: [
    { path: '/tools/beam', access: ['Teacher'], ...search.beams },
    { path: '/beam-mich', access: 'public', ...search.enter },
  ],
};
