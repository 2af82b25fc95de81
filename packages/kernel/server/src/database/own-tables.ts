import type { Kysely } from 'kysely';
import type { KernelTables } from './kernel-tables.ts';

/**
 * The one database as a feature may see it: its own tables and the foundation's. Reaching further does not compile;
 * that the tables exist is proven by the test that compares the types with the migrated schema.
 */
export function ownTables<Tables>(db: Kysely<KernelTables>): Kysely<Tables> {
  return db as unknown as Kysely<Tables>;
}

/** The kernel's own tables inside a feature's transaction, which does not name them. */
export function kernelTables<Tables>(db: Kysely<Tables>): Kysely<KernelTables> {
  return db as unknown as Kysely<KernelTables>;
}
