import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shopLimits } from './limits.ts';

/** A range of its own address: headphones have one beside the whole shop. */
export const shopCategories = ['general', 'headphones'] as const;
export type ShopCategory = (typeof shopCategories)[number];

/** The drawings that a product may have. */
export const shopPictures = ['headphones', 'headset', 'pen', 'sleeve', 'charger', 'dice', 'cards', 'book', 'poster', 'box'] as const;
export type ShopPicture = (typeof shopPictures)[number];

export const shopColors = ['teal', 'blue', 'violet', 'pink', 'orange', 'yellow', 'green', 'grey'] as const;
export type ShopColor = (typeof shopColors)[number];

/** Which rate of the value-added tax: of most things, or of books. */
export const vatKinds = ['normal', 'reduced'] as const;
export type VatKind = (typeof vatKinds)[number];

export const shopVariant = z.object({
  id: scalars.id,
  /** Empty where there is but one. */
  name: z.string(),
  /** In Rappen, with the tax. */
  price: z.int(),
  stock: z.int(),
});
export type ShopVariant = z.output<typeof shopVariant>;

const brief = {
  id: scalars.id,
  url: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.enum(shopCategories),
  picture: z.enum(shopPictures),
  color: z.enum(shopColors),
  /** In thousandths of the price without tax, as it is today. */
  vatRate: z.int(),
  variants: z.array(shopVariant),
} as const;

export const shopProduct = z.object(brief);
export type ShopProduct = z.output<typeof shopProduct>;

export const getShop = defineCall({
  summary: 'Everything that the shop offers, with prices and what is in stock, and whether orders are taken.',
  method: 'GET',
  path: 'shop/get',
  access: anyone,
  actors: actors(200),
  mutates: false,
  personal: false,
  allowedWithInitialPassword: true,
  input: scalars.nothing,
  output: z.object({ isOpen: z.boolean(), products: z.array(shopProduct) }),
});

export const getShopProduct = defineCall({
  summary: 'One product with its description, by its address.',
  method: 'GET',
  path: 'shop/get/{url}',
  access: anyone,
  actors: actors(200),
  mutates: false,
  personal: false,
  allowedWithInitialPassword: true,
  input: z.strictObject({ url: scalars.text(shopLimits.urlMaximum) }),
  output: z.object({ isOpen: z.boolean(), product: z.object({ ...brief, description: z.string() }) }),
  refusals: ['SHOP_PRODUCT_NOT_FOUND'],
});
