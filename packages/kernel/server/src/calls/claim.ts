import type { Transaction } from 'kysely';
import type { KernelTables } from '../database/kernel-tables.ts';

/** The right of one request to do what its idempotency key stands for; `claim` tells it from a later one with the same key. */
export interface Claim {
  readonly owner: string;
  readonly key: string;
  readonly claim: string;
}

/**
 * Stores the answer as the last statement of the work's own transaction. Throws, and so undoes the work, when somebody took the key
 * over meanwhile: then they do it.
 */
export async function storeAnswer(transaction: Transaction<KernelTables>, claim: Claim, answer: unknown): Promise<void> {
  const stored = await transaction
    .updateTable('idempotency_key')
    .set({ status: 200, answer: JSON.stringify(answer) })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .where('claim', '=', claim.claim)
    .where('status', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (!stored) throw new Error('The idempotency key was taken over by a later request, or a call answered from two transactions.');
}
