import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { ShopTables } from '../server/index.ts';

export const shopTablesOf = (world: Pick<World, 'services'>) => ownTables<ShopTables>(world.services.db);

interface PlantedVariant {
  readonly name?: string;
  readonly price?: number;
  readonly stock?: number;
}

/** Plants a product with its variants; answers its address and the ids. */
export async function aProduct(
  world: Pick<World, 'services'>,
  { name = 'Tabletstift', variants = [{}] as readonly PlantedVariant[] } = {},
) {
  const db = shopTablesOf(world);
  const id = newId();
  const url = `produkt-${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  await db
    .insertInto('shop_product')
    .values({
      id,
      url,
      name,
      category: 'general',
      summary: 'Schreibt auf jedem Tablet.',
      description: 'Drei Ersatzspitzen liegen bei.',
      picture: 'pen',
      color: 'teal',
      vat_kind: 'normal',
      position: 1,
      is_offered: true,
    })
    .execute();
  const rows = variants.map((one, position) => ({
    id: newId(),
    product_id: id,
    code: `v${position}`,
    name: one.name ?? '',
    price: one.price ?? 2_400,
    stock: one.stock ?? 50,
    position,
    is_offered: true,
  }));
  await db.insertInto('shop_variant').values(rows).execute();
  return { id, url, variantIds: rows.map((row) => row.id) };
}

export const anAddress = {
  school: 'Schule Sonnenberg',
  person: 'Lea Test',
  line1: 'Sonnenbergweg 4',
  line2: '',
  postalCode: '3014',
  city: 'Bern',
} as const;

/** Everything of an order but what it is about. */
export const aCheckout = (schoolId: string) =>
  ({
    cartId: crypto.randomUUID(),
    schoolId,
    schoolConfirmed: true,
    email: 'lea.test@schule.example',
    delivery: anAddress,
    useInvoiceAddress: false,
    invoice: null,
    comment: '',
  }) as const;
