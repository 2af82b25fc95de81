import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts } from '../texts.search.ts';

export const workPlansSearched: Searched = {
  places: [{ path: '/tools/arbeitsplan', access: ['Teacher', 'Pupil'], ...searchTexts.list }],
};
