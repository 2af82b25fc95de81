import { newId } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import type { AiTables, LedgerKind, OwnTables, Pocket } from '../tables.ts';

type Db = Kysely<AiTables>;
/** A transaction, as far as wallets go. */
export interface Inside {
  readonly db: Db;
}
type WalletRow = Selectable<OwnTables['ai_wallet']>;

/** Whose credit it is. */
export interface Owner {
  readonly kind: 'person' | 'class' | 'school';
  readonly id: string;
}

/** A wallet as it is counted with, in units. */
export interface Wallet {
  readonly id: string;
  readonly credit: number;
  readonly testCredit: number;
  readonly monthLimit: number | null;
  readonly childLimit: number | null;
}

export const ownerColumn = { person: 'person_id', class: 'class_id', school: 'school_id' } as const;

export const walletOf = (row: WalletRow): Wallet => ({
  id: row.id,
  credit: row.credit,
  testCredit: row.test_credit,
  monthLimit: row.month_limit,
  childLimit: row.child_limit,
});

export async function findWallet(db: Db, { kind, id }: Owner): Promise<Wallet | null> {
  const row = await db.selectFrom('ai_wallet').selectAll().where(ownerColumn[kind], '=', id).executeTakeFirst();
  return row ? walletOf(row) : null;
}

/** Makes the wallet where there is none; who begins is given something for trying out. */
export async function ensureWallet(
  work: Inside,
  owner: Owner,
  beginning: { readonly testCredit: number; readonly now: Date },
): Promise<void> {
  const { testCredit, now } = beginning;
  const made = await work.db
    .insertInto('ai_wallet')
    .values({
      id: newId(),
      person_id: null,
      class_id: null,
      school_id: null,
      [ownerColumn[owner.kind]]: owner.id,
      credit: 0,
      test_credit: testCredit,
      month_limit: null,
      child_limit: null,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made || testCredit === 0) return;
  const person = owner.kind === 'person' ? owner.id : '';
  await writeLine(
    work,
    { walletId: made.id, requestId: newId(), person, now },
    { kind: 'test', pocket: 'test', amount: testCredit, balance: testCredit },
  );
}

/** Locks a wallet until the commit: whoever pays from it comes one after the other. */
export async function lockWallet(work: Inside, { kind, id }: Owner): Promise<Wallet | null> {
  const row = await work.db.selectFrom('ai_wallet').selectAll().where(ownerColumn[kind], '=', id).forUpdate().executeTakeFirst();
  return row ? walletOf(row) : null;
}

export const setBalance = (work: Inside, walletId: string, balance: { readonly credit: number; readonly test: number }): Promise<unknown> =>
  work.db.updateTable('ai_wallet').set({ credit: balance.credit, test_credit: balance.test }).where('id', '=', walletId).execute();

interface LineAbout {
  readonly walletId: string;
  readonly requestId: string;
  /** Whose doing it is; empty for nobody's. */
  readonly person: string;
  readonly now: Date;
  readonly service?: OwnTables['ai_reservation']['service'];
  readonly model?: OwnTables['ai_reservation']['model'];
}

interface Line {
  readonly kind: LedgerKind;
  readonly pocket: Pocket;
  readonly amount: number;
  /** Of the same pocket, afterwards. */
  readonly balance: number;
}

/** Adds a line to the ledger; of nothing there is none. */
export async function writeLine({ db }: Inside, about: LineAbout, { kind, pocket, amount, balance }: Line): Promise<void> {
  if (amount === 0) return;
  const { walletId, requestId, person, now, service = null, model = null } = about;
  await db
    .insertInto('ai_ledger')
    .values({
      id: newId(),
      wallet_id: walletId,
      at: now,
      kind,
      pocket,
      amount,
      balance_after: balance,
      person_id: person,
      project_id: null,
      service,
      model,
      request_id: requestId,
    })
    .execute();
}
