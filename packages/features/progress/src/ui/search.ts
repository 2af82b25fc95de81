import type { Searched } from '@pausenplatz/kernel-host';
import { progressTexts } from '../texts.ts';

export const progressSearched: Searched = {
  places: [
    { path: '/lernen', access: 'login', ...progressTexts.search.learn },
    { path: '/lernen/meine-leistungen', access: 'login', ...progressTexts.search.performance },
    { path: '/tools', access: 'login', ...progressTexts.search.tools },
  ],
};
