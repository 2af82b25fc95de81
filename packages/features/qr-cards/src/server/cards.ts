import { newId, type Work } from '@pausenplatz/kernel-server';
import { type AccountServices, hashToken } from '@pausenplatz/account/server';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { QrCardsTables } from './tables.ts';

/** A fresh QR card; `address` is what the code says. It is shown once, only its hash is kept (R7). */
export interface QrCard {
  readonly userId: string;
  readonly address: string;
}

/**
 * Makes new QR cards for pupils; earlier ones stop working at once, picture PINs stay. People who are no pupils get none.
 * Whoever calls has proven the right.
 */
export async function renewQrCards(
  work: Pick<Work<QrCardsTables>, 'db'>,
  services: Pick<AccountServices, 'origin' | 'clock'>,
  userIds: readonly string[],
): Promise<QrCard[]> {
  if (userIds.length === 0) return [];
  const pupils = await work.db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', userIds)
    .where(sql<boolean>`'Pupil' = any(roles)`)
    .where('deleted_at', 'is', null)
    .execute();
  if (pupils.length === 0) return [];
  // 128 random bits: nobody guesses one, and the code stays coarse enough for old cameras.
  const cards = pupils.map(({ id }) => ({ userId: id, secret: newId() }));
  const createdAt = services.clock.now();
  await work.db
    .insertInto('qr_card')
    .values(cards.map(({ userId, secret }) => ({ user_id: userId, secret_hash: hashToken(secret), pin_seal: null, created_at: createdAt })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((excluded) => ({
        secret_hash: excluded.ref('excluded.secret_hash'),
        created_at: excluded.ref('excluded.created_at'),
      })),
    )
    .execute();
  return cards.map(({ userId, secret }) => ({ userId, address: `${services.origin()}/qr#${secret}` }));
}

/** Whether somebody has a card, and whether it asks for pictures. */
export async function cardOf(db: QueryExecutorProvider, userId: string): Promise<{ readonly hasPictures: boolean } | null> {
  const { rows } = await sql<{ hasPictures: boolean }>`
    select pin_seal is not null as "hasPictures" from qr_card where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
