import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  decideOrder,
  getCheckout,
  getCreditNote,
  getInvoice,
  listOrders,
  placeOrder,
  setShopApproval,
  type ShopOrder,
} from '../contract/index.ts';
import { changeOrder } from './operator/change-order.ts';
import { declineForgotten } from './decline-forgotten.ts';
import { aCheckout, aProduct, shopTablesOf } from '../testing/index.ts';
import { creditorSettings } from '../testing/settings.ts';

const head = 'schoolAdminOwn';
type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
let test: TestServer;
let world: World;
let variantId = '';
beforeAll(async () => {
  test = await testServer(creditorSettings);
  world = await seedWorld(test.server.services);
  const email = 'leitung@schule.example';
  const email_confirmed_at = new Date();
  await world.db.updateTable('user_account').set({ email, email_confirmed_at }).where('id', '=', world.people[head].userId).execute();
});
beforeEach(async () => {
  [variantId = ''] = (await aProduct(world, { variants: [{ stock: 10 }] })).variantIds;
  await approval(true);
});

const tokenOf = (name: Person) => aToken(world.services, world.db, world.people[name].userId);
const approval = async (isNeeded: boolean) => test.call(await tokenOf(head), setShopApproval, { schoolId: world.ownSchoolId, isNeeded });
const stock = async () =>
  (await shopTablesOf(world).selectFrom('shop_variant').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock;
async function order(name: Person, more: object = {}) {
  const input = { ...aCheckout(world.ownSchoolId), items: [{ variantId, quantity: 3 }], seenTotal: 7_200, ...more };
  return (await test.call(await tokenOf(name), placeOrder, input)).body.order;
}
const decide = async (name: Person, input: InputOf<typeof decideOrder>) => test.call(await tokenOf(name), decideOrder, input);
const listed = async (name: Person, id: string) =>
  (await test.call(await tokenOf(name), listOrders, {})).body.orders.find((one: ShopOrder) => one.id === id);

const mailsWith = (...words: readonly string[]) =>
  readdirSync(join(test.server.services.config.dataDir, 'outbox'))
    .map((name) => readFileSync(join(test.server.services.config.dataDir, 'outbox', name), 'utf8'))
    .filter((mail) => words.every((word) => mail.includes(word)));
const aMailWith = (...words: readonly string[]) =>
  vi.waitFor(() => expect(mailsWith(...words).length).toBeGreaterThan(0), { timeout: 20_000, interval: 100 });

it('an order waits, keeps its pieces, has no bill, and those who administer the school hear of it', async () => {
  const waiting = await order('teacherOfClass');
  expect(waiting).toMatchObject({ state: 'waiting', mayDecide: false, isOwn: true });
  expect(await stock()).toBe(7);
  expect(await listed(head, waiting.id)).toMatchObject({ mayDecide: true });
  const bill = await test.call(await tokenOf('teacherOfClass'), getInvoice, { id: waiting.id });
  expect([bill.status, bill.body.code]).toEqual([409, 'SHOP_NO_INVOICE']);
  await aMailWith('To: leitung@schule.example', waiting.number);
});

it('who ordered and colleagues decide about nothing', async () => {
  const { id } = await order('teacherOfClass');
  expect((await decide('teacherOfClass', { id, decision: 'approve' })).body.code).toBe('SCHOOL_FORBIDDEN');
  expect((await decide('teacherSameSchool', { id, decision: 'approve' })).body.code).toBe('SHOP_ORDER_NOT_FOUND');
  expect((await listed('teacherOfClass', id))?.state).toBe('waiting');
});

it('what is approved is an order with a bill, once', async () => {
  const { id, number } = await order('teacherOfClass', { email: 'freigegeben@schule.example' });
  const answers = await Promise.all([decide(head, { id, decision: 'approve' }), decide(head, { id, decision: 'decline', word: 'Nein' })]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.order as ShopOrder;
  const lost = answers.find(({ status }) => status === 409)?.body;
  expect([lost?.code, won.state === 'ordered' ? await stock() : (await stock()) - 3]).toEqual(['SHOP_DECIDED', 7]);
  await aMailWith('To: freigegeben@schule.example', number);
});

it('what is declined lies in stock again, and who ordered reads why', async () => {
  const { id } = await order('teacherOfClass', { email: 'abgelehnt@schule.example' });
  expect((await decide(head, { id, decision: 'decline', word: '  ' })).status).toBe(400);
  const declined = await decide(head, { id, decision: 'decline', word: 'Wir haben noch welche' });
  expect(declined.body.order).toMatchObject({ state: 'declined', decision: 'Wir haben noch welche', mayDecide: false });
  expect(await stock()).toBe(10);
  await aMailWith('To: abgelehnt@schule.example', 'Wir haben noch welche');
  expect((await decide(head, { id, decision: 'approve' })).body.code).toBe('SHOP_DECIDED');
});

it('who administers the school, and a school that wants no approval, order at once', async () => {
  const checkout = async (name: Person) =>
    (await test.call(await tokenOf(name), getCheckout, {})).body.schools.find(({ id }: { id: string }) => id === world.ownSchoolId)?.waits;
  expect([await checkout('teacherOfClass'), await checkout(head)]).toEqual([true, false]);
  expect((await order(head)).state).toBe('ordered');
  await approval(false);
  expect(await checkout('teacherOfClass')).toBe(false);
  expect((await order('teacherOfClass')).state).toBe('ordered');
});

it('an order about which nobody decides for thirty days is declined by itself, once; a younger one goes on waiting', async () => {
  const old = await order('teacherOfClass', { email: 'vergessen@schule.example' });
  const young = await order('teacherOfClass');
  const ordered_at = new Date(Date.now() - 31 * 86_400_000);
  await shopTablesOf(world).updateTable('shop_order').set({ ordered_at }).where('id', '=', old.id).execute();
  await Promise.all([declineForgotten.run(world.services, {} as never), declineForgotten.run(world.services, {} as never)]);
  expect(await listed('teacherOfClass', old.id)).toMatchObject({
    state: 'declined',
    decision: 'In 30 Tagen hat niemand darüber entschieden',
  });
  expect(await listed('teacherOfClass', young.id)).toMatchObject({ state: 'waiting' });
  expect(await stock()).toBe(7);
  await aMailWith('To: vergessen@schule.example', 'niemand');
});

it('an order that the operator cancels has a credit note where it had a bill; one that waits is declined, and never had one', async () => {
  const waiting = await order('teacherOfClass');
  const billed = await order(head);
  for (const { number } of [waiting, billed]) await changeOrder(world.services, number, 'cancelled');
  expect(await listed('teacherOfClass', waiting.id)).toMatchObject({
    state: 'declined',
    decision: 'Der Shop hat sie storniert',
    hasCreditNote: false,
  });
  expect(await listed(head, billed.id)).toMatchObject({ state: 'cancelled', hasCreditNote: true });
  expect(await stock()).toBe(10);
  const token = await tokenOf(head);
  expect((await test.call(token, getCreditNote, { id: billed.id })).body.fileName).toBe(`Gutschrift ${billed.number}.pdf`);
  expect((await test.call(token, getCreditNote, { id: waiting.id })).body.code).toBe('SHOP_NO_CREDIT');
});

it('a refusal goes to who ordered, also where the bill would go elsewhere', async () => {
  const { userId } = world.people.teacherOfClass;
  const own = { email: 'lea@schule.example', email_confirmed_at: new Date() };
  await world.db.updateTable('user_account').set(own).where('id', '=', userId).execute();
  const { id, number } = await order('teacherOfClass', { email: 'finanzen@gemeinde.example' });
  await decide(head, { id, decision: 'decline', word: 'Zu teuer' });
  await aMailWith('To: lea@schule.example', number);
  expect(mailsWith('To: finanzen@gemeinde.example')).toEqual([]);
  await world.db.updateTable('user_account').set({ email: null, email_confirmed_at: null }).where('id', '=', userId).execute();
});

it('a school that the operator has unconfirmed approves nothing, and who lost the right switches nothing', async () => {
  const { id } = await order('teacherOfClass');
  await world.db.updateTable('school').set({ confirmed_at: null }).where('id', '=', world.ownSchoolId).execute();
  const refused = await decide(head, { id, decision: 'approve' });
  await world.db.updateTable('school').set({ confirmed_at: new Date() }).where('id', '=', world.ownSchoolId).execute();
  expect(refused.body.code).toBe('SCHOOL_UNCONFIRMED');
  const { userId } = world.people[head];
  const places = await world.db.selectFrom('school_member').selectAll().where('user_id', '=', userId).execute();
  const late = await overtake(
    world,
    (db) => sql`delete from school_member where user_id = ${userId}`.execute(db),
    () => approval(false),
  );
  await world.db.insertInto('school_member').values(places).execute();
  expect(late.status).toBe(403);
  expect((await order('teacherOfClass')).state).toBe('waiting');
});
