import { newId } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { shopCategories, shopColors, shopLimits, shopPictures, vatKinds } from '../../contract/index.ts';
import { scalars } from '@pausenplatz/kernel-contract';
import type { ShopTables } from '../tables.ts';

const slug = (maximum: number) => z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), scalars.atMost(maximum));
/** In francs with two decimals, as people write it; Rappen afterwards. */
const francs = z.pipe(
  z.number().check(
    z.gte(0),
    z.lte(shopLimits.priceMaximum / 100),
    z.refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6),
  ),
  z.transform((price) => Math.round(price * 100)),
);

const variant = z.strictObject({
  code: slug(shopLimits.codeMaximum),
  name: scalars.optionalText(shopLimits.nameMaximum),
  price: francs,
  stock: z.int().check(z.gte(0), z.lte(shopLimits.stockMaximum)),
});

/** The range as an operator writes it down. */
export const writtenRange = z
  .array(
    z.strictObject({
      url: slug(shopLimits.urlMaximum),
      name: scalars.text(shopLimits.nameMaximum),
      category: z.enum(shopCategories),
      summary: scalars.text(shopLimits.summaryMaximum),
      description: scalars.text(shopLimits.descriptionMaximum),
      picture: z.enum(shopPictures),
      color: z.enum(shopColors),
      vat: z.enum(vatKinds),
      variants: z.array(variant).check(z.minLength(1), scalars.atMost(shopLimits.variantsPerProduct)),
    }),
  )
  .check(scalars.atMost(shopLimits.products));
export type WrittenRange = z.output<typeof writtenRange>;

/** The first address that comes twice, alone or with one of its variants; null where all is well. */
export function twiceIn(range: WrittenRange): string | null {
  const seen = new Set<string>();
  for (const { url, variants } of range) {
    const codes = new Set(variants.map(({ code }) => code));
    if (seen.has(url) || codes.size < variants.length) return url;
    seen.add(url);
  }
  return null;
}

/** Makes this the range: known addresses and codes keep their ids, and what is not in it is not offered any more. Answers how many went. */
export async function storeProducts(db: Kysely<ShopTables>, range: WrittenRange): Promise<number> {
  // Whoever orders at this moment has the old range or the new one.
  await db.selectFrom('shop_variant').select('id').orderBy('id').forUpdate().execute();
  const urls = range.map(({ url }) => url);
  const gone = await db
    .updateTable('shop_product')
    .set({ is_offered: false })
    .where('is_offered', '=', true)
    .where(sql<boolean>`url <> all(${urls})`)
    .returning('id')
    .execute();
  for (const [position, { url, vat, variants, ...words }] of range.entries()) {
    const facts = { ...words, vat_kind: vat, position, is_offered: true };
    const { id } = await db
      .insertInto('shop_product')
      .values({ id: newId(), url, ...facts })
      .onConflict((on) => on.column('url').doUpdateSet(facts))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('shop_variant').set({ is_offered: false }).where('product_id', '=', id).execute();
    for (const [place, { code, ...own }] of variants.entries()) {
      const held = { ...own, position: place, is_offered: true };
      await db
        .insertInto('shop_variant')
        .values({ id: newId(), product_id: id, code, ...held })
        .onConflict((on) => on.columns(['product_id', 'code']).doUpdateSet(held))
        .execute();
    }
  }
  return gone.length;
}
