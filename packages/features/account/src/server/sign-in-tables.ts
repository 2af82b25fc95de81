import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SettingType, SettingValue } from '../contract/index.ts';

/** What waits in a mail: a registration keeps the whole person until the address is confirmed. */
export interface WaitingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'Teacher' | 'Private';
  readonly passwordHash: string;
}

export interface ExportPart {
  readonly blob: string;
  readonly sizeBytes: number;
}

/** Tables of the ways to sign in; secrets are hashed, or sealed where they must be read again. */
export interface SignInTables {
  mail_token: {
    hash: string;
    kind: 'register' | 'confirm' | 'change' | 'reset';
    user_id: string | null;
    email: string;
    payload: JSONColumnType<WaitingRegistration> | null;
    expires_at: Date;
    created_at: Generated<Date>;
  };
  invitation: {
    id: string;
    token_hash: string;
    email: string;
    school_id: string;
    kind: 'teacher' | 'admin';
    first_name: string;
    last_name: string;
    invited_by: string | null;
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: string | null;
    created_at: Generated<Date>;
  };
  /** `last_step` is the 30 second step of the newest accepted code: none is accepted twice. */
  /** Browsers in which a person was signed in before; others' wrong guesses do not keep them out there. */
  known_device: { hash: string; user_id: string; last_seen_at: Date };
  second_factor: { user_id: string; secret_sealed: string; confirmed_at: Date | null; last_step: Generated<string> };
  recovery_code: { user_id: string; hash: string; used_at: Date | null };
  sign_in_challenge: {
    hash: string;
    user_id: string;
    kind: 'cookie' | 'bearer';
    /** How the first step was passed; who came by a school account is not asked to replace an initial password. */
    proven_by: 'password' | 'elsewhere';
    remembered: boolean;
    device: string | null;
    app: string | null;
    expires_at: Date;
  };
  /** `class_id` is the class that gives the child away; null where the child itself does. */
  pupil_handover: {
    id: string;
    code_hash: string;
    user_id: string;
    class_id: string | null;
    created_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  qr_card: { user_id: string; secret_hash: string; pin_seal: string | null; created_at: Generated<Date> };
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
  /**
   * `parts` are zips of a bounded size, in their order, named before their files are there; `made_at` is null as long as the task runs.
   */
  account_export: {
    id: string;
    user_id: string;
    task_id: string | null;
    parts: ColumnType<readonly ExportPart[], string, string>;
    state: Generated<'running' | 'done' | 'failed'>;
    made_at: Date | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}

interface Setting {
  tool: string;
  name: string;
  type: SettingType;
  value: ColumnType<SettingValue, string, string>;
  updated_at: Generated<Date>;
}

/** Settings per tool, of a person and of a class. */
export interface SettingTables {
  user_setting: Setting & { user_id: string };
  class_setting: Setting & { class_id: string };
}
