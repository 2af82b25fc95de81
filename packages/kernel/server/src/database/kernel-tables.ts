import type { Operation, OperationState } from '@pausenplatz/kernel-contract';
import type { ColumnType, Generated } from 'kysely';

type TaskFailure = NonNullable<Operation['failure']>;

/** Tables of the kernel itself; features see none of them. */
export interface KernelTables {
  migration: { name: string; applied_at: Generated<Date> };
  outbox: { id: Generated<string>; target: string; name: string; payload: string; except: string | null; at: Generated<Date> };
  idempotency_key: {
    owner: string;
    key: string;
    call: string;
    body_hash: string;
    /** Which request holds the key; null in rows from before. */
    claim: string | null;
    /** What the owner belonged to when the key was claimed: an answer is repeated to nobody who has left something of it. */
    standing: Generated<string[]>;
    status: number | null;
    answer: string | null;
    at: Generated<Date>;
  };
  /** Mails that wait, sealed; a row goes when its mail has left. */
  mail: { id: string; sealed: string; created_at: Generated<Date> };
  rate_limit: { key: string; points: number; expire: number | null };
  /** Background operations; the table bears the word of its first days. */
  task: {
    id: string;
    kind: string;
    owner_id: string;
    scope_id: string | null;
    state: OperationState;
    input: ColumnType<object, string, never>;
    done: number;
    total: number;
    result: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    failure: ColumnType<TaskFailure | null, string | null, string | null>;
    attempts: number;
    /** While it waits or runs, there is no other of its kind with this key. */
    only_one: Generated<string | null>;
    created_at: Generated<Date>;
    finished_at: Date | null;
  };
  'audit.entry': {
    number: Generated<string>;
    at: Date;
    actor_id: string | null;
    action: string;
    /** Empty where the entry concerns one person alone. */
    scope_id: string;
    subject_kind: string;
    subject_id: string;
    details: string;
    previous_hash: string;
    hash: string;
  };
  /** What the entries say in words, as it was in their moment; blank where whom it named is erased. */
  'audit.words': {
    number: Generated<string>;
    entry: string;
    scope_id: string;
    part: string;
    place: number;
    kind: string;
    named_id: string | null;
    /** Whose words they are: they go with this person. */
    person_id: string | null;
    words: string;
    /** The words as searches compare them. */
    plain: Generated<string>;
  };
}
