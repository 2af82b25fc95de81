import type { PeopleTables } from '@pausenplatz/account/server';
import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType, Generated } from 'kysely';
import type { ListIcon, SpellingError } from '../contract/index.ts';

/** Tables of vocabulary. Positions count from 1 in their portion, or in their list; days are those of Zurich. */
export interface OwnTables {
  /** A list of words. */
  vocabulary: {
    id: string;
    owner_id: string;
    name: string;
    icon: ColumnType<ListIcon | null, string | null, string | null>;
    is_shared: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  vocabulary_portion: { id: string; vocabulary_id: string; position: number };
  vocabulary_item: {
    id: string;
    vocabulary_id: string;
    portion_id: string;
    position: number;
    word: string;
    sentence: string;
    sentence2: string;
    sentence3: string;
    sentence4: string;
    error: SpellingError | null;
    corrected_by_teacher: boolean;
    deleted_at: Date | null;
  };
  /** A list that a class learns, or some of its pupils. */
  vocabulary_assignment: {
    vocabulary_id: string;
    class_id: string;
    pupil_ids: string[] | null;
    created_by: string;
    created_at: Date;
  };
  /** Where one person is with one word. */
  vocabulary_state: {
    user_id: string;
    item_id: string;
    box: number;
    is_known: boolean;
    due_on: string;
    lapses: number;
    streak: number;
    is_memo: boolean;
    last_error: string | null;
    first_on: string;
    last_on: string;
  };
}

export type VocabularyTables = OwnTables & SchoolsTables & PeopleTables & ProgressTables;
