import type { Searched } from '@pausenplatz/kernel-host';
import { multiplicationTexts } from '../texts.ts';

const texts = multiplicationTexts.search;

export const multiplicationSearched: Searched = {
  places: [
    { path: '/lernen/einmaleins', access: 'login', ...texts.overview },
    { path: '/lernen/einsdurcheins', access: 'login', ...texts.division },
    { path: '/lernen/einmaleins/diplom', access: 'login', ...texts.diploma },
  ],
};
