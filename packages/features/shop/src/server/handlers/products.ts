import { getShop, getShopProduct } from '../../contract/index.ts';
import { creditorOf } from '../creditor.ts';
import { offeredProducts, presentProduct } from '../queries/products.ts';
import { handle, refuse } from '../shop.ts';

const getShopHandler = handle(getShop, async (context) => {
  const products = await offeredProducts(context.db);
  const now = context.clock.now();
  return { isOpen: creditorOf(context) !== null, products: products.map((product) => presentProduct(product, now)) };
});

const getProductHandler = handle(getShopProduct, async (context, { url }) => {
  const [product] = await offeredProducts(context.db, url);
  if (!product) return refuse('SHOP_PRODUCT_NOT_FOUND');
  const shown = { ...presentProduct(product, context.clock.now()), description: product.description };
  return { isOpen: creditorOf(context) !== null, product: shown };
});

export const productHandlers = [getShopHandler, getProductHandler];
