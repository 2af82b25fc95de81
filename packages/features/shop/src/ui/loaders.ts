/** The way to each part, in a chunk of its own: the start of a host carries one address. */
export const loaders = {
  shop: () => import('./screens/shop-screen.tsx'),
  product: () => import('./screens/product-screen.tsx'),
  cart: () => import('./screens/cart-screen.tsx'),
  checkout: () => import('./screens/checkout-screen.tsx'),
  orders: () => import('./screens/orders-screen.tsx'),
  searched: async () => (await import('./search.ts')).shopSearched,
  approvalOfSchool: async () => (await import('./school-setting.ts')).approvalOfSchool,
  ordersPart: async () => (await import('./office-part.ts')).ordersPart,
} as const;
