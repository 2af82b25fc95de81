import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated } from 'kysely';

/** Invitations to schools; the secret in the mail is hashed. */
export interface OwnTables {
  invitation: {
    id: string;
    token_hash: string;
    email: string;
    school_id: string;
    kind: 'teacher' | 'admin';
    first_name: string;
    last_name: string;
    invited_by: string | null;
    /** Classes of the school that the invited person teaches from the first day. */
    class_ids: Generated<string[]>;
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: string | null;
    created_at: Generated<Date>;
  };
}

export type InvitationsTables = OwnTables & AccountTables;
