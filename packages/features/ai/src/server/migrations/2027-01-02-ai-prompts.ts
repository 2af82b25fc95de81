import { isMine, isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Prompts, and whose favourites they are in which order. Favourites do not hang on their prompt: what the product brings along stands in no
 * table.
 */
export const createPrompts: Migration = {
  name: '2027-01-02-ai-prompts',
  async up(db) {
    await sql`create table ai_prompt (
      id text primary key, author_id text not null, school_id text references school (id) on delete set null, title text not null,
      text text not null, category integer not null check (category between 1 and 8), changed_at timestamptz not null,
      deleted_at timestamptz)`.execute(db);
    await sql`create index ai_prompt_author on ai_prompt (author_id)`.execute(db);
    await sql`create index ai_prompt_school on ai_prompt (school_id) where school_id is not null`.execute(db);
    await sql`create index ai_prompt_deleted on ai_prompt (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table ai_prompt_favorite (
      user_id text not null, prompt_id text not null, position integer not null, primary key (user_id, prompt_id))`.execute(db);
    await sql`create index ai_prompt_favorite_prompt on ai_prompt_favorite (prompt_id)`.execute(db);
    await raiseWall(db, 'ai_prompt', isMine('ai_prompt.author_id'), isOfMySchools('ai_prompt.school_id'));
    await raiseWall(db, 'ai_prompt_favorite', isMine('ai_prompt_favorite.user_id'));
  },
};
