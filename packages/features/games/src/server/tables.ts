import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Level, LentKind, MemorySize, ReadySet, RoundState } from '../contract/index.ts';

/** Tables of the games. Words are written in capitals; days are those of Zurich. */
export interface OwnTables {
  /** A board of one person: one for the word of each day, and the free one that was begun last. */
  word_round: {
    id: string;
    user_id: string;
    kind: 'daily' | 'free';
    day: string;
    /** Whose list the word is of; null for words of the game itself. */
    class_id: string | null;
    level: Level | null;
    answer: string;
    guesses: string[];
    is_hard: boolean | null;
    state: RoundState;
  };
  word_player: { user_id: string; is_hard: boolean; has_seen_help: boolean };
  /** The words that a class's teachers set, and which of them was drawn last. */
  word_list: {
    class_id: string;
    words: string[];
    is_daily: boolean;
    daily_from: string | null;
    drawn_on: string | null;
    drawn: string | null;
  };
  /** A memory that somebody plays or played alone; the last four are null until it was handed in. */
  memory_game: {
    id: string;
    user_id: string;
    size: MemorySize;
    set_name: ReadySet | LentKind;
    seed: number;
    started_at: Date;
    finished_at: Date | null;
    turns: number | null;
    ms: number | null;
    points: number | null;
  };
}

export type GamesTables = OwnTables & SchoolsTables & ProgressTables;
