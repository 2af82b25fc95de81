import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';

/** Tables of multiplication. */
export interface OwnTables {
  multiplication_entry: {
    id: string;
    class_id: string;
    title: string;
    done: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
  };
}

export type MultiplicationTables = OwnTables & SchoolsTables;
