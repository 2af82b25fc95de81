import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';

/** Tables of answers. */
export interface OwnTables {
  question_answer: {
    id: string;
    page_id: string;
    block_id: string;
    owner_id: string;
    file_id: string;
    /** The child was told that the class may hear it. */
    is_for_class: boolean;
    created_at: Date;
    released_at: Generated<Date | null>;
    /** Words of the teacher to the child. */
    response: Generated<string>;
    deleted_at: Generated<Date | null>;
    deleted_by: Generated<string | null>;
  };
}

/** What a question stands on: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; group_type: string; group_id: string; deleted_at: Date | null };
}

export type AnswersTables = OwnTables & PlaceTables & DocumentsTables & SchoolsTables & PeopleTables;
