import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { shopTexts } from '../texts.ts';

/** What the shop refuses, together with what schools refuse for it. */
export const shopRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      SHOP_PRODUCT_NOT_FOUND: { status: 404, messageType: 'warning' },
      SHOP_CLOSED: { status: 409, messageType: 'warning' },
      SHOP_GONE: { status: 409, messageType: 'warning' },
      SHOP_STOCK: { status: 409, messageType: 'warning' },
      SHOP_PRICES_CHANGED: { status: 409, messageType: 'warning' },
      SHOP_TOO_MUCH: { status: 409, messageType: 'warning' },
      SHOP_TWICE: { status: 409, messageType: 'warning' },
      SHOP_INVOICE_ADDRESS: { status: 400, messageType: 'warning' },
      SHOP_NO_INVOICE: { status: 409, messageType: 'warning' },
      SHOP_NO_CREDIT: { status: 409, messageType: 'warning' },
      SHOP_NO_DELIVERY: { status: 409, messageType: 'warning' },
      SHOP_DECIDED: { status: 409, messageType: 'warning' },
      SHOP_ORDER_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    shopTexts.refusals,
  ),
} as const;
