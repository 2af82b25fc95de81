import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { JSONColumnType } from 'kysely';
import type { DuelFace, DuelState, Level, LentKind, MemorySize, ReadySet, RoundState } from '../contract/index.ts';

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
  /** Two of a class on one table; of the two the inviter is 0 and the invitee 1. Nothing of `cards` leaves the server while it is covered. */
  memory_duel: {
    id: string;
    class_id: string;
    inviter_id: string;
    invitee_id: string;
    set_name: ReadySet | LentKind;
    set_id: string | null;
    set_title: string | null;
    size: MemorySize;
    state: StoredDuelState;
    rev: number;
    /** None before both have agreed. */
    cards: JSONColumnType<readonly DealtCard[]>;
    turn: number;
    /** Of each pair who found it, -1 where nobody has. */
    finders: number[];
    last: 'first' | 'pair' | 'miss' | null;
    /** The one or two cards of the last press. */
    last_places: number[];
    turned_at: Date | null;
    invited_at: Date;
    changed_at: Date;
    inviter_seen_at: Date;
    invitee_seen_at: Date;
  };
  /** Pictures of somebody as pairs for the memory. */
  memory_picture_set: { id: string; owner_id: string; title: string; created_at: Date; updated_at: Date; deleted_at: Date | null };
  /** A picture and what is on it: with itself, or with its word. */
  memory_picture: { id: string; set_id: string; position: number; file_id: string; name: string; has_word: boolean };
  /** Which classes a set is lent to. */
  memory_picture_class: { set_id: string; class_id: string };
  /** Whether the people of a class may play against each other; they may where nobody said anything. */
  memory_class: { class_id: string; has_duels: boolean };
}

/** What a clock says about a duel is not stored. */
type StoredDuelState = Exclude<DuelState, 'expired' | 'away' | 'closed'>;

/** A card where it lies. */
export interface DealtCard extends DuelFace {
  readonly pair: number;
}

export type GamesTables = OwnTables & SchoolsTables & ProgressTables & PeopleTables & DocumentsTables;
