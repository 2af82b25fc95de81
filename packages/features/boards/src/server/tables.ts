import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType, Generated } from 'kysely';
import type { BoardCells, CardCheck, CardColor } from '../contract/index.ts';

/** What a version keeps of a card; who it was assigned to is nothing that was written. */
export interface CardWords {
  readonly text: string;
  readonly color: CardColor;
  readonly dueOn: string | null;
  readonly checks: readonly CardCheck[];
}

/** Tables of boards. `position` is a fractional index, compared byte by byte. */
export interface OwnTables {
  board_entry: {
    id: string;
    page_id: string;
    block_id: string;
    author_id: string;
    title: string;
    cells: ColumnType<BoardCells, string | undefined, string>;
    position: string;
    /** Null while it waits for somebody who changes the page. */
    released_at: Date | null;
    created_at: Date;
    deleted_at: Generated<Date | null>;
    /** That of its board when it changed last. */
    revision: Generated<number>;
  };
  /** What an entry has beside when it is a card; its text is the title of the entry. */
  board_card: {
    entry_id: string;
    lane_id: string;
    color: CardColor;
    assignee_id: string | null;
    due_on: string | null;
    checks: ColumnType<CardCheck[], string, string>;
    /** Written while names were hidden; that stays. */
    is_anonymous: boolean;
  };
  board_card_file: { entry_id: string; file_id: string; position: number };
  /** What a card was before, and who changed it into something else. */
  board_card_version: { id: string; entry_id: string; editor_id: string; words: ColumnType<CardWords, string, never>; at: Date };
  /** What holds for a board with cards at this moment; no row where nothing ever changed. */
  board_state: {
    block_id: string;
    page_id: string;
    revision: Generated<number>;
    /** What somebody may do changed for all cards with this revision. */
    whole_since: Generated<number>;
    frozen_at: Generated<Date | null>;
    timer_ends_at: Generated<Date | null>;
  };
  /** A tick, a vote or a place of one person in one column of an entry. */
  board_mark: { entry_id: string; column_id: string; user_id: string; at: Date };
  board_like: { entry_id: string; user_id: string };
  board_comment: { id: string; entry_id: string; author_id: string; text: string; at: Date };
}

/** What a board stands on: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; group_type: string; group_id: string; deleted_at: Date | null };
}

export type BoardsTables = OwnTables & PlaceTables & SchoolsTables & PeopleTables & Pick<DocumentsTables, 'file'>;
