import { postageRule, shopLimits } from '../../contract/index.ts';
import { formatRappen } from '../../rules/index.ts';

/** What postage costs, and from when on it does not. */
export const shippingWords = {
  postage: formatRappen(postageRule.postage),
  free: formatRappen(postageRule.freeFrom),
  days: shopLimits.daysToPay,
} as const;
