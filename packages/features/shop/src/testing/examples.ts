import type { Examples, World } from '@pausenplatz/account/testing';
import type { OrderState, shopCalls } from '../contract/index.ts';
import { totalsOf } from '../rules/index.ts';
import { aCheckout, aProduct, shopTablesOf } from './range.ts';
import { orderRow } from './rows.ts';
import { newId } from '@pausenplatz/kernel-server';

async function anOrder(world: World, state: OrderState = 'ordered'): Promise<string> {
  const id = newId();
  const row = orderRow({ id, user_id: world.people.teacherOfClass.userId, school_id: world.ownSchoolId });
  await shopTablesOf(world)
    .insertInto('shop_order')
    .values({ ...row, state })
    .execute();
  const line = {
    order_id: id,
    position: 0,
    variant_id: newId(),
    name: 'Tabletstift',
    variant: '',
    quantity: 1,
    price: 2_400,
    vat_rate: 81,
  };
  await shopTablesOf(world).insertInto('shop_order_line').values(line).execute();
  return id;
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const shopExamples: Examples<typeof shopCalls> = {
  async getShop(world) {
    await aProduct(world);
    return {};
  },
  getShopProduct: async (world) => ({ url: (await aProduct(world)).url }),
  getCheckout: () => ({}),
  async placeOrder(world) {
    const { variantIds } = await aProduct(world);
    const items = variantIds.map((variantId) => ({ variantId, quantity: 2 }));
    const { total } = totalsOf([{ quantity: 2, price: 2_400, vatRate: 81 }]);
    return { ...aCheckout(world.ownSchoolId), items, seenTotal: total };
  },
  listOrders: () => ({}),
  getShopApproval: (world) => ({ schoolId: world.ownSchoolId }),
  setShopApproval: (world) => ({ schoolId: world.ownSchoolId, isNeeded: false }),
  decideOrder: async (world) => ({ id: await anOrder(world, 'waiting'), decision: 'approve' }),
  getDeliveryNote: async (world) => ({ id: await anOrder(world) }),
  async getCreditNote(world) {
    const id = await anOrder(world, 'cancelled');
    await shopTablesOf(world).updateTable('shop_order').set({ cancelled_at: new Date() }).where('id', '=', id).execute();
    return { id };
  },
  getInvoice: async (world) => ({ id: await anOrder(world) }),
};
