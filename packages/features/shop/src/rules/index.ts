export * from './cart.ts';
export * from './cart-lines.ts';
export * from './money.ts';
export * from './order-state.ts';
export * from './qr-bill.ts';
export * from './references.ts';
export * from './totals.ts';
export * from './vat.ts';
