import { describe, expect, it } from 'vitest';
import { shopLimits } from '../contract/index.ts';
import { addToCart, type Cart, countPieces, emptied, putInCart, quantityOf, readCart, storedCart } from './cart.ts';

const [penId, pen, headphonesId, blue, red] = ['p', 'v', 'h', 'b', 'r'].map((sign) => sign.repeat(22)) as [
  string,
  string,
  string,
  string,
  string,
];
const cartId = '7a0b3a52-3f9f-4d8c-9a55-2f6f5f1c9b11';
const fresh = 'b3a1f3c2-0d7e-4a55-8a2b-6a1b0f6f8c22';
const plain = { id: penId, name: 'Tabletstift', variants: [{ id: pen, name: '', price: 2_400, stock: 9 }] };
const chosen = {
  id: headphonesId,
  name: 'Kopfhörer Kind',
  variants: [
    { id: blue, name: 'Blau', price: 1_290, stock: 9 },
    { id: red, name: 'Rot', price: 1_390, stock: 9 },
  ],
};
const nothing = emptied(cartId);

describe('a cart', () => {
  it('has more of what is added again', () => {
    const cart = addToCart(addToCart(nothing, plain, pen), plain, pen, 3);
    expect(cart.items).toEqual([{ id: penId, name: 'Tabletstift', quantity: 4, price: 2_400 }]);
    expect([countPieces(cart), quantityOf(cart, plain, pen)]).toEqual([4, 4]);
  });

  it('holds variants below their product, and loses it with the last one', () => {
    const both = addToCart(addToCart(nothing, chosen, blue, 2), chosen, red);
    expect(both.items).toEqual([
      {
        id: headphonesId,
        name: 'Kopfhörer Kind',
        variants: [
          { id: blue, quantity: 2, price: 1_290 },
          { id: red, quantity: 1, price: 1_390 },
        ],
      },
    ]);
    const one = putInCart(both, chosen, blue, 0);
    expect(one.items).toMatchObject([{ variants: [{ id: red }] }]);
    expect(putInCart(one, chosen, red, 0).items).toEqual([]);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [2.9, 2],
    [10_000, shopLimits.quantityPerLine],
  ])('asked for %d pieces has %d', (wanted, count) => {
    expect(quantityOf(putInCart(nothing, plain, pen, wanted), plain, pen)).toBe(count);
  });

  it('knows no variant of another product, and no more products than an order has', () => {
    expect(addToCart(nothing, plain, blue)).toBe(nothing);
    let cart: Cart = nothing;
    for (let count = 0; count < shopLimits.linesPerOrder + 5; count += 1)
      cart = addToCart(cart, { ...plain, id: `${penId.slice(0, 20)}${String(count).padStart(2, '0')}` }, pen);
    expect(cart.items).toHaveLength(shopLimits.linesPerOrder);
  });

  it('is read as it was kept', () => {
    const cart = addToCart(addToCart(nothing, chosen, blue, 2), plain, pen);
    expect(readCart(storedCart(cart), fresh)).toEqual(cart);
  });
});

describe('what lies on a device', () => {
  const good = { id: penId, name: 'Tabletstift', quantity: 1, price: 2_400 };
  const withItem = (item: unknown) => JSON.stringify({ id: cartId, items: [good, item] });

  it.each([
    ['nothing', null],
    ['no JSON', '{"id":'],
    ['something else', '[1,2,3]'],
    ['null', 'null'],
    ['an id that is none', JSON.stringify({ id: '../../etc', items: [good] })],
    ['too many items', JSON.stringify({ id: cartId, items: Array.from({ length: 51 }, () => good) })],
    ['far too much', JSON.stringify({ id: cartId, items: [good], more: 'x'.repeat(200_000) })],
  ])('%s is an empty cart', (_words, text) => {
    expect(readCart(text, fresh)).toEqual({ id: fresh, items: [] });
  });

  it.each([
    ['a negative quantity', { ...good, id: headphonesId, quantity: -1 }],
    ['a huge quantity', { ...good, id: headphonesId, quantity: 1e9 }],
    ['half a piece', { ...good, id: headphonesId, quantity: 0.5 }],
    ['a quantity in words', { ...good, id: headphonesId, quantity: '3' }],
    ['a negative price', { ...good, id: headphonesId, price: -100 }],
    ['a name without end', { ...good, id: headphonesId, name: 'x'.repeat(500) }],
    ['a key of a prototype', JSON.parse('{"__proto__": {"quantity": 5}}')],
    ['no variants', { id: headphonesId, name: 'Kopfhörer', variants: [] }],
    ['a variant of nothing', { id: headphonesId, name: 'Kopfhörer', variants: [{ id: blue, quantity: 0, price: 5 }] }],
    ['the same product twice', good],
    ['null', null],
  ])('%s is left out, and the rest stays', (_words, item) => {
    expect(readCart(withItem(item), fresh)).toEqual({ id: cartId, items: [good] });
  });
});
