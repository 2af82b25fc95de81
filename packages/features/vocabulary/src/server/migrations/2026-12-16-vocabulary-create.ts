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

/** Lists are there for their author's school family, and where they are given; who of them reads or changes which is a rule of the feature. */
export const createVocabulary: Migration = {
  name: '2026-12-16-vocabulary-create',
  async up(db) {
    await sql`create table vocabulary (
      id text primary key, owner_id text not null, name text not null, icon jsonb, is_shared boolean not null default false,
      created_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz)`.execute(db);
    await sql`create index vocabulary_owner on vocabulary (owner_id)`.execute(db);
    await sql`create index vocabulary_shared on vocabulary (owner_id) where is_shared and deleted_at is null`.execute(db);
    await sql`create index vocabulary_deleted on vocabulary (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table vocabulary_portion (
      id text primary key, vocabulary_id text not null references vocabulary (id) on delete cascade, position integer not null)`.execute(
      db,
    );
    await sql`create index vocabulary_portion_list on vocabulary_portion (vocabulary_id, position)`.execute(db);
    await sql`create table vocabulary_item (
      id text primary key, vocabulary_id text not null references vocabulary (id) on delete cascade,
      portion_id text not null references vocabulary_portion (id) on delete cascade, position integer not null, word text not null,
      sentence text not null, sentence2 text not null, sentence3 text not null, sentence4 text not null, error text,
      corrected_by_teacher boolean not null, deleted_at timestamptz)`.execute(db);
    await sql`create index vocabulary_item_list on vocabulary_item (vocabulary_id)`.execute(db);
    await sql`create index vocabulary_item_portion on vocabulary_item (portion_id, position)`.execute(db);
    await sql`create index vocabulary_item_deleted on vocabulary_item (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table vocabulary_assignment (
      vocabulary_id text not null references vocabulary (id) on delete cascade,
      class_id text not null references school_class (id) on delete cascade, pupil_ids text[], created_by text not null,
      created_at timestamptz not null, primary key (vocabulary_id, class_id))`.execute(db);
    await sql`create index vocabulary_assignment_class on vocabulary_assignment (class_id)`.execute(db);
    await sql`create index vocabulary_assignment_by on vocabulary_assignment (created_by)`.execute(db);
    await sql`create table vocabulary_state (
      user_id text not null, item_id text not null references vocabulary_item (id) on delete cascade,
      box integer not null check (box between 0 and 6), is_known boolean not null, due_on date not null, lapses integer not null,
      streak integer not null, is_memo boolean not null, last_error text, first_on date not null, last_on date not null,
      primary key (user_id, item_id))`.execute(db);
    await sql`create index vocabulary_state_item on vocabulary_state (item_id)`.execute(db);
    await sql`create index vocabulary_state_first on vocabulary_state (user_id, first_on)`.execute(db);

    await nameCondition(
      db,
      'is_in_my_vocabulary(id text)',
      `return exists (select from vocabulary_assignment given where given.vocabulary_id = is_in_my_vocabulary.id
        and ${isOfMyClasses('given.class_id')});`,
    );
    const [mine, ofMyPeople] = [isMine('vocabulary.owner_id'), isOfMyPeople('vocabulary.owner_id')];
    await raiseWallApart(db, 'vocabulary', {
      read: [mine, ofMyPeople, 'wall.is_in_my_vocabulary(vocabulary.id)'],
      change: [mine, ofMyPeople],
      add: [mine],
    });
    for (const table of ['vocabulary_portion', 'vocabulary_item']) {
      const change = `exists (select from vocabulary kept where kept.id = ${table}.vocabulary_id
        and (${isMine('kept.owner_id')} or ${isOfMyPeople('kept.owner_id')}))`;
      await raiseWallApart(db, table, { read: [isSeen('vocabulary', `${table}.vocabulary_id`)], change: [change] });
    }
    await raiseWall(
      db,
      'vocabulary_assignment',
      isMine('vocabulary_assignment.created_by'),
      isOfMyClasses('vocabulary_assignment.class_id'),
    );
    const own = isMine('vocabulary_state.user_id');
    await raiseWallApart(db, 'vocabulary_state', { read: [own, isOfMyPeople('vocabulary_state.user_id')], change: [own] });
  },
};
