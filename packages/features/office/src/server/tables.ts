import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated, JSONColumnType } from 'kysely';
import type { LinkVerdict } from '../contract/index.ts';
import type { ClassStep, PersonState } from '../rules/index.ts';

/** Numbers of an import by verdict, and how many were archived. */
interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly conflict: number;
  readonly archived: number;
}

/** Tables of the administration itself: what it plans, remembers in order to take it back, and counts. */
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
  letter_template: { school_id: string; title: string; body: string };
  year_plan: {
    id: string;
    school_id: string;
    school_year: number;
    state: 'draft' | 'running' | 'done';
    task_id: string | null;
    created_by: string;
    created_at: Date;
  };
  year_step: {
    plan_id: string;
    class_id: string;
    position: number;
    step: JSONColumnType<ClassStep>;
    state: 'planned' | 'done' | 'undone' | 'failed';
    ran_at: Date | null;
    memo: JSONColumnType<Record<string, unknown>> | null;
    failure: string | null;
  };
  link_check: {
    school_id: string;
    user_id: string;
    task_id: string;
    state: 'running' | 'done';
    checked_at: Date;
    left_out: Generated<number>;
  };
  checked_link: {
    school_id: string;
    user_id: string;
    /** The class on whose page the link stands; null for pages of the school. */
    class_id: string | null;
    position: number;
    url: string;
    label: string;
    verdict: LinkVerdict;
    said: string;
    place_title: string;
    place_path: string;
  };
  page_visit: { path: string; day: string; views: number; visitors: number };
  office_export: {
    id: string;
    owner_id: string;
    what: 'school' | 'class';
    about_id: string;
    about: string;
    task_id: string;
    state: 'running' | 'done' | 'failed';
    blob_name: string | null;
    size_bytes: number | null;
    created_at: Date;
    /** The session in which it was asked for; it is made with what that session may read. */
    session_id: Generated<string>;
    /** Rights that what is inside was read with: whoever fetches it has them still. */
    rights: Generated<string[]>;
    /** When it was done, and its hour began. */
    made_at: Generated<Date | null>;
  };
}

export type OfficeTables = OwnTables & AccountTables;
