import type { ShopProduct, ShopVariant } from '../contract/index.ts';
import { type Cart, type CartItem, isPlain } from './cart.ts';

/** What somebody buys, as the shop offers it now. */
export interface CartLine {
  readonly product: ShopProduct;
  readonly variant: ShopVariant;
  readonly quantity: number;
  /** In Rappen, when it was put into the cart. */
  readonly seenPrice: number;
  /** There are fewer than wanted. */
  readonly isShort: boolean;
}

export interface ReadCart {
  readonly lines: readonly CartLine[];
  /** Names of what is not offered any more. */
  readonly gone: readonly string[];
}

/** A cart beside what the shop offers now: what is gone, what costs another price and what there is too little of is to be said. */
export function linesOf(cart: Cart, products: readonly ShopProduct[]): ReadCart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const [lines, gone]: [CartLine[], string[]] = [[], []];
  for (const item of cart.items) {
    const product = byId.get(item.id);
    const parts = partsOf(item, product);
    for (const { id, quantity, price } of parts) {
      const variant = product?.variants.find((one) => one.id === id);
      if (product && variant) lines.push({ product, variant, quantity, seenPrice: price, isShort: quantity > variant.stock });
      else gone.push(item.name);
    }
  }
  return { lines, gone: [...new Set(gone)] };
}

interface Part {
  /** Null where a product without variants has some by now. */
  readonly id: string | null;
  readonly quantity: number;
  readonly price: number;
}

function partsOf(item: CartItem, product: ShopProduct | undefined): readonly Part[] {
  if ('variants' in item) return item.variants;
  const only = product && isPlain(product.variants) ? product.variants[0] : undefined;
  return [{ id: only?.id ?? null, quantity: item.quantity, price: item.price }];
}

/** The cart after its owner has heard of it: nothing that is gone, and the prices of now. */
export function heard(cart: Cart, products: readonly ShopProduct[]): Cart {
  const { lines } = linesOf(cart, products);
  const items = [...Map.groupBy(lines, ({ product }) => product)].map(([product, own]): CartItem => {
    const [first] = own;
    const { id, name } = product;
    if (isPlain(product.variants) && first) return { id, name, quantity: first.quantity, price: first.variant.price };
    return { id, name, variants: own.map(({ variant, quantity }) => ({ id: variant.id, quantity, price: variant.price })) };
  });
  return { ...cart, items };
}

/** As lines of an order are reckoned. */
export const pricedLines = (lines: readonly CartLine[]) =>
  lines.map(({ product, variant, quantity }) => ({ quantity, price: variant.price, vatRate: product.vatRate }));
