import type { PeopleTables } from '@pausenplatz/account/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType } from 'kysely';

/** What PostgreSQL answers as text where a number may be large. */
type Day = ColumnType<string, string, never>;

/** Tables of what people practise. Attempts are only ever added; items and sums are derived from them, in the same transaction. */
export interface OwnTables {
  progress_attempt: {
    user_id: string;
    attempt_id: string;
    trainer: string;
    /** Null for what is no item, such as a level that was passed. */
    item: string | null;
    run_id: string;
    mode: string;
    is_right: boolean;
    ms: number;
    points: number;
    at: Date;
  };
  progress_item: {
    user_id: string;
    trainer: string;
    item: string;
    box: number;
    due_at: Date;
    last_points_at: Date | null;
    secure_at: Date | null;
  };
  /** A day of a person in a trainer; `day` as YYYY-MM-DD. */
  progress_sum: { user_id: string; trainer: string; day: Day; points: number; answers: number; right_answers: number; ms: number };
}

export type ProgressTables = OwnTables & SchoolsTables & PeopleTables;
