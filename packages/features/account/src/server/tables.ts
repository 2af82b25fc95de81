import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { Role } from '@pausenplatz/kernel-contract';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { SettingTables, SignInTables } from './sign-in-tables.ts';

/** Tables of accounts: who exists, their sessions, and their ways to sign in. */
export interface OwnTables extends SignInTables, SettingTables {
  user_account: {
    id: string;
    user_name: string;
    email: string | null;
    email_confirmed_at: Date | null;
    first_name: string;
    last_name: string;
    avatar: string | null;
    roles: Role[];
    pro: boolean;
    password_hash: string | null;
    initial_password: boolean;
    current_class_id: string | null;
    seen_release_notes: string | null;
    disabled_at: Date | null;
    birth_year: Generated<number | null>;
    /** The person's number in the school's own administration. */
    external_id: Generated<string | null>;
    /** Readable again with the server's secret, so that password cards can be printed while it is unchanged; null afterwards. */
    initial_password_sealed: Generated<string | null>;
    /** When the initial password ends; null for accounts that have none. */
    initial_password_until: Generated<Date | null>;
    /** Planted for trying out: never signs in on a server that others reach. */
    demo: Generated<boolean>;
    /** Waits for its confirmation; `email` stays valid until then. */
    pending_email: Generated<string | null>;
    /** The address that the newsletter service knows; null: no newsletter. */
    newsletter_email: Generated<string | null>;
    /** In the trash since; erased sixty days later. */
    deleted_at: Generated<Date | null>;
    deleted_by: Generated<'self' | 'school' | null>;
    created_at: Generated<Date>;
  };
  session: {
    id: string;
    user_id: string;
    kind: 'cookie' | 'bearer' | 'teams';
    /** Who came by a QR card or an account elsewhere needs no password, so an initial one may stay as it is. */
    proven_by: Generated<'password' | 'card' | 'elsewhere'>;
    /** When a code was asked for and right; null where none was asked for. */
    second_factor_at: Generated<Date | null>;
    device: string | null;
    app: string | null;
    remembered: boolean;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
    created_at: Generated<Date>;
  };
  refresh_token: { hash: string; session_id: string; successor_hash: string | null; used_at: Date | null; created_at: Generated<Date> };
}

export type AccountTables = OwnTables & SchoolsTables & DocumentsTables;

/** What other features may read of people: their names, and whether they are pupils. */
export interface PeopleTables {
  user_account: Pick<OwnTables['user_account'], 'id' | 'first_name' | 'last_name' | 'roles' | 'disabled_at' | 'deleted_at'>;
}
