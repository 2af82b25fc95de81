import type { Searched } from '@pausenplatz/kernel-host';
import { progressTexts } from '../texts.ts';

export const progressSearched: Searched = {
  places: [
    { path: '/lernen', access: 'login', ...progressTexts.search.learn },
    { path: '/tools', access: 'login', ...progressTexts.search.tools },
  ],
};
