import { decideOrder, getShopApproval, setShopApproval } from './approval.ts';
import { getCheckout, getCreditNote, getDeliveryNote, getInvoice, listOrders, placeOrder } from './orders.ts';
import { getShop, getShopProduct } from './products.ts';

export * from './address.ts';
export * from './approval.ts';
export * from './limits.ts';
export * from './orders.ts';
export * from './products.ts';

export const shopCalls = {
  getShop,
  getShopProduct,
  getCheckout,
  placeOrder,
  listOrders,
  getInvoice,
  getDeliveryNote,
  getCreditNote,
  getShopApproval,
  setShopApproval,
  decideOrder,
} as const;
