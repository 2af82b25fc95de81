import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { referenceOf, totalsOf, vatRateOn } from '../../rules/index.ts';
import { zurichDay } from '@pausenplatz/kernel-format';
import { creditorOf } from '../creditor.ts';
import { storeProducts } from '../operator/store-products.ts';
import { offeredProducts } from '../queries/products.ts';
import type { ShopTables } from '../tables.ts';
import { demoOrders, demoRange } from './range.data.ts';

/** A small range, and what the teacher of class 3a ordered of it. */
export async function demoShop({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<ShopTables>(services.db);
  await storeProducts(db, demoRange);
  const creditor = creditorOf(services);
  if (!creditor) return;
  const products = await offeredProducts(db);
  const userId = find(demoPeople).get('lea.brunner') ?? '';
  const { email } = await db.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const schoolId = find(demoSchool).primaryId;
  const { name } = await db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  for (const { daysAgo, state, lines: bought } of demoOrders) {
    const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
    const lines = bought.flatMap(({ url, code, quantity }) => {
      const product = products.find((one) => one.url === url);
      const variant = product?.variants.find((one) => one.code === code);
      if (!product || !variant) return [];
      const vat_rate = vatRateOn(product.vat_kind, zurichDay(at));
      return [{ variant_id: variant.id, name: product.name, variant: variant.name, quantity, price: variant.price, vat_rate }];
    });
    const { goods, postage, total, vat } = totalsOf(lines.map(({ quantity, price, vat_rate: vatRate }) => ({ quantity, price, vatRate })));
    const id = newId();
    const delivery = {
      school: name,
      person: 'Lea Brunner',
      line1: 'Sonnenbergweg 4',
      line2: 'Sekretariat',
      postalCode: '3014',
      city: 'Bern',
    };
    const { number } = await db
      .insertInto('shop_order')
      .values({
        id,
        cart_id: crypto.randomUUID(),
        user_id: userId,
        school_id: schoolId,
        school_name: name,
        state,
        email: email ?? '',
        delivery: JSON.stringify(delivery),
        invoice: null,
        comment: '',
        creditor: JSON.stringify(creditor),
        reference: '',
        goods,
        postage,
        total,
        vat: JSON.stringify(vat),
        ordered_at: at,
        mailed_at: state === 'waiting' ? null : at,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    const reference = referenceOf(Number(zurichDay(at).slice(0, 4)), number);
    await db.updateTable('shop_order').set({ reference }).where('id', '=', id).execute();
    await db
      .insertInto('shop_order_line')
      .values(lines.map((line, position) => ({ order_id: id, position, ...line })))
      .execute();
  }
}
