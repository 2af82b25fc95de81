import type { Searched } from '@pausenplatz/kernel-host';
import { mentalArithmeticTexts } from '../texts.ts';

export const mentalArithmeticSearched: Searched = {
  places: [{ path: '/lernen/kopfrechnen', access: 'login', ...mentalArithmeticTexts.search.overview }],
};
