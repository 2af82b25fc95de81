import { addDays, zurichMoment } from '@pausenplatz/kernel-format';
import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { proveClass, proveSchool } from '@pausenplatz/schools/server';
import { aiLimits as limits, getCreditHistory, historyKinds } from '../../contract/index.ts';
import { handle } from '../ai.ts';
import type { AiTables } from '../tables.ts';
import { findWallet, type Owner } from '../wallet/wallets.ts';

type Context = CallContext<AiTables>;
type Asked = ParsedInputOf<typeof getCreditHistory>;

const historyHandler = handle(getCreditHistory, async (context, asked) => {
  const wallet = await findWallet(context.db, await proveOwner(context, asked));
  if (!wallet) return { lines: [], hasMore: false };
  const atMost = asked.isForFile ? limits.historyFile : limits.history;
  const { kind, service, from, to } = asked;
  const begin = from === undefined ? null : zurichMoment(`${from}T00:00`);
  const end = to === undefined ? null : zurichMoment(`${addDays(to, 1)}T00:00`);
  let query = context.db
    .selectFrom('ai_ledger')
    .select(['id', 'at', 'kind', 'pocket', 'amount', 'balance_after', 'service', 'model'])
    .where('wallet_id', '=', wallet.id)
    .where('kind', 'in', kind ? [kind] : [...historyKinds])
    .orderBy('number', 'desc')
    .limit(atMost + 1);
  if (service) query = query.where('service', '=', service);
  if (begin) query = query.where('at', '>=', begin);
  if (end) query = query.where('at', '<', end);
  const rows = await query.execute();
  const lines = rows.slice(0, atMost).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    // What is held and given back is not among them.
    kind: historyKinds.find((one) => one === row.kind) ?? 'settle',
    isTest: row.pocket === 'test',
    amount: row.amount,
    balanceAfter: row.balance_after,
    service: row.service,
    model: row.model,
  }));
  return { lines, hasMore: rows.length > atMost };
});

async function proveOwner(context: Context, { of, id = '' }: Asked): Promise<Owner> {
  if (of === 'own') return { kind: 'person', id: personOf(context).userId };
  if (of === 'class') return { kind: 'class', id: (await proveClass(context, id, 'teach')).classId };
  return { kind: 'school', id: (await proveSchool(context, id, 'administer')).schoolId };
}

export const historyHandlers = [historyHandler];
