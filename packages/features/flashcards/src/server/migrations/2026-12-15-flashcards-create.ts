import {
  isMine,
  isOfMyClasses,
  isOfMyPeople,
  isSeen,
  type Migration,
  nameCondition,
  raiseWall,
  raiseWallApart,
} from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Sets are there for their author, for who learns or teaches with them, and public ones for everybody. */
export const createFlashcards: Migration = {
  name: '2026-12-15-flashcards-create',
  async up(db) {
    await sql`create table flashcard_set (
      id text primary key, owner_id text not null, title text not null, subject text, level text, is_public boolean not null default false,
      likes integer not null default 0, created_at timestamptz not null, updated_at timestamptz not null, archived_at timestamptz,
      deleted_at timestamptz)`.execute(db);
    await sql`create index flashcard_set_owner on flashcard_set (owner_id)`.execute(db);
    await sql`create index flashcard_set_public on flashcard_set (likes) where is_public and deleted_at is null`.execute(db);
    await sql`create index flashcard_set_deleted on flashcard_set (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table flashcard_like (
      set_id text not null references flashcard_set (id) on delete cascade, user_id text not null, primary key (set_id, user_id))`.execute(
      db,
    );
    await sql`create index flashcard_like_user on flashcard_like (user_id)`.execute(db);
    await sql`create table flashcard_card (
      id text primary key, set_id text not null references flashcard_set (id) on delete cascade, position text not null collate "C",
      front jsonb not null, back jsonb not null, deleted_at timestamptz)`.execute(db);
    await sql`create index flashcard_card_set on flashcard_card (set_id, position)`.execute(db);
    await sql`create index flashcard_card_deleted on flashcard_card (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table flashcard_file (
      set_id text not null references flashcard_set (id) on delete cascade, card_id text not null references flashcard_card (id) on delete cascade,
      file_id text not null, primary key (card_id, file_id))`.execute(db);
    await sql`create index flashcard_file_set on flashcard_file (set_id)`.execute(db);
    await sql`create index flashcard_file_file on flashcard_file (file_id)`.execute(db);
    await sql`create table flashcard_box (
      id text primary key, set_id text not null references flashcard_set (id) on delete cascade, owner_id text not null, user_id text,
      class_id text references school_class (id) on delete cascade, pupil_ids text[], start_on date, test_on date,
      created_at timestamptz not null, archived_at timestamptz, check (user_id is not null or class_id is not null))`.execute(db);
    await sql`create index flashcard_box_set on flashcard_box (set_id)`.execute(db);
    await sql`create index flashcard_box_owner on flashcard_box (owner_id)`.execute(db);
    await sql`create index flashcard_box_user on flashcard_box (user_id)`.execute(db);
    await sql`create index flashcard_box_class on flashcard_box (class_id)`.execute(db);
    await sql`create table flashcard_state (
      user_id text not null, box_id text not null references flashcard_box (id) on delete cascade,
      card_id text not null references flashcard_card (id) on delete cascade, stability double precision not null,
      difficulty double precision not null, reps integer not null, lapses integer not null, first_on date not null, last_on date not null,
      due_on date not null, primary key (user_id, box_id, card_id))`.execute(db);
    await sql`create index flashcard_state_box on flashcard_state (box_id)`.execute(db);
    await sql`create index flashcard_state_card on flashcard_state (card_id)`.execute(db);
    await sql`create table flashcard_answer (
      user_id text not null, attempt_id text not null, box_id text not null references flashcard_box (id) on delete cascade,
      card_id text not null references flashcard_card (id) on delete cascade, knew boolean not null, at timestamptz not null,
      primary key (user_id, attempt_id))`.execute(db);
    await sql`create index flashcard_answer_box on flashcard_answer (box_id)`.execute(db);
    await sql`create index flashcard_answer_card on flashcard_answer (card_id)`.execute(db);

    const boxes = (table: string) => [isMine(`${table}.owner_id`), isMine(`${table}.user_id`), isOfMyClasses(`${table}.class_id`)];
    await nameCondition(
      db,
      'is_in_my_flashcards(id text)',
      `return exists (select from flashcard_box box where box.set_id = is_in_my_flashcards.id and (${boxes('box').join(' or ')}));`,
    );
    const own = isMine('flashcard_set.owner_id');
    await raiseWallApart(db, 'flashcard_set', {
      read: [own, '(flashcard_set.is_public and flashcard_set.deleted_at is null)', 'wall.is_in_my_flashcards(flashcard_set.id)'],
      change: [own],
    });
    await raiseWall(db, 'flashcard_like', isMine('flashcard_like.user_id'));
    for (const table of ['flashcard_card', 'flashcard_file']) {
      const ofOwn = `exists (select from flashcard_set kept where kept.id = ${table}.set_id and ${isMine('kept.owner_id')})`;
      await raiseWallApart(db, table, { read: [isSeen('flashcard_set', `${table}.set_id`)], change: [ofOwn] });
    }
    const [first, ...rest] = boxes('flashcard_box');
    await raiseWall(db, 'flashcard_box', first ?? '', ...rest);
    for (const table of ['flashcard_state', 'flashcard_answer']) {
      const mine = isMine(`${table}.user_id`);
      await raiseWallApart(db, table, { read: [mine, isOfMyPeople(`${table}.user_id`)], change: [mine] });
    }
    await nameCondition(
      db,
      'is_on_flashcard(id text)',
      `return exists (select from flashcard_file shown where shown.file_id = is_on_flashcard.id);`,
    );
    await sql`create policy wall_shown_on_flashcards on file for select using (wall.is_on_flashcard(id))`.execute(db);
  },
};
