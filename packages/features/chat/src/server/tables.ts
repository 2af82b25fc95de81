import type { AccountTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { ChatKind, WriteMode } from '../contract/index.ts';

/** Tables of chat. */
export interface OwnTables {
  chat: {
    id: string;
    school_id: string;
    kind: ChatKind;
    /** Of a class, and of one of its groups. */
    class_id: string | null;
    /** Of a group or a team; it may lie in the trash, and comes back under this id. */
    group_id: string | null;
    name: string;
    write_mode: WriteMode;
    attach_image: boolean;
    attach_documents: boolean;
    attach_emoji: boolean;
    attach_gif: boolean;
    /** The number of the last change; each message and each change of one gets the next. */
    rev: Generated<number>;
    created_by: string;
    created_at: Date;
    closed_at: Generated<Date | null>;
  };
  chat_member: {
    chat_id: string;
    user_id: string;
    /** Messages after this number are theirs to read. */
    since_seq: Generated<number>;
    read_seq: Generated<number>;
    is_admin: Generated<boolean>;
  };
  chat_message: {
    id: string;
    chat_id: string;
    seq: number;
    rev: number;
    author_id: string;
    text: string;
    reply_to: string | null;
    /** Read by the admins and this person alone; null: by all. */
    only_for: string | null;
    sent_at: Date;
    edited_at: Generated<Date | null>;
    removed_at: Generated<Date | null>;
    removed_by: Generated<string | null>;
    /** What it was, for admins of the school, thirty days. */
    removed_text: Generated<string | null>;
  };
  chat_file: { chat_id: string; message_id: string; file_id: string; position: number };
  chat_report: {
    id: string;
    chat_id: string;
    school_id: string;
    message_id: string;
    author_id: string;
    reporter_id: string;
    /** The words as they stood when they were reported. */
    text: string;
    reason: string;
    at: Date;
    settled_at: Generated<Date | null>;
    settled_by: Generated<string | null>;
  };
  chat_school: { school_id: string; children_together: boolean };
}

export type ChatTables = OwnTables & SchoolsTables & Pick<AccountTables, 'user_account'> & Pick<DocumentsTables, 'file'>;
