import { schoolsAbove } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import type { ShopTables } from '../tables.ts';

/** Whether orders for a school wait; where nobody said so they do not. */
export async function needsApproval(db: Kysely<ShopTables>, schoolId: string): Promise<boolean> {
  const row = await db.selectFrom('shop_school').select('needs_approval').where('school_id', '=', schoolId).executeTakeFirst();
  return row?.needs_approval ?? false;
}

/** Whether somebody administers a school or one above it; the place is held until the commit. */
export async function holdsHead(db: Kysely<ShopTables>, userId: string, schoolId: string): Promise<boolean> {
  const place = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'admin')
    .where('school_id', 'in', await schoolsAbove(db, [schoolId]))
    .forKeyShare()
    .executeTakeFirst();
  return place !== undefined;
}
