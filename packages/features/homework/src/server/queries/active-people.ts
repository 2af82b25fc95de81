import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { HomeworkTables } from '../tables.ts';

/**
 * Accounts of people who may sign in. Who lies in the trash or is disabled stands in no list and no count; what they ticked off
 * stays stored and comes back with them.
 */
export function isActive(where: ExpressionBuilder<HomeworkTables, 'user_account'>): Expression<SqlBool> {
  return where.and([where('user_account.disabled_at', 'is', null), where('user_account.deleted_at', 'is', null)]);
}

/**
 * The same of somebody whom a row names: one look by the key for each row. Joined, PostgreSQL would go through all accounts of a small server for
 * each task, because it believes that asking whom somebody may see costs nothing; `offset` keeps it from joining by itself.
 */
export const isActivePerson = (userId: string): Expression<SqlBool> => sql<SqlBool>`exists (
  select from user_account where user_account.id = ${sql.ref(userId)} and disabled_at is null and deleted_at is null offset 0)`;
