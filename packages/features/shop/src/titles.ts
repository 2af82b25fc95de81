/** Browser titles of the shop screens. */
export const shopTitles = {
  shop: 'Shop',
  headphones: 'Kopfhörer-Shop',
  product: 'Produkt',
  cart: 'Warenkorb',
  checkout: 'Kasse',
  orders: 'Bestellungen',
} as const;
