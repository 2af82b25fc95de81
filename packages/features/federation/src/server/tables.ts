import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated } from 'kysely';

/** Accounts elsewhere by which people sign in, and who speaks for them. */
export interface OwnTables {
  oidc_provider: {
    id: string;
    school_id: string;
    kind: 'entra' | 'edulog' | 'other';
    name: string;
    issuer: string;
    client_id: string;
    client_secret_sealed: string;
    /** Claim that carries the person's number in the school's administration; null: people link by hand. */
    match_claim: string | null;
    enabled: boolean;
    created_at: Generated<Date>;
  };
  oidc_identity: { provider_id: string; subject: string; user_id: string; linked_at: Generated<Date>; last_sign_in_at: Date | null };
  oidc_flow: {
    hash: string;
    provider_id: string;
    step: 'started' | 'link';
    verifier: string | null;
    nonce: string | null;
    wanted: string | null;
    subject: string | null;
    /** Whoever was signed in and wants to connect; null for a sign-in. */
    connects_user_id: string | null;
    expires_at: Date;
  };
  entra_tenant: {
    tid: string;
    school_id: string;
    status: 'pending' | 'approved' | 'blocked';
    approved_at: Date | null;
    name: Generated<string>;
  };
  /** Somebody in an organisation's Teams asks a school to let it in. */
  entra_request: {
    id: string;
    tid: string;
    school_id: string;
    name: string;
    domain: string | null;
    user_id: string;
    created_at: Date;
  };
  /** A tab signs in by a window; `code_hash` stands once somebody has signed in there, with who it is. */
  teams_window: {
    handle_hash: string;
    verifier_hash: string;
    code_hash: string | null;
    tries: Generated<number>;
    user_id: string | null;
    /** A proof of Microsoft opens a session that ends with the connection. */
    kind: 'teams' | 'bearer' | null;
    proven_by: 'password' | 'card' | 'elsewhere' | null;
    second_factor: Generated<boolean>;
    expires_at: Date;
  };
  teams_identity: { tid: string; oid: string; user_id: string; linked_at: Generated<Date>; last_sign_in_at: Date | null };
}

export type FederationTables = OwnTables & AccountTables;
