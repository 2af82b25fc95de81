import { randomInt } from 'node:crypto';
import { lockFor, type Work } from '@pausenplatz/kernel-server';
import { accountLimits } from '../../contract/index.ts';
import { hashToken } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

type Inside = Pick<Work<AccountTables>, 'db'>;

// Without letters and digits that look alike on paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const freshCode = (): string => {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${part()}-${part()}`;
};

/** New recovery codes of 49 bits each, shown once and kept as hashes; the old ones end. */
export async function freshRecoveryCodes({ db }: Inside, userId: string): Promise<string[]> {
  const codes = Array.from({ length: accountLimits.recoveryCodes }, freshCode);
  // Asked for twice at once, the second set ends the first.
  await lockFor(db, `recovery codes ${userId}`);
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(userId, code), used_at: null })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false when it is none. */
export async function useRecoveryCode({ db }: Inside, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

const hashOf = (userId: string, code: string): string => hashToken(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
