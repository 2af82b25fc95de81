import { zurichDay, zurichMoment } from '@pausenplatz/kernel-format';
import { type Kysely, sql } from 'kysely';
import type { AiTables } from '../tables.ts';

/** The first moment of the month of Zurich. */
export const monthStart = (now: Date): Date => zurichMoment(`${zurichDay(now).slice(0, 7)}-01T00:00`) ?? now;

interface Spent {
  readonly walletId: string;
  readonly since: Date;
  /** Only what this person asked. */
  readonly personId?: string;
}

/** What was spent of a wallet, together with what is held at this moment; in units. */
export async function spentSince(db: Kysely<AiTables>, { walletId, since, personId }: Spent): Promise<number> {
  const ofPerson = personId === undefined ? sql`true` : sql`person_id = ${personId}`;
  const { rows } = await sql<{ spent: string }>`
    select (coalesce((select -sum(amount) from ai_ledger where wallet_id = ${walletId} and at >= ${since} and kind = 'settle' and ${ofPerson}), 0)
      + coalesce((select sum(credit + test_credit) from ai_reservation where wallet_id = ${walletId} and ${ofPerson}), 0))::text as spent`.execute(
    db,
  );
  return Number(rows[0]?.spent ?? 0);
}

/** What the day has cost in all, from its row that is locked until the commit. */
export async function lockDay(db: Kysely<AiTables>, now: Date): Promise<number> {
  const day = zurichDay(now);
  await db
    .insertInto('ai_day')
    .values({ day, spent: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('ai_day').select('spent').where('day', '=', day).forUpdate().executeTakeFirst();
  return row?.spent ?? 0;
}

/** Adds to a day, or takes back what was held and not used. */
export async function addToDay(db: Kysely<AiTables>, at: Date, units: number): Promise<void> {
  if (units === 0) return;
  await db
    .updateTable('ai_day')
    .set({ spent: sql<number>`greatest(0, spent + ${units})` })
    .where('day', '=', zurichDay(at))
    .execute();
}
