import type { AccountTables } from '@pausenplatz/account/server';
import type { ColumnType, Generated } from 'kysely';
import type { LinkVerdict } from '../contract/index.ts';

/** The files of an export in the store; each is named here before it is there. */
export interface ExportPieces {
  /** What each feature gave, in the order of the archive. */
  readonly collected: readonly { readonly blob: string; readonly isWhole: boolean }[];
  /** The archive, one piece behind the other, each with a list of what it holds. */
  readonly packed: readonly {
    readonly blob: string;
    readonly list: string;
    readonly sizeBytes: number;
    readonly isWhole: boolean;
    readonly isLast: boolean;
  }[];
}

/** What was found about links, counted of visits, and put into archives. */
export interface OwnTables {
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
    /** The archive of exports from before they had pieces. */
    blob_name: string | null;
    pieces: ColumnType<ExportPieces, string | undefined, string>;
    size_bytes: number | null;
    /** Files that lay on the server no more, or did not fit. */
    missing_files: Generated<number>;
    created_at: Date;
    /** The session in which it was asked for; it is made with what that session may read. */
    session_id: Generated<string>;
    /** Rights that what is inside was read with: whoever fetches it has them still. */
    rights: Generated<string[]>;
    /** When it was done, and its hour began. */
    made_at: Generated<Date | null>;
  };
}

export type SchoolReportsTables = OwnTables & AccountTables;
