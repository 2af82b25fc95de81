import type { Generated } from 'kysely';

/** Tables of the kernel itself; features see none of them. */
export interface KernelTables {
  migration: { name: string; applied_at: Generated<Date> };
  outbox: { id: Generated<string>; target: string; name: string; payload: string; except: string | null; at: Generated<Date> };
  idempotency_key: {
    owner: string;
    key: string;
    call: string;
    body_hash: string;
    status: number | null;
    answer: string | null;
    at: Generated<Date>;
  };
}
