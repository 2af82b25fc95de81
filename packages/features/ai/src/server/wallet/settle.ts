import type { Work } from '@pausenplatz/kernel-server';
import { usedOf } from '../../rules/index.ts';
import type { AiTables } from '../tables.ts';
import { addToDay } from './spent.ts';
import { setBalance, type Wallet, walletOf, writeLine } from './wallets.ts';

export interface Settled {
  /** What it cost in the end, in units. */
  readonly cost: number;
  /** What is left, or null where the wallet is gone. */
  readonly wallet: Wallet | null;
}

/**
 * Gives back what is held for a question and takes what it cost, never more than was held. Nothing happens where it is no longer held:
 * somebody was faster, or it was given back after ten minutes.
 */
export async function settle(work: Work<AiTables>, requestId: string, cost: number, now: Date): Promise<Settled> {
  const found = await work.db.selectFrom('ai_reservation').select('wallet_id').where('request_id', '=', requestId).executeTakeFirst();
  if (!found) return { cost: 0, wallet: null };
  // The wallet first, as those who hold do: so nobody waits for one who waits for them.
  const row = await work.db.selectFrom('ai_wallet').selectAll().where('id', '=', found.wallet_id).forUpdate().executeTakeFirst();
  const held = await work.db.deleteFrom('ai_reservation').where('request_id', '=', requestId).returningAll().executeTakeFirst();
  if (!held) return { cost: 0, wallet: row ? walletOf(row) : null };
  const parts = { credit: held.credit, test: held.test_credit };
  const used = usedOf(cost, parts);
  await addToDay(work.db, held.made_at, used.credit + used.test - parts.credit - parts.test);
  if (!row) return { cost: used.credit + used.test, wallet: null };
  const wallet = walletOf(row);
  const whole = { credit: wallet.credit + parts.credit, test: wallet.testCredit + parts.test };
  const left = { credit: whole.credit - used.credit, test: whole.test - used.test };
  await setBalance(work, wallet.id, left);
  const about = { walletId: wallet.id, requestId, person: held.person_id, now, service: held.service, model: held.model };
  for (const pocket of ['test', 'credit'] as const) {
    await writeLine(work, about, { kind: 'release', pocket, amount: parts[pocket], balance: whole[pocket] });
    await writeLine(work, about, { kind: 'settle', pocket, amount: -used[pocket], balance: left[pocket] });
  }
  return { cost: used.credit + used.test, wallet: { ...wallet, credit: left.credit, testCredit: left.test } };
}
