import { addShop, listShop, setShopDone } from './entries.ts';

export * from './entries.ts';
export * from './hub.ts';
export * from './limits.ts';

export const shopCalls = { listShop, addShop, setShopDone } as const;
