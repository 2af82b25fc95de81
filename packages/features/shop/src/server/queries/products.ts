import { zurichDay } from '@pausenplatz/kernel-format';
import { asSystem } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import { type ShopProduct, shopLimits } from '../../contract/index.ts';
import { vatRateOn } from '../../rules/index.ts';
import type { ShopTables } from '../tables.ts';

type ProductRow = Selectable<ShopTables['shop_product']>;
type VariantRow = Selectable<ShopTables['shop_variant']>;

interface ReadProduct extends ProductRow {
  readonly variants: readonly VariantRow[];
}

/** What is offered, all of it or the product of one address, in the operator’s order; two queries. */
export async function offeredProducts(db: Kysely<ShopTables>, url: string | null = null): Promise<readonly ReadProduct[]> {
  let query = db.selectFrom('shop_product').selectAll().where('is_offered', '=', true);
  if (url !== null) query = query.where('url', '=', url);
  const products = await query.orderBy('position').orderBy('id').limit(shopLimits.products).execute();
  if (products.length === 0) return [];
  const variants = await db
    .selectFrom('shop_variant')
    .selectAll()
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('is_offered', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return products
    .map((product) => ({ ...product, variants: byProduct.get(product.id) ?? [] }))
    .filter((product) => product.variants.length > 0);
}

/** A product as it leaves the server, with the tax of today. */
export function presentProduct(
  { id, url, name, summary, category, picture, color, vat_kind, variants }: ReadProduct,
  now: Date,
): ShopProduct {
  const vatRate = vatRateOn(vat_kind, zurichDay(now));
  const shown = variants.map((variant) => ({ id: variant.id, name: variant.name, price: variant.price, stock: variant.stock }));
  return { id, url, name, summary, category, picture, color, vatRate, variants: shown };
}

interface HeldVariant {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly price: number;
  readonly stock: number;
  readonly vat_kind: ProductRow['vat_kind'];
}

/** Holds variants that are offered until the commit, in one order for everybody; whoever wants the same piece waits. */
export const holdVariants = (db: Kysely<ShopTables>, ids: readonly string[]): Promise<readonly HeldVariant[]> =>
  asSystem(() =>
    db
      .selectFrom('shop_variant')
      .innerJoin('shop_product', 'shop_product.id', 'shop_variant.product_id')
      .select(['shop_variant.id', 'shop_product.name', 'shop_variant.name as variant', 'price', 'stock', 'vat_kind'])
      .where('shop_variant.id', 'in', [...ids])
      .where('shop_variant.is_offered', '=', true)
      .where('shop_product.is_offered', '=', true)
      .orderBy('shop_variant.id')
      .forUpdate('shop_variant')
      .execute(),
  );

/** What of an order lies in stock again, in one order for everybody, as orders take it. */
export async function putBack(
  db: Kysely<ShopTables>,
  lines: readonly { readonly variant_id: string; readonly quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const ids = [...new Set(lines.map((line) => line.variant_id))];
  await asSystem(() => db.selectFrom('shop_variant').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute());
  for (const { variant_id, quantity } of lines) await takeFromStock(db, variant_id, -quantity);
}

/** Takes pieces of a held variant out of the stock; a negative number puts them back. */
export const takeFromStock = async (db: Kysely<ShopTables>, variantId: string, quantity: number): Promise<void> =>
  void (await asSystem(() =>
    db
      .updateTable('shop_variant')
      .set((set) => ({ stock: set('stock', '-', quantity) }))
      .where('id', '=', variantId)
      .execute(),
  ));
