import { isMine, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Tabs of Teams whose people sign in in a window; all its secrets are hashed. */
export const openWindows: Migration = {
  name: '2026-12-03-federation-windows',
  async up(db) {
    await sql`create table teams_window (
      handle_hash text primary key, verifier_hash text not null, code_hash text, tries integer not null default 0,
      user_id text references user_account on delete cascade, kind text, proven_by text, second_factor boolean not null default false,
      expires_at timestamptz not null)`.execute(db);
    await sql`create index teams_window_user on teams_window (user_id)`.execute(db);
    await sql`create index teams_window_end on teams_window (expires_at)`.execute(db);
    await raiseWall(db, 'teams_window', isMine('teams_window.user_id'));
  },
};
