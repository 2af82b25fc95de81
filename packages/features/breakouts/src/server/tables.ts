import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType } from 'kysely';
import type { LockHint, LockSecret } from '../contract/index.ts';

/** Tables of breakouts. `position` is a fractional index, compared byte by byte. */
export interface OwnTables {
  /** What belongs to the whole game of a block; there once something of it was changed. */
  breakout: { block_id: string; page_id: string; ending: string; started_at: Date | null; ended_at: Date | null };
  breakout_lock: {
    id: string;
    page_id: string;
    block_id: string;
    position: string;
    title: string;
    story: string;
    task: string;
    picture_id: string | null;
    alt: string;
    audio_id: string | null;
    secret: ColumnType<LockSecret, string, string>;
    hints: ColumnType<LockHint[], string, string>;
  };
  /** Who plays is a name that a team gives itself, and no person. */
  breakout_team: {
    id: string;
    page_id: string;
    block_id: string;
    name: string;
    code: string;
    /** Locks that are open; the lock before which the team stands is the next one. */
    opened: number;
    /** The lock that `wrong`, `asked` and `waits_until` are about: another one may stand there since. */
    lock_id: string | null;
    lock_started_at: Date | null;
    wrong: number;
    asked: number;
    waits_until: Date | null;
    /** Of the locks that are open already. */
    wrong_before: number;
    hints_before: number;
    started_at: Date | null;
    paused_at: Date | null;
    finished_at: Date | null;
    created_at: Date;
    seen_at: Date;
  };
  /** Hashes of the tokens of a team's devices. */
  breakout_device: { token_hash: string; team_id: string };
}

/** What a breakout stands on: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; group_type: string; group_id: string; deleted_at: Date | null };
}

export type BreakoutsTables = OwnTables & PlaceTables & SchoolsTables & PeopleTables & DocumentsTables;
