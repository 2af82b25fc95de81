import type { AccountTables } from '@pausenplatz/account/server';
import type { ColumnType } from 'kysely';
import type { Derivation, ItemIcon } from '../contract/index.ts';

/** Of an entry or a group either a class or a person is set: the class’s accounts, or a child’s own. */
interface Place {
  class_id: string | null;
  owner_id: string | null;
}

/** Tables of passwords. What is called sealed, wrapped or knowledge tells nothing without a key that is not in the database. */
export interface OwnTables {
  /** A data key, wrapped by the server’s secret. */
  password_key: Place & { id: string; wrapped: string; created_at: Date };
  password_group: Place & { id: string; name: string; created_at: Date };
  password_item: Place & {
    id: string;
    group_id: string | null;
    title: string;
    url: string;
    icon: ItemIcon;
    pupil_can_edit: boolean;
    teacher_can_see: boolean;
    created_by: string;
    created_at: Date;
    deleted_at: Date | null;
  };
  /** One person’s account in an entry; of an own entry the only one. */
  password_row: {
    item_id: string;
    user_id: string;
    class_id: string | null;
    user_name: string;
    key_id: string | null;
    sealed: string | null;
    version: number;
    is_hidden: boolean;
    /** A teacher wrote it, and its child has not changed it since. */
    is_initial: boolean;
    updated_at: Date;
  };
  password_vault: {
    user_id: string;
    derivation: ColumnType<Derivation, string, string>;
    knowledge_hash: string;
    wrapped: string;
    recovery_hash: string;
    recovery_wrapped: string;
    revision: number;
    created_at: Date;
    updated_at: Date;
  };
  password_vault_item: { id: string; user_id: string; sealed: string; version: number; updated_at: Date; deleted_at: Date | null };
}

export type PasswordsTables = OwnTables & AccountTables;
