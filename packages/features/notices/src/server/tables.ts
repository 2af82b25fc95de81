import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { Audience } from '../contract/index.ts';

/** Tables of notices: messages to schools, and who wants to see them no more. */
export interface OwnTables {
  system_message: {
    id: string;
    school_id: string;
    title: string;
    message: string;
    audience: Audience;
    /** Calendar day as YYYY-MM-DD. */
    until: string;
    created_by: string;
    created_at: Generated<Date>;
  };
  hidden_message: { message_id: string; user_id: string };
}

export type NoticesTables = OwnTables & SchoolsTables;
