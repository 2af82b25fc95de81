import type { Kysely } from 'kysely';
import type { ShopTables } from '../tables.ts';

/** Whether orders for a school wait; where nobody said so they do not. */
export async function needsApproval(db: Kysely<ShopTables>, schoolId: string): Promise<boolean> {
  const row = await db.selectFrom('shop_school').select('needs_approval').where('school_id', '=', schoolId).executeTakeFirst();
  return row?.needs_approval ?? false;
}
