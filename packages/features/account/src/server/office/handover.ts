import { randomInt } from 'node:crypto';
import { daysAfter } from '@pausenplatz/kernel-format';
import { asSystem, newId, type Work } from '@pausenplatz/kernel-server';
import { addPupils, forgetActors, leaveFamily } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { accountLimits } from '../../contract/index.ts';
import type { AccountServices } from '../account.ts';
import { endWaysOfSchool } from '../other-ways.ts';
import { tellProfile } from '../own.ts';
import { endAllSessions, hashToken } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import { renewInitialPasswords } from './initial-passwords.ts';

// Without letters and digits that look alike on paper: 31 to the power of ten are 49 bits.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const part = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

const hashOf = (code: string): string => hashToken(`handover ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

interface Offer {
  readonly userId: string;
  /** The class that gives the child away; null where the child itself does. */
  readonly classId: string | null;
  readonly by: string;
}

/** A code with which another school takes a pupil over; an earlier one of the same pupil ends. Whoever calls has proven the right. */
export async function offerHandover(
  { db }: Work<AccountTables>,
  { clock }: Pick<AccountServices, 'clock'>,
  { userId, classId, by }: Offer,
): Promise<{ readonly code: string; readonly until: Date }> {
  const code = `${part()}-${part()}`;
  const now = clock.now();
  const until = daysAfter(now, accountLimits.handoverDays);
  const offer = { code_hash: hashOf(code), class_id: classId, created_by: by, created_at: now, expires_at: until };
  // In one statement: of two who ask at once the later one's code counts.
  await db
    .insertInto('pupil_handover')
    .values({ id: newId(), user_id: userId, ...offer })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(offer))
    .execute();
  return { code, until };
}

/** Ends the codes of a pupil; false where there is none. */
export async function withdrawHandover({ db }: Work<AccountTables>, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom('pupil_handover').where('user_id', '=', userId).returning('id').execute();
  return gone.length > 0;
}

/** Pupils of a class for whom its school has given out a code, with its end. */
export async function openHandovers(
  db: Kysely<AccountTables>,
  classId: string,
  now: Date,
): Promise<{ readonly userId: string; readonly until: Date }[]> {
  return db
    .selectFrom('pupil_handover')
    .select(['user_id as userId', 'expires_at as until'])
    .where('class_id', '=', classId)
    .where('expires_at', '>', now)
    .execute();
}

/**
 * Takes a pupil over by a code: out of the old school with everything that opened the account there, into the class. What the child made
 * stays the child's, what its old class wrote stays there. Null for a code that ended, was used, or whose class the child has left.
 */
export function takeOver(work: Inside, services: AccountServices, place: ClassMembership, code: string): Promise<TakenOver | null> {
  // The code is the proof that reaches into the other school; whoever has it sees nothing of that school.
  return asSystem(() => redeem(work, services, place, code));
}

type Inside = Work<AccountTables>;

interface ClassMembership {
  readonly classId: string;
  readonly schoolId: string;
}

interface TakenOver {
  readonly userId: string;
  readonly fromSchoolIds: readonly string[];
}

async function redeem(work: Inside, services: AccountServices, place: ClassMembership, code: string): Promise<TakenOver | null> {
  const { db } = work;
  const taken = await db.deleteFrom('pupil_handover').where('code_hash', '=', hashOf(code)).returningAll().executeTakeFirst();
  if (!taken || taken.expires_at <= services.clock.now() || !(await isStillGiven(db, taken))) return null;
  const userId = taken.user_id;
  const schools = await db
    .selectFrom('school_member')
    .select('school_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'pupil')
    .execute();
  const fromSchoolIds = schools.map((row) => row.school_id);
  for (const schoolId of fromSchoolIds) await leaveFamily(work, schoolId, [userId]);
  await addPupils(work, place, [{ userId, number: null }]);
  // The number was the old school's, and its teachers may have kept card and first password.
  await db.updateTable('user_account').set({ external_id: null, current_class_id: null }).where('id', '=', userId).execute();
  const { initial_password } = await db
    .selectFrom('user_account')
    .select('initial_password')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (initial_password) await renewInitialPasswords(work, services, [userId]);
  await endAllSessions(work, services, [userId], 'revoked');
  await endWaysOfSchool(work, services, [userId]);
  await forgetActors(services, work, [userId]);
  await tellProfile(work, services, userId);
  return { userId, fromSchoolIds };
}

/** The account is there, and the class that gave the code still has the child. */
async function isStillGiven(
  db: Work<AccountTables>['db'],
  { user_id, class_id }: { readonly user_id: string; readonly class_id: string | null },
): Promise<boolean> {
  const there = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!there) return false;
  if (class_id === null) return true;
  const placed = await db
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select('user_id')
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return placed !== undefined;
}
