import type { Searched } from '@pausenplatz/kernel-host';
import { shopUiTexts as texts } from '../texts.ui.ts';

/** The way to each screen, in a chunk of its own: the start of a host carries one address. */
export const loaders = {
  shop: () => import('./screens/shop-screen.tsx'),
  product: () => import('./screens/product-screen.tsx'),
  cart: () => import('./screens/cart-screen.tsx'),
  checkout: () => import('./screens/checkout-screen.tsx'),
  orders: () => import('./screens/orders-screen.tsx'),
} as const;

export const shopSearched: Searched = {
  places: [
    { path: '/shop', access: 'public', ...texts.search },
    { path: '/shop/bestellungen', access: ['Teacher', 'SchoolAdmin'], ...texts.searchOrders },
  ],
};
