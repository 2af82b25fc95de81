import { type Migration, nameCondition, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * A question is a block of a page; what is answered lies here. As with folders, the rows are there for the school family of the page's
 * group and nobody else; who of them hears which answer is a rule of the feature. A child has one answer to a question.
 */
export const createAnswers: Migration = {
  name: '2026-12-07-video-answers-create',
  async up(db) {
    await sql`create table question_answer (
      id text primary key, page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade,
      owner_id text not null, file_id text not null unique references file (id) on delete cascade,
      is_for_class boolean not null, created_at timestamptz not null, released_at timestamptz, response text not null default '',
      deleted_at timestamptz, deleted_by text,
      check (released_at is null or (is_for_class and deleted_at is null)))`.execute(db);
    for (const column of ['page_id', 'owner_id', 'deleted_by'])
      await sql`create index ${sql.raw(`question_answer_${column}`)} on question_answer (${sql.raw(column)})`.execute(db);
    await sql`create unique index question_answer_one on question_answer (block_id, owner_id) where deleted_at is null`.execute(db);
    await sql`create index question_answer_block on question_answer (block_id)`.execute(db);
    await sql`create index question_answer_deleted on question_answer (deleted_at) where deleted_at is not null`.execute(db);
    await raiseWall(db, 'question_answer', 'wall.is_of_my_page(question_answer.page_id)');
    await nameCondition(
      db,
      'is_an_answer(id text)',
      `return exists (select from question_answer shown where shown.file_id = is_an_answer.id);`,
    );
    await sql`create policy wall_shown_as_answer on file for select using (wall.is_an_answer(id))`.execute(db);
  },
};
