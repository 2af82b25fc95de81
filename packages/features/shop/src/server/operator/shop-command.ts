import { readFileSync } from 'node:fs';
import { fill, fieldSentences } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type OperatorCommand, ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { orderStates, shopLimits } from '../../contract/index.ts';
import { formatRappen, formatRate, vatRateOn } from '../../rules/index.ts';
import { shopOperatorTexts as texts } from '../../texts.operator.ts';
import { shopTexts } from '../../texts.ts';
import { numberOf } from '../queries/orders.ts';
import { offeredProducts } from '../queries/products.ts';
import type { ShopTables } from '../tables.ts';
import { changeOrder } from './change-order.ts';
import { storeProducts, twiceIn, writtenRange } from './store-products.ts';

type Say = (line: string) => void;
type Verb = (services: Services, words: readonly string[], say: Say) => Promise<0 | 1 | null>;

const products: Verb = async (services, _words, say) => {
  const all = await offeredProducts(ownTables<ShopTables>(services.db));
  for (const { url, name, vat_kind, variants } of all) {
    say(fill(texts.product, { url, name, rate: formatRate(vatRateOn(vat_kind, zurichDay(services.clock.now()))) }));
    for (const { code, name: kind, price, stock } of variants)
      say(fill(texts.variant, { code, name: kind, price: formatRappen(price), stock }));
  }
  if (all.length === 0) say(texts.noProducts);
  return 0;
};

const load: Verb = async (services, [path], say) => {
  if (path === undefined) return null;
  const written = readJson(path);
  if (written === undefined) return no(say, fill(texts.unreadable, { path }));
  const judged = writtenRange.safeParse(written);
  if (!judged.success) {
    const [[where, why] = ['', '']] = Object.entries(fieldSentences(judged.error.issues));
    return no(say, fill(texts.wrong, { where, why }));
  }
  const twice = twiceIn(judged.data);
  if (twice !== null) return no(say, fill(texts.twice, { url: twice }));
  const gone = await transactAs<ShopTables>(services)((work) => storeProducts(work.db, judged.data));
  const variants = judged.data.reduce((sum, one) => sum + one.variants.length, 0);
  say(fill(texts.loaded, { products: judged.data.length, variants, gone }));
  return 0;
};

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const stock: Verb = async (services, [url, ...rest], say) => {
  const count = Number(rest.at(-1));
  const code = rest.length > 1 ? rest[0] : undefined;
  if (url === undefined || rest.length === 0 || rest.length > 2) return null;
  if (!/^\d+$/.test(rest.at(-1) ?? '') || count > shopLimits.stockMaximum)
    return no(say, fill(texts.noNumber, { maximum: shopLimits.stockMaximum }));
  const [product] = await offeredProducts(ownTables<ShopTables>(services.db), url);
  const found = code === undefined ? product?.variants : product?.variants.filter((one) => one.code === code);
  const [variant, another] = found ?? [];
  if (!product || !variant || another) return no(say, texts.noVariant);
  await ownTables<ShopTables>(services.db).updateTable('shop_variant').set({ stock: count }).where('id', '=', variant.id).execute();
  say(fill(texts.stocked, { name: [product.name, variant.name].filter((part) => part !== '').join(', '), stock: count }));
  return 0;
};

const orders: Verb = async (services, _words, say) => {
  const all = await ownTables<ShopTables>(services.db)
    .selectFrom('shop_order')
    .select(['number', 'ordered_at', 'school_name', 'total', 'state', 'reference'])
    .orderBy('number', 'desc')
    .limit(shopLimits.ordersShown)
    .execute();
  for (const order of all) {
    const { ordered_at: at, school_name: school, total, state, reference } = order;
    const words = { school, reference, total: formatRappen(total), day: zurichDay(at), state: shopTexts.states[state] };
    say(fill(texts.order, { number: numberOf(order), ...words }));
  }
  if (all.length === 0) say(texts.noOrders);
  return 0;
};

const order: Verb = async (services, [number, wanted], say) => {
  const state = orderStates.find((one) => one === wanted);
  if (number === undefined || state === undefined) return null;
  const changed = await changeOrder(services, number, state);
  if (changed === null) return no(say, texts.unknown);
  if (changed.kind === 'cannot') return no(say, fill(texts.cannot, { was: shopTexts.states[changed.was], is: shopTexts.states[state] }));
  say(fill(texts.changed, { number, state: shopTexts.states[state] }));
  return 0;
};

function no(say: Say, sentence: string): 1 {
  say(sentence);
  return 1;
}

const verbs: Readonly<Record<string, Verb | undefined>> = { products, load, stock, orders, order };

/** What an operator does for the shop: the range, the stock, and what becomes of orders. */
export const shopCommand: OperatorCommand = {
  name: 'shop',
  help: texts.help,
  run: async (services, [verb = '', ...words], { say }) => (await verbs[verb]?.(services, words, say)) ?? null,
};
