import type { Searched } from '@pausenplatz/kernel-host';
import { shopUiTexts as texts } from '../texts.ui.ts';

export const shopSearched: Searched = {
  places: [
    { path: '/shop', access: 'public', ...texts.search },
    { path: '/shop/bestellungen', access: ['Teacher', 'SchoolAdmin'], ...texts.searchOrders },
  ],
};
