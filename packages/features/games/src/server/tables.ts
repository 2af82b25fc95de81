import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Level, RoundState } from '../contract/index.ts';

/** Tables of the word game. Words are written in capitals; days are those of Zurich. */
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
}

export type GamesTables = OwnTables & SchoolsTables & ProgressTables;
