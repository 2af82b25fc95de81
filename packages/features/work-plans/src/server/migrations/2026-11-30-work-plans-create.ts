import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createWorkPlans: Migration = {
  name: '2026-11-30-work-plans-create',
  async up(db) {
    await sql`create table work_plan (
      id text primary key, url text not null unique, owner_id text not null, school_id text references school (id) on delete set null,
      title text not null, text text not null default '', template text not null default 'none'
        check (template in ('none', 'own', 'school', 'public')),
      keywords text[] not null default '{}', level integer not null default 0, row_print jsonb not null,
      self_evaluation_mode jsonb not null, likes integer not null default 0, revision integer not null default 1,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), archived_at timestamptz,
      deleted_at timestamptz)`.execute(db);
    await sql`create index work_plan_owner on work_plan (owner_id, updated_at)`.execute(db);
    await sql`create index work_plan_template on work_plan (template, likes) where template in ('school', 'public') and deleted_at is null`.execute(
      db,
    );
    await sql`create index work_plan_deleted on work_plan (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table work_plan_section (
      id text primary key, plan_id text not null references work_plan (id) on delete cascade, title text not null,
      background_color text not null, position text collate "C" not null, deleted_at timestamptz)`.execute(db);
    await sql`create index work_plan_section_plan on work_plan_section (plan_id)`.execute(db);
    await sql`create table work_plan_task (
      id text primary key, plan_id text not null references work_plan (id) on delete cascade,
      section_id text not null references work_plan_section (id) on delete cascade, title text not null, text text not null default '',
      icon text, mandatory boolean not null default true, level integer not null default 0,
      group_size text not null default 'EA' check (group_size in ('EA', 'PA', 'GA')),
      correction_mode text not null default 'teacher' check (correction_mode in ('none', 'self', 'teacher')),
      position text collate "C" not null, revision integer not null default 1, deleted_at timestamptz)`.execute(db);
    await sql`create index work_plan_task_plan on work_plan_task (plan_id)`.execute(db);
    await sql`create index work_plan_task_section on work_plan_task (section_id)`.execute(db);
    await sql`create table work_plan_attachment (
      id text primary key, task_id text not null references work_plan_task (id) on delete cascade, name text not null,
      type text not null check (type in ('file', 'link', 'page', 'tool')), attachment text not null,
      file_id text references file (id) on delete cascade, is_solution boolean not null, position text collate "C" not null,
      deleted_at timestamptz, check ((type = 'file') = (file_id is not null)))`.execute(db);
    await sql`create index work_plan_attachment_task on work_plan_attachment (task_id)`.execute(db);
    await sql`create index work_plan_attachment_file on work_plan_attachment (file_id) where file_id is not null`.execute(db);
    await sql`create table work_plan_assignment (
      id text primary key, plan_id text not null references work_plan (id) on delete cascade,
      class_id text not null references school_class (id) on delete cascade, whole_class boolean not null, due_on date,
      created_by text not null, created_at timestamptz not null default now(), withdrawn_at timestamptz, archived_at timestamptz,
      unique (plan_id, class_id))`.execute(db);
    await sql`create index work_plan_assignment_class on work_plan_assignment (class_id)`.execute(db);
    await sql`create table work_plan_pupil (
      assignment_id text not null references work_plan_assignment (id) on delete cascade, user_id text not null,
      selected boolean not null, self_evaluation jsonb not null default '{}', teacher_evaluation jsonb not null default '{}',
      feedback_teacher text not null default '', feedback_by text not null default '', closed_at timestamptz,
      primary key (assignment_id, user_id))`.execute(db);
    await sql`create index work_plan_pupil_user on work_plan_pupil (user_id)`.execute(db);
    const status = `check (status in ('open', 'inProgress', 'question', 'answer', 'done', 'redo', 'finished'))`;
    await sql`create table work_plan_state (
      assignment_id text not null references work_plan_assignment (id) on delete cascade,
      task_id text not null references work_plan_task (id) on delete cascade, user_id text not null,
      status text not null ${sql.raw(status)}, at timestamptz not null, seen_at timestamptz, solution_at timestamptz,
      feeling integer check (feeling between 1 and 3), primary key (assignment_id, task_id, user_id))`.execute(db);
    await sql`create index work_plan_state_user on work_plan_state (user_id)`.execute(db);
    await sql`create index work_plan_state_task on work_plan_state (task_id)`.execute(db);
    await sql`create index work_plan_state_waiting on work_plan_state (assignment_id, at) where status in ('question', 'done')`.execute(db);
    await sql`create table work_plan_entry (
      id text primary key, assignment_id text not null references work_plan_assignment (id) on delete cascade,
      task_id text not null references work_plan_task (id) on delete cascade, user_id text not null, written_by text not null,
      from_teacher boolean not null, status text ${sql.raw(status)}, response text not null, at timestamptz not null,
      taken_at timestamptz)`.execute(db);
    await sql`create index work_plan_entry_state on work_plan_entry (assignment_id, task_id, user_id, at)`.execute(db);
    await sql`create index work_plan_entry_user on work_plan_entry (user_id)`.execute(db);
    await sql`create index work_plan_entry_task on work_plan_entry (task_id)`.execute(db);
    await sql`create table work_plan_entry_file (
      entry_id text not null references work_plan_entry (id) on delete cascade,
      assignment_id text not null references work_plan_assignment (id) on delete cascade,
      file_id text not null references file (id) on delete cascade, position integer not null, primary key (entry_id, file_id))`.execute(
      db,
    );
    await sql`create index work_plan_entry_file_file on work_plan_entry_file (file_id)`.execute(db);
    await sql`create index work_plan_entry_file_assignment on work_plan_entry_file (assignment_id)`.execute(db);
    await sql`create table work_plan_like (
      plan_id text not null references work_plan (id) on delete cascade, user_id text not null, primary key (plan_id, user_id))`.execute(
      db,
    );
    await sql`create index work_plan_like_user on work_plan_like (user_id)`.execute(db);
    // Whoever loses a plan is asked for again and hears nothing more of it.
    await sql`create function work_plan_given_changed() returns trigger language plpgsql as $$
      begin perform pg_notify('pausenplatz_topic_changed', 'plan:' || new.plan_id);
        perform pg_notify('pausenplatz_topic_changed', 'plan-assignment:' || new.id); return null; end $$`.execute(db);
    await sql`create function work_plan_gone() returns trigger language plpgsql as $$
      begin perform pg_notify('pausenplatz_topic_changed', 'plan:' || new.id); return null; end $$`.execute(db);
    await sql`create trigger work_plan_given_changed after update on work_plan_assignment for each row execute function work_plan_given_changed()`.execute(
      db,
    );
    await sql`create trigger work_plan_gone after update of deleted_at on work_plan for each row execute function work_plan_gone()`.execute(
      db,
    );
  },
};
