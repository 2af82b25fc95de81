import type { ExpressionBuilder, SqlBool, Expression } from 'kysely';
import type { HomeworkTables } from '../tables.ts';

/**
 * Accounts of people who may sign in. Who lies in the trash or is disabled stands in no list and no count; what they ticked off
 * stays stored and comes back with them.
 */
export function isActive(where: ExpressionBuilder<HomeworkTables, 'user_account'>): Expression<SqlBool> {
  return where.and([where('user_account.disabled_at', 'is', null), where('user_account.deleted_at', 'is', null)]);
}
