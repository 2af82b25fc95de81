import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { PeopleTables } from '@pausenplatz/account/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Service, ServiceRule } from '../contract/services.ts';
import type { Background, BlockPlace, ContributionState, GroupType, Release, Visibility } from '../contract/index.ts';

/** Besides the groups that people see, copies that another feature keeps under a name: nobody reads those by an address. */
export type StoredGroup = GroupType | 'kept';

/** Tables of start pages. `position` is a fractional index, compared byte by byte. */
export interface OwnTables {
  page: {
    id: string;
    url: string;
    title: string;
    group_type: StoredGroup;
    group_id: string;
    parent_id: string | null;
    position: string;
    visibility: Visibility;
    /** The group or team whose members read it, where it is for them. */
    members_of: Generated<string | null>;
    background: JSONColumnType<Background>;
    link_secret: string | null;
    /** Sealed, so that whoever shares the page can read it again. */
    link_password: Generated<string | null>;
    /** Only those who may change it see it. */
    is_draft: Generated<boolean>;
    /** When all others see it; null: at once, for ever. */
    visible_from: Generated<Date | null>;
    visible_until: Generated<Date | null>;
    revision: Generated<number>;
    lock_fence: Generated<number>;
    created_by: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    archived_at: Date | null;
    deleted_at: Date | null;
    /** The page whose deletion took this one along. */
    deleted_with: string | null;
    /** Where the wish of a pupil stands to share the page further than with the class; null: there is none. */
    release: Generated<Release | null>;
    /** The class whose teacher released it, and since when. */
    release_class_id: Generated<string | null>;
    released_at: Generated<Date | null>;
    /** Fewer people than before may read the page, and nobody who may change it has taken note yet. */
    narrowed_at: Generated<Date | null>;
    /** The words of the title as PostgreSQL compares them. */
    found: GeneratedAlways<string>;
  };
  page_block: {
    id: string;
    page_id: string;
    type: string;
    version: number;
    settings: JSONColumnType<Record<string, unknown>>;
    /** What its type says one can read on it, for the search. */
    words: Generated<string>;
    /** The same as PostgreSQL compares it. */
    found: GeneratedAlways<string>;
    position: string;
    place: Generated<BlockPlace>;
    deleted_at: Date | null;
    /** Who wrote it as it stands, when, and since when they do; null where nobody noted that. */
    written_by: Generated<string | null>;
    written_at: Generated<Date | null>;
    written_since: Generated<Date | null>;
  };
  /** What a block was before somebody wrote something else, and which files it showed. */
  page_block_version: {
    id: string;
    page_id: string;
    block_id: string;
    type: string;
    version: Generated<number>;
    settings: JSONColumnType<Record<string, unknown>>;
    written_by: string | null;
    written_at: Date | null;
    kept_at: Date;
  };
  page_version_file: { version_id: string; page_id: string; file_id: string };
  /** Without a block it lies behind the page. */
  page_file: { page_id: string; block_id: string | null; file_id: string };
  /** An entry that somebody suggested for a block, as its list would hold it. */
  page_contribution: {
    id: string;
    page_id: string;
    block_id: string;
    by_id: string;
    entry: JSONColumnType<Record<string, unknown>>;
    state: Generated<ContributionState>;
    created_at: Date;
    decided_at: Generated<Date | null>;
  };
  page_contribution_file: { contribution_id: string; page_id: string; file_id: string };
  /** The code of a short address, and the keyed hash of the network in which it was made. */
  page_short: { page_id: string; code: string; house: string };
  page_lock: { page_id: string; holder_id: string; session_id: string; fence: number; since: Date; expires_at: Date };
  page_mark: { user_id: string; page_id: string; favourite: boolean; expanded: boolean };
  service_rule: { school_id: string; service: Service; rule: ServiceRule; set_by: string; set_at: Generated<Date> };
  embed_origin: { school_id: string; origin: string; created_by: string; created_at: Generated<Date> };
}

export type PagesTables = OwnTables & SchoolsTables & DocumentsTables & PeopleTables;
