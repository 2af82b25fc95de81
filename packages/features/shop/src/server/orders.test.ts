import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getCheckout, getInvoice, getShop, getShopProduct, listOrders, placeOrder, type ShopAddress } from '../contract/index.ts';
import { aCheckout, anAddress, aProduct, shopTablesOf } from '../testing/index.ts';
import { codeIn } from '../testing/read-pdf.ts';
import { creditorSettings } from '../testing/settings.ts';
import type { ShopTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer(creditorSettings);
  world = await seedWorld(test.server.services);
});

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const tokenOf = (name: Person) => aToken(world.services, world.db, world.people[name].userId);
const db = () => shopTablesOf(world);
const stockOf = async (id: string) =>
  (await db().selectFrom('shop_variant').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

/** Orders pieces of a variant; `seenTotal` is what their price of 24.00 makes unless said. */
async function order(name: Person, variantId: string, quantity: number, more: object = {}) {
  const goods = 2_400 * quantity;
  const seenTotal = goods + (goods < 5_000 ? 900 : 0);
  const input = { ...aCheckout(world.ownSchoolId), items: [{ variantId, quantity }], seenTotal, ...more };
  return test.call(await tokenOf(name), placeOrder, input);
}

/** A mail as it leaves, as soon as it does. */
const mailTo = (address: string): Promise<string> =>
  vi.waitFor(
    () => {
      const folder = join(test.server.services.config.dataDir, 'outbox');
      const found = readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .find((mail) => mail.includes(`To: ${address}`));
      if (found === undefined) throw new Error(`Nothing for ${address} yet`);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );

describe('the range', () => {
  it('is there for everybody, with what is in stock and the tax of today', async () => {
    const { id, url } = await aProduct(world, { name: 'Kopfhörer', variants: [{ name: 'Blau', price: 1_290, stock: 3 }, { name: 'Rot' }] });
    const { status, body } = await test.call(null, getShop, {});
    const shown = body.products.find((one: { id: string }) => one.id === id);
    expect([status, body.isOpen, shown]).toMatchObject([
      200,
      true,
      { name: 'Kopfhörer', vatRate: 81, variants: [{ name: 'Blau', price: 1_290, stock: 3 }, {}] },
    ]);
    const single = await test.call(null, getShopProduct, { url });
    expect(single.body.product).toMatchObject({ id, description: 'Drei Ersatzspitzen liegen bei.' });
  });

  it.each(['gibt-es-nicht', 'a/b', '../../etc/passwd', '%', '<b>'])('has nothing at the address %s, in words', async (url) => {
    const { status, body } = await test.call(null, getShopProduct, { url });
    expect([status, body.code]).toEqual([404, 'SHOP_PRODUCT_NOT_FOUND']);
    expect(body.messageBody).toContain('gibt es nicht');
  });

  it('hides what is not offered any more', async () => {
    const { id, url } = await aProduct(world);
    await db().updateTable('shop_product').set({ is_offered: false }).where('id', '=', id).execute();
    expect((await test.call(null, getShopProduct, { url })).status).toBe(404);
  });
});

describe('an order', () => {
  it('takes pieces out of stock, reckons postage and tax, and mails a bill', async () => {
    const { variantIds } = await aProduct(world, { variants: [{ stock: 5 }] });
    const { status, body, text } = await order('teacherOfClass', variantIds[0] ?? '', 2, { email: 'rechnung@schule.example' });
    expect([status, body.order], text).toMatchObject([
      200,
      { state: 'ordered', schoolName: 'Schule Sonnenberg', orderedBy: 'Lea Test', totals: { goods: 4_800, postage: 900, total: 5_700 } },
    ]);
    expect(await stockOf(variantIds[0] ?? '')).toBe(3);
    const mail = await mailTo('rechnung@schule.example');
    expect(mail).toContain(body.order.number);
    const [, attached = ''] = /Content-Type: application\/pdf[^]*?\n\n([A-Za-z0-9+/=\s]+?)\n-/.exec(mail) ?? [];
    const code = (await codeIn(attached.replaceAll(/\s/g, ''), 1))?.split(/\r?\n/);
    expect(code).toEqual(expect.arrayContaining(['CH9300762011623852957', '57.00', 'CHF', 'Lernmittel Muster AG', 'Schule Sonnenberg']));
    const asked = await test.call(await tokenOf('teacherOfClass'), getInvoice, { id: body.order.id });
    expect(await codeIn(asked.body.pdf, 1)).toBe(code?.join('\n'));
  });

  it('is one order, however often its cart is sent, also at once', async () => {
    const { variantIds } = await aProduct(world, { variants: [{ stock: 9 }] });
    const [variantId = ''] = variantIds;
    const cartId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order('teacherOfClass', variantId, 3, { cartId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1);
    expect(await stockOf(variantId)).toBe(6);
    const other = await order('teacherOfClass', variantId, 4, { cartId });
    expect([other.status, other.body.code]).toEqual([409, 'SHOP_TWICE']);
    expect(other.body.messageBody).toContain(answers[0]?.body.order.number);
    // The id of a cart is its owner’s alone.
    expect((await order('schoolAdminOwn', variantId, 1, { cartId })).status).toBe(200);
  });

  it('of the last piece is taken by one of two who want it at once', async () => {
    const { variantIds } = await aProduct(world, { name: 'Letzter Stift', variants: [{ stock: 1 }] });
    const [variantId = ''] = variantIds;
    const answers = await Promise.all([order('teacherOfClass', variantId, 1), order('teacherSameSchool', variantId, 1)]);
    const [won, lost] = answers.toSorted((one, another) => one.status - another.status);
    expect([won?.status, lost?.status, lost?.body.code]).toEqual([200, 409, 'SHOP_STOCK']);
    expect(lost?.body.messageBody).toContain('Von «Letzter Stift» gibt es noch 0.');
    expect(await stockOf(variantId)).toBe(0);
  });

  it('waits for somebody who is taking the last piece, and does not get it', async () => {
    const { variantIds } = await aProduct(world, { variants: [{ stock: 1 }] });
    const [variantId = ''] = variantIds;
    const { body } = await overtake(
      world,
      (transaction) =>
        ownTables<ShopTables>(transaction).updateTable('shop_variant').set({ stock: 0 }).where('id', '=', variantId).execute(),
      () => order('teacherOfClass', variantId, 1),
    );
    expect(body.code).toBe('SHOP_STOCK');
  });

  it('of who leaves the school meanwhile is none', async () => {
    const { variantIds } = await aProduct(world);
    const { userId } = world.people.teacherSameSchool;
    const place = { user_id: userId, school_id: world.ownSchoolId, kind: 'teacher' } as const;
    const { status, body } = await overtake(
      world,
      (transaction) => ownTables<ShopTables>(transaction).deleteFrom('school_member').where('user_id', '=', userId).execute(),
      () => order('teacherSameSchool', variantIds[0] ?? '', 1),
    );
    await world.db.insertInto('school_member').values(place).execute();
    expect([status, body.code]).toEqual([404, 'SCHOOL_NOT_FOUND']);
  });

  it('pays no attention to prices that a client sends, and none is placed at a total that nobody saw', async () => {
    const { variantIds } = await aProduct(world);
    const [variantId = ''] = variantIds;
    const items = [{ variantId, quantity: 1, price: 1, vatRate: 0 }];
    const { body } = await order('teacherOfClass', variantId, 1, { items });
    expect(body.order).toMatchObject({ totals: { total: 3_300 }, lines: [{ price: 2_400, vatRate: 81 }] });
    const forged = await order('teacherOfClass', variantId, 1, { seenTotal: 1 });
    expect([forged.status, forged.body.code]).toEqual([409, 'SHOP_PRICES_CHANGED']);
    expect(forged.body.messageBody).toContain('CHF 33.00');
    expect(await stockOf(variantId)).toBe(49);
  });

  it.each([
    ['a negative quantity', { items: [{ variantId: 'v'.repeat(22), quantity: -1 }] }, 400, 'INPUT_INVALID'],
    ['a huge quantity', { items: [{ variantId: 'v'.repeat(22), quantity: 1e12 }] }, 400, 'INPUT_INVALID'],
    ['half a piece', { items: [{ variantId: 'v'.repeat(22), quantity: 0.5 }] }, 400, 'INPUT_INVALID'],
    ['nothing', { items: [] }, 400, 'INPUT_INVALID'],
    ['a piece that nobody offers', { items: [{ variantId: 'v'.repeat(22), quantity: 1 }] }, 409, 'SHOP_GONE'],
    ['a postal code with five digits', { delivery: { ...anAddress, postalCode: '80331' } }, 400, 'INPUT_INVALID'],
    ['an emoji in the address', { delivery: { ...anAddress, school: 'Schule 😀' } }, 400, 'INPUT_INVALID'],
    ['a bill that goes nowhere', { useInvoiceAddress: true }, 400, 'SHOP_INVOICE_ADDRESS'],
    ['a school that is not confirmed by who orders', { schoolConfirmed: false }, 400, 'INPUT_INVALID'],
  ])('of %s is refused in words', async (_words, more, expected, code) => {
    const { variantIds } = await aProduct(world);
    const { status, body } = await order('teacherOfClass', variantIds[0] ?? '', 1, more);
    expect([status, body.code]).toEqual([expected, code]);
    expect(body.messageBody).toMatch(/\p{L}/u);
  });

  it('more than one line of the same variant counts together', async () => {
    const { variantIds } = await aProduct(world, { variants: [{ stock: 5 }] });
    const [variantId = ''] = variantIds;
    const items = [
      { variantId, quantity: 3 },
      { variantId, quantity: 3 },
    ];
    expect((await order('teacherOfClass', variantId, 6, { items })).body.code).toBe('SHOP_STOCK');
  });

  it('for a foreign school, or one that nobody has confirmed, is none', async () => {
    const { variantIds } = await aProduct(world);
    const foreign = await order('teacherOfClass', variantIds[0] ?? '', 1, { schoolId: world.otherSchoolId });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SCHOOL_NOT_FOUND']);
    const confirm = (at: Date | null) =>
      world.db.updateTable('school').set({ confirmed_at: at }).where('id', '=', world.ownSchoolId).execute();
    await confirm(null);
    const waiting = await order('teacherOfClass', variantIds[0] ?? '', 1);
    const { body } = await test.call(await tokenOf('teacherOfClass'), getCheckout, {});
    await confirm(new Date());
    expect([waiting.body.code, body.schools]).toEqual(['SCHOOL_UNCONFIRMED', []]);
  });
});

describe('orders', () => {
  it('are seen by who ordered and by the school’s administration, and by nobody else', async () => {
    const { variantIds } = await aProduct(world);
    const { id } = (await order('teacherOfClass', variantIds[0] ?? '', 1)).body.order;
    const seenBy = async (name: Person) => {
      const { body } = await test.call(await tokenOf(name), listOrders, {});
      return body.orders.some((one: { id: string }) => one.id === id);
    };
    const people = ['teacherOfClass', 'schoolAdminOwn', 'teacherSameSchool', 'teacherOtherSchool', 'schoolAdminOther'] as const;
    const seen: boolean[] = [];
    for (const name of people) seen.push(await seenBy(name));
    expect(seen).toEqual([true, true, false, false, false]);
    const { status, body } = await test.call(await tokenOf('teacherSameSchool'), getInvoice, { id });
    expect([status, body.code]).toEqual([404, 'SHOP_ORDER_NOT_FOUND']);
  });

  it('remember where the last one went', async () => {
    const { variantIds } = await aProduct(world);
    const delivery: ShopAddress = { ...anAddress, line2: 'Sekretariat' };
    const invoice: ShopAddress = { ...anAddress, school: 'Gemeinde Bern', person: '' };
    await order('schoolAdminOwn', variantIds[0] ?? '', 1, { delivery, useInvoiceAddress: true, invoice });
    const { body } = await test.call(await tokenOf('schoolAdminOwn'), getCheckout, {});
    expect(body).toMatchObject({ isOpen: true, person: 'Eva Test', last: { schoolId: world.ownSchoolId, delivery, invoice } });
  });
});

it('without anybody to pay to, the shop shows its range and takes no orders', async () => {
  const closed = await testServer();
  const there = await seedWorld(closed.server.services);
  const { variantIds } = await aProduct(there);
  const token = await aToken(there.services, there.db, there.people.teacherOfClass.userId);
  expect((await closed.call(null, getShop, {})).body).toMatchObject({ isOpen: false, products: [{}] });
  const items = [{ variantId: variantIds[0] ?? newId(), quantity: 1 }];
  const { status, body } = await closed.call(token, placeOrder, { ...aCheckout(there.ownSchoolId), items, seenTotal: 3_300 });
  expect([status, body.code]).toEqual([409, 'SHOP_CLOSED']);
});
