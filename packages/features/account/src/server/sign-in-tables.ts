import type { ColumnType, Generated } from 'kysely';
import type { SettingType, SettingValue } from '../contract/index.ts';

/** Tables of the ways to sign in; secrets are hashed, or sealed where they must be read again. */
export interface SignInTables {
  /** Browsers in which a person was signed in before; others' wrong guesses do not keep them out there. */
  known_device: { hash: string; user_id: string; last_seen_at: Date };
  /** `last_step` is the 30 second step of the newest accepted code: none is accepted twice. */
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
