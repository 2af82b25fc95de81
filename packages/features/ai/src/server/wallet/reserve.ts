import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import type { ChatModel, ChatService } from '../../contract/index.ts';
import { displayCost, firstBroken, type LimitName, paidFrom, type Rooms } from '../../rules/index.ts';
import { refuse } from '../ai.ts';
import { aiConfig } from '../config.ts';
import type { AiTables } from '../tables.ts';
import type { Payer } from './payer.ts';
import { addToDay, lockDay, monthStart, spentSince } from './spent.ts';
import { ensureWallet, lockWallet, setBalance, type Wallet, writeLine } from './wallets.ts';

interface Wanted {
  readonly payer: Payer;
  readonly userId: string;
  readonly service: ChatService;
  readonly model: ChatModel;
  /** Test credit may pay. */
  readonly isTestable: boolean;
  /** At most, in units. */
  readonly amount: number;
  readonly requestId: string;
}

const codes = {
  child: 'AI_LIMIT_CHILD',
  class: 'AI_LIMIT_CLASS',
  own: 'AI_LIMIT_OWN',
  wallet: 'AI_CREDIT_LOW',
  day: 'AI_LIMIT_DAY',
} as const satisfies Record<LimitName, string>;

/** Holds the most that an answer can cost, before anything is sent. Refuses by the first limit that it would break. */
export async function reserve(context: CallContext<AiTables>, wanted: Wanted): Promise<void> {
  const now = context.clock.now();
  const { dailyCap, testCredit } = context.config.of(aiConfig);
  await context.transact(async (work) => {
    const { payer, userId, amount, requestId } = wanted;
    await holdPayer(work, payer, userId);
    await ensureWallet(work, payer.owner, { testCredit: payer.isTrying ? testCredit : 0, now });
    const wallet = await lockWallet(work, payer.owner);
    if (!wallet) return refuse('AI_CLOSED');
    // Every line of the ledger bears the name of its question: asked twice, it is found here or by the ledger itself.
    if (await isKnown(work, requestId)) return refuse('AI_ASKED_TWICE');
    const spentToday = await lockDay(work.db, now);
    const rooms = { ...(await roomsOf(work, wallet, wanted, now)), ...(dailyCap !== null && { day: dailyCap - spentToday }) };
    const broken = firstBroken(amount, rooms);
    if (broken !== null)
      return refuse(codes[broken], { details: { needed: displayCost(amount), left: displayCost(Math.max(0, rooms.wallet ?? 0)) } });
    await hold(work, wallet, wanted, now);
    await addToDay(work.db, now, amount);
    return undefined;
  });
}

/** A child is still in the class that pays, and its school has not closed the services. */
async function holdPayer(work: Work<AiTables>, { owner, schoolId }: Payer, userId: string): Promise<void> {
  if (owner.kind !== 'class') return;
  if (!(await holdClass(work, owner.id, { pupilId: userId }))) refuse('AI_CLOSED');
  const open = await work.db.selectFrom('ai_school').select('age').where('school_id', '=', schoolId).forShare().executeTakeFirst();
  if (!open) refuse('AI_CLOSED');
}

async function isKnown({ db }: Work<AiTables>, requestId: string): Promise<boolean> {
  const held = await db.selectFrom('ai_reservation').select('request_id').where('request_id', '=', requestId).executeTakeFirst();
  const paid = await db.selectFrom('ai_ledger').select('id').where('request_id', '=', requestId).limit(1).executeTakeFirst();
  return held !== undefined || paid !== undefined;
}

async function roomsOf({ db }: Work<AiTables>, wallet: Wallet, { payer, userId, isTestable }: Wanted, now: Date): Promise<Rooms> {
  const month = { walletId: wallet.id, since: monthStart(now) };
  const room = async (limit: number | null, personId?: string): Promise<number | undefined> =>
    limit === null ? undefined : limit - (await spentSince(db, personId === undefined ? month : { ...month, personId }));
  const ofMonth = await room(wallet.monthLimit);
  const ofChild = payer.owner.kind === 'class' ? await room(wallet.childLimit, userId) : undefined;
  return {
    ...(ofChild !== undefined && { child: ofChild }),
    ...(ofMonth !== undefined && { [payer.owner.kind === 'class' ? 'class' : 'own']: ofMonth }),
    wallet: wallet.credit + (isTestable ? wallet.testCredit : 0),
  };
}

async function hold(work: Work<AiTables>, wallet: Wallet, wanted: Wanted, now: Date): Promise<void> {
  const { userId, service, model, amount, requestId } = wanted;
  const parts = paidFrom(amount, { credit: wallet.credit, test: wallet.testCredit }, wanted.isTestable);
  if (!parts) return refuse('AI_CREDIT_LOW', { details: { needed: displayCost(amount), left: displayCost(wallet.credit) } });
  const left = { credit: wallet.credit - parts.credit, test: wallet.testCredit - parts.test };
  await setBalance(work, wallet.id, left);
  await work.db
    .insertInto('ai_reservation')
    .values({
      request_id: requestId,
      wallet_id: wallet.id,
      person_id: userId,
      service,
      model,
      credit: parts.credit,
      test_credit: parts.test,
      made_at: now,
    })
    .execute();
  const about = { walletId: wallet.id, requestId, person: userId, now, service, model };
  await writeLine(work, about, { kind: 'reserve', pocket: 'test', amount: -parts.test, balance: left.test });
  await writeLine(work, about, { kind: 'reserve', pocket: 'credit', amount: -parts.credit, balance: left.credit });
}
