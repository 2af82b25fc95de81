import type { AccountTables } from '@pausenplatz/account/server';
import type { JSONColumnType } from 'kysely';
import type { PersonState } from '../rules/index.ts';

/** Numbers of an import by verdict, and how many were archived. */
interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly conflict: number;
  readonly archived: number;
}

/** What imports did, and what they need to be taken back. */
export interface OwnTables {
  office_import: {
    id: string;
    school_id: string;
    created_by: string;
    file_name: string;
    state: 'running' | 'done' | 'failed' | 'undone';
    question: JSONColumnType<Record<string, unknown>>;
    fingerprint: string;
    counts: JSONColumnType<ImportCounts>;
    new_class_ids: string[];
    created_at: Date;
    undone_at: Date | null;
  };
  import_touched: {
    import_id: string;
    user_id: string;
    how: 'created' | 'changed' | 'archived';
    before: JSONColumnType<PersonState> | null;
    after: JSONColumnType<PersonState>;
  };
}

export type PeopleImportTables = OwnTables & AccountTables;
