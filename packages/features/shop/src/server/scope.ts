import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { proveSchool, refuseUnconfirmed, type SchoolScope, schoolsAbove } from '@pausenplatz/schools/server';
import { refuse } from './shop.ts';
import type { ShopTables } from './tables.ts';

/** A confirmed school at which the caller works: for it they may order. */
export async function proveBuyer(context: CallContext<ShopTables>, schoolId: string): Promise<SchoolScope> {
  const school = await proveSchool(context, schoolId, 'member');
  refuseUnconfirmed(school);
  return school;
}

/** Holds until the commit that the school is confirmed and that who orders works there, or administers one above it (decision 0076). */
export async function holdBuyer(context: CallContext<ShopTables>, { db }: Work<ShopTables>, { schoolId }: SchoolScope): Promise<void> {
  const confirmed = await db
    .selectFrom('school')
    .select('id')
    .where('id', '=', schoolId)
    .where('confirmed_at', 'is not', null)
    .forShare()
    .executeTakeFirst();
  if (!confirmed) refuse('SCHOOL_UNCONFIRMED');
  const above = await schoolsAbove(db, [schoolId]);
  const place = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', personOf(context).userId)
    .where((where) =>
      where.or([
        where.and([where('school_id', '=', schoolId), where('kind', '=', 'teacher')]),
        where.and([where('school_id', 'in', above), where('kind', '=', 'admin')]),
      ]),
    )
    .forKeyShare()
    .executeTakeFirst();
  if (!place) refuse('SCHOOL_NOT_FOUND');
}
