import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { shopTitles as titles } from '../titles.ts';
import type { loaders } from './loaders.ts';

const load = (name: keyof typeof loaders) => async () => (await import('./loaders.ts')).loaders[name]();
const shown = { access: 'public', background: 'tools' } as const;

/** The shop, and headphones under an address of their own: the same screens. */
export const shopUi: UiFeature = {
  name: 'shop',
  screens: [
    { ...shown, path: '/shop', title: titles.shop, load: load('shop') },
    { ...shown, path: '/shop/produkt/:url', title: titles.product, load: load('product') },
    { ...shown, path: '/shop/warenkorb', title: titles.cart, load: load('cart') },
    { ...shown, path: '/shop/kasse', title: titles.checkout, load: load('checkout') },
    { ...shown, path: '/shop/bestellungen', title: titles.orders, access: ['Teacher', 'SchoolAdmin'], load: load('orders') },
    { ...shown, path: '/kopfhoerer-shop', title: titles.headphones, load: load('shop') },
    { ...shown, path: '/kopfhoerer-shop/produkt/:url', title: titles.product, load: load('product') },
    { ...shown, path: '/kopfhoerer-shop/warenkorb', title: titles.cart, load: load('cart') },
    { ...shown, path: '/kopfhoerer-shop/kasse', title: titles.checkout, load: load('checkout') },
  ],
  fills: [
    fillSlot(searched, async () => (await import('./loaders.ts')).shopSearched),
    fillSlot(officePart, async () => (await import('./office-part.ts')).ordersPart),
  ],
};
