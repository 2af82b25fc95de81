import { describe, expect, it } from 'vitest';
import type { ShopProduct } from '../contract/index.ts';
import { addToCart, emptied } from './cart.ts';
import { heard, linesOf, pricedLines } from './cart-lines.ts';

const id = (sign: string) => sign.repeat(22);
const shown = { url: 'x', summary: '', category: 'general', picture: 'pen', color: 'teal', vatRate: 81 } as const;
const pen: ShopProduct = { ...shown, id: id('p'), name: 'Tabletstift', variants: [{ id: id('v'), name: '', price: 2_400, stock: 3 }] };
const headphones: ShopProduct = {
  ...shown,
  id: id('h'),
  name: 'Kopfhörer Kind',
  variants: [
    { id: id('b'), name: 'Blau', price: 1_290, stock: 30 },
    { id: id('r'), name: 'Rot', price: 1_290, stock: 1 },
  ],
};
const empty = emptied('7a0b3a52-3f9f-4d8c-9a55-2f6f5f1c9b11');
const cart = addToCart(addToCart(addToCart(empty, pen, id('v'), 2), headphones, id('b'), 22), headphones, id('r'), 2);

describe('a cart beside the shop of now', () => {
  it('has a line for each variant, and says of which there are too few', () => {
    const { lines, gone } = linesOf(cart, [pen, headphones]);
    expect(lines.map(({ variant, quantity, isShort }) => [variant.name, quantity, isShort])).toEqual([
      ['', 2, false],
      ['Blau', 22, false],
      ['Rot', 2, true],
    ]);
    expect(gone).toEqual([]);
    expect(pricedLines(lines)[0]).toEqual({ quantity: 2, price: 2_400, vatRate: 81 });
  });

  it('counts at the price of now, and remembers the one that was seen', () => {
    const dearer = { ...pen, variants: [{ id: id('v'), name: '', price: 2_900, stock: 3 }] };
    const [line] = linesOf(cart, [dearer, headphones]).lines;
    expect([line?.seenPrice, line?.variant.price]).toEqual([2_400, 2_900]);
    expect(linesOf(heard(cart, [dearer, headphones]), [dearer, headphones]).lines[0]?.seenPrice).toBe(2_900);
  });

  it.each([
    ['a product', [headphones], ['Tabletstift']],
    ['a variant', [pen, { ...headphones, variants: headphones.variants.slice(0, 1) }], ['Kopfhörer Kind']],
    ['a product that comes in kinds by now', [headphones, { ...pen, variants: headphones.variants }], ['Tabletstift']],
    ['everything', [], ['Tabletstift', 'Kopfhörer Kind']],
  ])('says that %s is gone, once', (_words, products, names) => {
    expect(linesOf(cart, products).gone).toEqual(names);
    expect(linesOf(heard(cart, products), products).gone).toEqual([]);
  });
});
