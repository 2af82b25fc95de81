import { newId } from '@pausenplatz/kernel-server';
import { displayCredit } from '../../rules/index.ts';
import { refuse } from '../ai.ts';
import { ensureWallet, findWallet, type Inside, ownerColumn, type Owner, setBalance, walletOf, writeLine } from './wallets.ts';

interface HandOver {
  readonly from: Owner;
  readonly to: Owner;
  readonly amount: number;
  readonly actorId: string;
  readonly now: Date;
  /** For who begins by it. */
  readonly testCredit: number;
}

/** Moves credit from one wallet to another; test credit stays where it is. Both are locked in one order, so that nobody waits for each other. */
export async function handOver(work: Inside, { from, to, amount, actorId, now, testCredit }: HandOver): Promise<void> {
  for (const owner of [from, to]) await ensureWallet(work, owner, { testCredit: owner.kind === 'person' ? testCredit : 0, now });
  const ids = [(await findWallet(work.db, from))?.id ?? '', (await findWallet(work.db, to))?.id ?? ''];
  const rows = await work.db.selectFrom('ai_wallet').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const of = (id: string | undefined) => rows.filter((row) => row.id === id).map(walletOf)[0];
  const [giving, getting] = [of(ids[0]), of(ids[1])];
  if (!giving || !getting || giving.credit < amount)
    return refuse('AI_CREDIT_LOW', { details: { needed: displayCredit(amount), left: displayCredit(giving?.credit ?? 0) } });
  const requestId = newId();
  const moves = [
    { wallet: giving, by: -amount },
    { wallet: getting, by: amount },
  ];
  for (const { wallet, by } of moves) {
    const balance = wallet.credit + by;
    await setBalance(work, wallet.id, { credit: balance, test: wallet.testCredit });
    await writeLine(
      work,
      { walletId: wallet.id, requestId, person: actorId, now },
      { kind: 'grant', pocket: 'credit', amount: by, balance },
    );
  }
  return undefined;
}

/** Adds credit that was paid for; done by the operator. */
export async function topUp(work: Inside, owner: Owner, amount: number, now: Date): Promise<void> {
  await ensureWallet(work, owner, { testCredit: 0, now });
  const row = await work.db
    .selectFrom('ai_wallet')
    .selectAll()
    .where(ownerColumn[owner.kind], '=', owner.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { id, credit, testCredit } = walletOf(row);
  await setBalance(work, id, { credit: credit + amount, test: testCredit });
  const line = { kind: 'topup', pocket: 'credit', amount, balance: credit + amount } as const;
  await writeLine(work, { walletId: id, requestId: newId(), person: '', now }, line);
}
