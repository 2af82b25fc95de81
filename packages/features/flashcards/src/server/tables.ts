import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated, JSONColumnType } from 'kysely';
import type { CardSide, Level, Subject } from '../contract/index.ts';

/** Tables of flashcards. `position` is a fractional index; days are those of Zurich. */
export interface OwnTables {
  flashcard_set: {
    id: string;
    owner_id: string;
    title: string;
    subject: Subject | null;
    level: Level | null;
    is_public: Generated<boolean>;
    likes: Generated<number>;
    created_at: Date;
    updated_at: Date;
    archived_at: Date | null;
    deleted_at: Date | null;
  };
  flashcard_like: { set_id: string; user_id: string };
  flashcard_card: {
    id: string;
    set_id: string;
    position: string;
    front: JSONColumnType<CardSide>;
    back: JSONColumnType<CardSide>;
    deleted_at: Date | null;
  };
  /** Which files a card shows. */
  flashcard_file: { set_id: string; card_id: string; file_id: string };
  /** A set that somebody learns with: oneself (`user_id`), a class, or some of its pupils (`pupil_ids`). */
  flashcard_box: {
    id: string;
    set_id: string;
    owner_id: string;
    user_id: string | null;
    class_id: string | null;
    pupil_ids: string[] | null;
    start_on: string | null;
    test_on: string | null;
    created_at: Date;
    archived_at: Date | null;
  };
  /** What one person knows of one card in one box. */
  flashcard_state: {
    user_id: string;
    box_id: string;
    card_id: string;
    stability: number;
    difficulty: number;
    reps: number;
    lapses: number;
    first_on: string;
    last_on: string;
    due_on: string;
  };
  flashcard_answer: { user_id: string; attempt_id: string; box_id: string; card_id: string; knew: boolean; at: Date };
}

export type FlashcardsTables = OwnTables & SchoolsTables & DocumentsTables & PeopleTables;
