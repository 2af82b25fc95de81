import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { asSystem } from '@pausenplatz/kernel-server';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getShop, placeOrder } from '../../contract/index.ts';
import { aCheckout, shopTablesOf } from '../../testing/index.ts';
import { creditorSettings } from '../../testing/settings.ts';
import { shopCommand } from './shop-command.ts';

let test: TestServer;
let world: World;
const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-shop-'));
beforeAll(async () => {
  test = await testServer(creditorSettings);
  world = await seedWorld(test.server.services);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command answers and says. */
async function told(...words: readonly string[]) {
  const lines: string[] = [];
  const code = await asSystem(() => shopCommand.run(world.services, words, { say: (line) => void lines.push(line), isScreen: true }));
  return { code, said: lines.join('\n') };
}

const product = {
  url: 'kopfhoerer-kind',
  name: 'Kopfhörer Kind',
  category: 'headphones',
  summary: 'Leise.',
  description: 'Sehr leise.',
  picture: 'headphones',
  color: 'blue',
  vat: 'normal',
  variants: [{ code: 'blau', name: 'Blau', price: 12.9, stock: 3 }],
};

function fileWith(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const offered = async () => (await test.call(null, getShop, {})).body.products;

describe('the range of an operator', () => {
  it('is what the file says; known products keep their ids, others go', async () => {
    const both = [product, { ...product, url: 'stift', name: 'Stift', variants: [{ code: 'a', name: '', price: 24, stock: 1 }] }];
    expect(await told('load', fileWith(both))).toMatchObject({ code: 0, said: expect.stringContaining('2 Produkte') });
    const [before] = await offered();
    const dearer = { ...product, variants: [{ code: 'blau', name: 'Blau', price: 13.95, stock: 7 }] };
    expect((await told('load', fileWith([dearer]))).code).toBe(0);
    const after = await offered();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before?.id, variants: [{ id: before?.variants[0]?.id, price: 1_395, stock: 7 }] });
    expect((await told('products')).said).toContain('blau  Blau  CHF 13.95  7 an Lager');
  });

  it.each([
    ['no JSON', 'kein JSON', 'nicht lesbar'],
    ['an address with a slash', [{ ...product, url: 'a/b' }], '0.url'],
    ['a price with three decimals', [{ ...product, variants: [{ code: 'a', name: '', price: 1.005, stock: 1 }] }], '0.variants.0.price'],
    ['a negative stock', [{ ...product, variants: [{ code: 'a', name: '', price: 1, stock: -1 }] }], '0.variants.0.stock'],
    ['the same address twice', [product, product], 'kommt zweimal vor'],
  ])('with %s changes nothing, and it is said why', async (_words, content, why) => {
    const before = await offered();
    const { code, said } = await told('load', fileWith(content));
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
    expect(await offered()).toEqual(before);
  });

  it('has as many in stock as is said', async () => {
    expect(await told('stock', 'kopfhoerer-kind', 'blau', '12')).toEqual({ code: 0, said: 'Kopfhörer Kind, Blau: 12 an Lager.' });
    expect((await told('stock', 'kopfhoerer-kind', 'blau', '-1')).code).toBe(1);
    expect((await told('stock', 'gibt-es-nicht', '1')).code).toBe(1);
    expect(await told('unfug')).toEqual({ code: null, said: '' });
  });
});

describe('an order', () => {
  it('is sent and paid, or cancelled while it is here, which puts its pieces back', async () => {
    await told('stock', 'kopfhoerer-kind', 'blau', '10');
    const variantId = (await offered())[0]?.variants[0]?.id ?? '';
    const place = async (email: string) => {
      const items = [{ variantId, quantity: 2 }];
      const input = { ...aCheckout(world.ownSchoolId), email, items, seenTotal: 2 * 1_395 + 900 };
      return (await test.call(await world.tokenOf('teacherOfClass'), placeOrder, input)).body.order.number;
    };
    const stock = async () =>
      (await shopTablesOf(world).selectFrom('shop_variant').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock;
    const first = await place('a@schule.example');
    expect(await told('order', first, 'sent')).toEqual({ code: 0, said: `Bestellung ${first} ist verschickt.` });
    expect((await told('order', first, 'cancelled')).said).toContain('Zu «storniert» führt von da kein Weg');
    expect((await told('order', first, 'paid')).code).toBe(0);
    const second = await place('b@schule.example');
    expect(await stock()).toBe(6);
    expect((await told('order', second, 'cancelled')).code).toBe(0);
    expect(await stock()).toBe(8);
    expect((await told('order', '2026-999999', 'sent')).said).toContain('gibt es nicht');
    const { said } = await told('orders');
    expect(said).toMatch(new RegExp(`${second} .* storniert .*\\n${first} .* bezahlt`));
    const sent = () =>
      readdirSync(join(world.services.config.dataDir, 'outbox')).map((name) =>
        readFileSync(join(world.services.config.dataDir, 'outbox', name), 'utf8'),
      );
    await vi.waitFor(() => expect(sent().some((mail) => mail.includes('To: b@schule.example') && mail.includes('storniert'))).toBe(true), {
      timeout: 20_000,
    });
  });
});
