import { isMine, isOfMySchools, isSeen, type Migration, nameCondition, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Who is in a chat of a class, a group, a team or a school follows from where people stand there; `chat_member` holds from which message
 * on they read, and up to where they did. People by name stand in it alone.
 */
export const createChat: Migration = {
  name: '2026-12-14-chat-create',
  async up(db) {
    await sql`create table chat (
      id text primary key, school_id text not null references school (id) on delete cascade, kind text not null,
      class_id text references school_class (id) on delete cascade, group_id text, name text not null, write_mode text not null,
      attach_image boolean not null, attach_documents boolean not null, attach_emoji boolean not null, attach_gif boolean not null,
      rev int not null default 0, created_by text not null, created_at timestamptz not null, closed_at timestamptz)`.execute(db);
    await sql`create index chat_of_school on chat (school_id, kind)`.execute(db);
    await sql`create index chat_class on chat (class_id)`.execute(db);
    await sql`create index chat_group on chat (group_id)`.execute(db);
    await sql`create index chat_created_by on chat (created_by, created_at)`.execute(db);
    await sql`create table chat_member (
      chat_id text not null references chat (id) on delete cascade, user_id text not null, since_seq int not null default 0,
      read_seq int not null default 0, is_admin boolean not null default false, primary key (chat_id, user_id))`.execute(db);
    await sql`create index chat_member_user on chat_member (user_id)`.execute(db);
    await sql`create table chat_message (
      id text primary key, chat_id text not null references chat (id) on delete cascade, seq int not null, rev int not null,
      author_id text not null, text text not null, reply_to text, only_for text, sent_at timestamptz not null, edited_at timestamptz,
      removed_at timestamptz, removed_by text, removed_text text, unique (chat_id, seq))`.execute(db);
    await sql`create index chat_message_rev on chat_message (chat_id, rev)`.execute(db);
    await sql`create index chat_message_author on chat_message (author_id)`.execute(db);
    await sql`create index chat_message_only_for on chat_message (only_for) where only_for is not null`.execute(db);
    await sql`create index chat_message_removed on chat_message (removed_at) where removed_text is not null`.execute(db);
    await sql`create table chat_file (
      chat_id text not null references chat (id) on delete cascade, message_id text not null references chat_message (id) on delete cascade,
      file_id text not null, position int not null, primary key (message_id, file_id))`.execute(db);
    await sql`create index chat_file_file on chat_file (file_id)`.execute(db);
    await sql`create index chat_file_chat on chat_file (chat_id)`.execute(db);
    await sql`create table chat_report (
      id text primary key, chat_id text not null references chat (id) on delete cascade,
      school_id text not null references school (id) on delete cascade, message_id text not null, author_id text not null,
      reporter_id text not null, text text not null, reason text not null, at timestamptz not null, settled_at timestamptz,
      settled_by text, unique (message_id, reporter_id))`.execute(db);
    await sql`create index chat_report_open on chat_report (school_id) where settled_at is null`.execute(db);
    await sql`create index chat_report_chat on chat_report (chat_id)`.execute(db);
    await sql`create index chat_report_author on chat_report (author_id)`.execute(db);
    await sql`create index chat_report_reporter on chat_report (reporter_id)`.execute(db);
    await sql`create table chat_school (
      school_id text primary key references school (id) on delete cascade, children_together boolean not null)`.execute(db);

    await raiseWall(db, 'chat', isOfMySchools('chat.school_id'));
    const inChat = (table: string) => isSeen('chat', `${table}.chat_id`);
    await raiseWall(db, 'chat_member', isMine('chat_member.user_id'), inChat('chat_member'));
    for (const table of ['chat_message', 'chat_file', 'chat_report']) await raiseWall(db, table, inChat(table));
    await raiseWall(db, 'chat_school', isOfMySchools('chat_school.school_id'));
    await nameCondition(db, 'is_in_chat(id text)', 'return exists (select from chat_file shown where shown.file_id = is_in_chat.id);');
    await sql`create policy wall_shown_in_chats on file for select using (wall.is_in_chat(id))`.execute(db);
  },
};
