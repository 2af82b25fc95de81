import type { PeopleTables } from '@pausenplatz/account/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType } from 'kysely';
import type { PadChange } from '../contract/index.ts';
import type { Spans } from '../rules/index.ts';

/** Tables of pads; a pad is there once somebody wrote in it. */
export interface OwnTables {
  pad: {
    block_id: string;
    page_id: string;
    version: number;
    text: string;
    /** Who wrote which part, by numbers of `pad_author`. */
    spans: ColumnType<Spans, string, string>;
    changed_at: Date;
    /** When a version was kept last, or the first word written; and the numbers of those who wrote since. */
    kept_at: Date;
    writers: ColumnType<readonly number[], string, string>;
  };
  /** Who has which number; it stays when the account goes, and then is nobody’s. */
  pad_author: { pad_id: string; no: number; user_id: string };
  /** What was written, one change after the other; kept as long as somebody may still write on what was before. */
  pad_change: {
    pad_id: string;
    version: number;
    by_no: number;
    key: string;
    continues: boolean;
    change: ColumnType<PadChange, string, never>;
    at: Date;
  };
  /** What a pad was before. */
  pad_version: {
    id: string;
    pad_id: string;
    text: string;
    spans: ColumnType<Spans, string, never>;
    writers: ColumnType<readonly number[], string, never>;
    at: Date;
  };
}

/** What a pad stands on: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; group_type: string; group_id: string; deleted_at: Date | null };
}

export type PadsTables = OwnTables & PlaceTables & SchoolsTables & PeopleTables;
