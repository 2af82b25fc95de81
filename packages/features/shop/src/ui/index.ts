import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart, schoolSetting } from '@pausenplatz/office/ui';
import { shopTitles as titles } from '../titles.ts';
import type { loaders } from './loaders.ts';

const load =
  <Part>(of: (all: typeof loaders) => Promise<Part>) =>
  async () =>
    of((await import('./loaders.ts')).loaders);

const shown = { access: 'public', background: 'tools' } as const;
const shop = { ...shown, load: load((all) => all.shop()) };
const product = { ...shown, title: titles.product, load: load((all) => all.product()) };
const cart = { ...shown, title: titles.cart, load: load((all) => all.cart()) };
const checkout = { ...shown, title: titles.checkout, load: load((all) => all.checkout()) };

/** The shop, and headphones under an address of their own: the same screens. */
export const shopUi: UiFeature = {
  name: 'shop',
  screens: [
    { ...shop, path: '/shop', title: titles.shop },
    { ...product, path: '/shop/produkt/:url' },
    { ...cart, path: '/shop/warenkorb' },
    { ...checkout, path: '/shop/kasse' },
    { path: '/shop/bestellungen', title: titles.orders, access: ['Teacher', 'SchoolAdmin'], load: load((all) => all.orders()) },
    { ...shop, path: '/kopfhoerer-shop', title: titles.headphones },
    { ...product, path: '/kopfhoerer-shop/produkt/:url' },
    { ...cart, path: '/kopfhoerer-shop/warenkorb' },
    { ...checkout, path: '/kopfhoerer-shop/kasse' },
  ],
  fills: [
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(
      officePart,
      load((all) => all.ordersPart()),
    ),
    fillSlot(
      schoolSetting,
      load((all) => all.approvalOfSchool()),
    ),
  ],
};
