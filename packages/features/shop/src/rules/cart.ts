import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shopLimits, type ShopProduct } from '../contract/index.ts';

const quantity = z.int().check(z.gte(1), z.lte(shopLimits.quantityPerLine));
const price = z.int().check(z.gte(0), z.lte(shopLimits.priceMaximum));
const name = scalars.text(shopLimits.nameMaximum);

const plainItem = z.strictObject({ id: scalars.id, name, quantity, price });
const chosenItem = z.strictObject({
  id: scalars.id,
  name,
  variants: z
    .array(z.strictObject({ id: scalars.id, quantity, price }))
    .check(z.minLength(1), scalars.atMost(shopLimits.variantsPerProduct)),
});
const cartItem = z.union([plainItem, chosenItem]);

/** A product in a cart: a number of it, or of its variants; with name and price as they were seen. */
export type CartItem = z.output<typeof cartItem>;

/** A cart has an id of its own: what is ordered twice with it is one order. */
export interface Cart {
  readonly id: string;
  readonly items: readonly CartItem[];
}

const stored = z.object({ id: z.uuid(), items: z.array(z.unknown()).check(scalars.atMost(shopLimits.linesPerOrder)) });
const longestStored = 100_000;

/** A cart from what lies on a device, where anybody may have written: what is no item of a cart is left out, without a word. */
export function readCart(text: string | null, freshId: string): Cart {
  const found = stored.safeParse(parsed(text));
  if (!found.success) return { id: freshId, items: [] };
  const items: CartItem[] = [];
  for (const one of found.data.items) {
    const item = cartItem.safeParse(one);
    if (item.success && !items.some(({ id }) => id === item.data.id)) items.push(item.data);
  }
  return { id: found.data.id, items };
}

function parsed(text: string | null): unknown {
  if (text === null || text.length > longestStored) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const storedCart = (cart: Cart): string => JSON.stringify(cart);

/** How many pieces are in it. */
export const countPieces = ({ items }: Cart): number => items.flatMap(quantitiesOf).reduce((sum, one) => sum + one, 0);

const quantitiesOf = (item: CartItem): number[] =>
  'variants' in item ? item.variants.map((variant) => variant.quantity) : [item.quantity];

type Bought = Pick<ShopProduct, 'id' | 'name' | 'variants'>;

/** How many of a variant are in it. */
export function quantityOf(cart: Cart, product: Pick<Bought, 'id'>, variantId: string): number {
  const item = cart.items.find(({ id }) => id === product.id);
  if (!item) return 0;
  return 'variants' in item ? (item.variants.find(({ id }) => id === variantId)?.quantity ?? 0) : item.quantity;
}

/** What is in it already becomes more. */
export const addToCart = (cart: Cart, product: Bought, variantId: string, more = 1): Cart =>
  putInCart(cart, product, variantId, quantityOf(cart, product, variantId) + more);

/** So many of a variant, at the price of now; none takes it out, and with the last variant the product. */
export function putInCart(cart: Cart, product: Bought, variantId: string, wanted: number): Cart {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) return cart;
  const count = Math.min(Math.max(0, Math.trunc(wanted)), shopLimits.quantityPerLine);
  const was = cart.items.find(({ id }) => id === product.id);
  const is = itemWith(product, was, { id: variantId, quantity: count, price: variant.price });
  if (was) return { ...cart, items: cart.items.flatMap((item) => (item === was ? (is ?? []) : item)) };
  return is && cart.items.length < shopLimits.linesPerOrder ? { ...cart, items: [...cart.items, is] } : cart;
}

function itemWith(
  { id, name, variants }: Bought,
  was: CartItem | undefined,
  part: { readonly id: string; readonly quantity: number; readonly price: number },
): CartItem | null {
  if (isPlain(variants)) return part.quantity === 0 ? null : { id, name, quantity: part.quantity, price: part.price };
  const before = was && 'variants' in was ? was.variants : [];
  const isThere = before.some((one) => one.id === part.id);
  const all = isThere ? before.map((one) => (one.id === part.id ? part : one)) : [...before, part];
  const kept = all.filter(({ quantity }) => quantity > 0);
  return kept.length === 0 ? null : { id, name, variants: kept };
}

/** A product that comes in one kind alone has a variant without a name. */
export const isPlain = (variants: Bought['variants']): boolean => variants.length === 1 && variants[0]?.name === '';

export const emptied = (freshId: string): Cart => ({ id: freshId, items: [] });
