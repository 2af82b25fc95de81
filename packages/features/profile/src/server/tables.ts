import type { FederationTables } from '@pausenplatz/federation/server';
import type { AccountTables } from '@pausenplatz/account/server';
import type { ColumnType, Generated } from 'kysely';

export interface ExportPart {
  readonly blob: string;
  readonly sizeBytes: number;
}

/** What people took away. */
export interface OwnTables {
  /** `parts` are zips of a bounded size, in their order, named before their files are there; `made_at` is null as long as the task runs. */
  account_export: {
    id: string;
    user_id: string;
    task_id: string | null;
    parts: ColumnType<readonly ExportPart[], string, string>;
    state: Generated<'running' | 'done' | 'failed'>;
    made_at: Date | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}

export type ProfileTables = OwnTables & AccountTables & FederationTables;
