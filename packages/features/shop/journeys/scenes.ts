import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { fillCart } from './fill-cart.ts';

/** The range, one product, a cart, the checkout and what was ordered. */
export const shopScenes: readonly Scene[] = [
  { name: 'shop', as: 'lea.brunner', open: showing('/shop', 'link', 'Kopfhörer Kind') },
  { name: 'shop-headphones', as: 'nobody', open: showing('/kopfhoerer-shop', 'link', 'Headset Sprache') },
  { name: 'shop-product', as: 'lea.brunner', open: showing('/shop/produkt/kopfhoerer-kind', 'button', 'In den Warenkorb') },
  {
    name: 'shop-cart',
    as: 'lea.brunner',
    open: async (page) => {
      await fillCart(page);
      await page.getByRole('heading', { name: 'Warenkorb' }).waitFor();
    },
  },
  {
    name: 'shop-checkout',
    as: 'lea.brunner',
    open: async (page) => {
      await fillCart(page);
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).waitFor();
    },
  },
  { name: 'shop-orders', as: 'lea.brunner', open: showing('/shop/bestellungen', 'heading', 'Bestellungen') },
  { name: 'shop-approve', as: 'eva.ammann', open: showing('/shop/bestellungen', 'button', /freigeben$/) },
  {
    name: 'shop-decline',
    as: 'eva.ammann',
    open: async (page) => {
      await showing('/shop/bestellungen', 'button', /ablehnen$/)(page);
      await page.getByRole('button', { name: /ablehnen$/ }).click();
      await page.getByRole('heading', { name: /ablehnen\?$/ }).waitFor();
    },
  },
];
