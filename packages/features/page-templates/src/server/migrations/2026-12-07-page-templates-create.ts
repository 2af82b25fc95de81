import { isMine, isOfMySchools, type Migration, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createPageTemplates: Migration = {
  name: '2026-12-07-page-templates-create',
  async up(db) {
    await sql`create table page_template (
      id text primary key, author_id text not null, school_id text references school (id) on delete set null, name text not null,
      description text not null, keywords text[] not null, audience text not null check (audience in ('own', 'school', 'public')),
      source_page_id text, with_below boolean not null, pages integer not null, likes integer not null default 0,
      updated_at timestamptz not null, withdrawn_at timestamptz, deleted_at timestamptz)`.execute(db);
    await sql`create index page_template_author on page_template (author_id)`.execute(db);
    await sql`create index page_template_school on page_template (school_id)`.execute(db);
    await sql`create index page_template_public on page_template (likes) where audience = 'public' and deleted_at is null`.execute(db);
    await sql`create index page_template_deleted on page_template (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table page_template_like (
      template_id text not null references page_template (id) on delete cascade, user_id text not null, primary key (template_id, user_id))`.execute(
      db,
    );
    await sql`create index page_template_like_user on page_template_like (user_id)`.execute(db);
    // A template is there for its author, for the school family that it was given to, and for everybody; its school may withdraw it.
    const [mine, ofSchool] = [isMine('page_template.author_id'), isOfMySchools('page_template.school_id')];
    await raiseWallApart(db, 'page_template', {
      read: [mine, ofSchool, `(page_template.audience = 'public' and page_template.deleted_at is null)`],
      change: [mine, ofSchool],
      add: [mine],
    });
    await raiseWall(db, 'page_template_like', isMine('page_template_like.user_id'));
  },
};
