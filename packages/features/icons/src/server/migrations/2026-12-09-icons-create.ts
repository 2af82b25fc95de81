import { isMine, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createIcons: Migration = {
  name: '2026-12-09-icons-create',
  async up(db) {
    await sql`create table user_icon (
      user_id text not null, file_id text not null references file (id) on delete cascade, label text not null,
      created_at timestamptz not null default now(), primary key (user_id, file_id))`.execute(db);
    await sql`create index user_icon_file on user_icon (file_id)`.execute(db);
    await raiseWall(db, 'user_icon', isMine('user_icon.user_id'));
  },
};
