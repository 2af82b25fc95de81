import { isMine, isOfMyClasses, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A child keeps sight of its own account when it is elsewhere; everything else of a class stays inside of its family. */
export const createPasswords: Migration = {
  name: '2026-12-15-passwords-create',
  async up(db) {
    const place = sql`class_id text references school_class (id) on delete cascade, owner_id text, check ((class_id is null) <> (owner_id is null))`;
    await sql`create table password_key (id text primary key, wrapped text not null, created_at timestamptz not null, ${place})`.execute(
      db,
    );
    await sql`create table password_group (id text primary key, name text not null, created_at timestamptz not null, ${place})`.execute(db);
    await sql`create table password_item (
      id text primary key, group_id text references password_group (id) on delete set null, title text not null, url text not null,
      icon text not null, pupil_can_edit boolean not null, teacher_can_see boolean not null, created_by text not null,
      created_at timestamptz not null, deleted_at timestamptz, ${place})`.execute(db);
    await sql`create table password_row (
      item_id text not null references password_item (id) on delete cascade, user_id text not null,
      class_id text references school_class (id) on delete cascade, user_name text not null,
      key_id text references password_key (id) on delete cascade, sealed text,
      version integer not null, is_hidden boolean not null, is_initial boolean not null, updated_at timestamptz not null,
      primary key (item_id, user_id))`.execute(db);
    await sql`create table password_vault (
      user_id text primary key, derivation jsonb not null, knowledge_hash text not null, wrapped text not null, recovery_hash text not null,
      recovery_wrapped text not null, revision integer not null, created_at timestamptz not null, updated_at timestamptz not null)`.execute(
      db,
    );
    await sql`create table password_vault_item (
      id text primary key, user_id text not null, sealed text not null, version integer not null, updated_at timestamptz not null,
      deleted_at timestamptz)`.execute(db);
    for (const table of ['password_key', 'password_group', 'password_item']) {
      await sql.raw(`create index ${table}_class on ${table} (class_id)`).execute(db);
      await sql.raw(`create index ${table}_owner on ${table} (owner_id)`).execute(db);
    }
    await sql`create index password_item_group on password_item (group_id)`.execute(db);
    await sql`create index password_row_user on password_row (user_id)`.execute(db);
    await sql`create index password_row_class on password_row (class_id)`.execute(db);
    await sql`create index password_row_key on password_row (key_id)`.execute(db);
    await sql`create index password_vault_item_user on password_vault_item (user_id)`.execute(db);
    for (const table of ['password_item', 'password_vault_item'])
      await sql.raw(`create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`).execute(db);

    await raiseWall(db, 'password_row', isMine('password_row.user_id'), isOfMyClasses('password_row.class_id'));
    await nameCondition(
      db,
      'has_my_account(id text)',
      `return exists (select from password_row mine where mine.item_id = has_my_account.id and ${isMine('mine.user_id')});`,
    );
    await nameCondition(
      db,
      'opens_my_account(id text)',
      `return exists (select from password_row mine where mine.key_id = opens_my_account.id and ${isMine('mine.user_id')});`,
    );
    const own = (table: string) => [isMine(`${table}.owner_id`), isOfMyClasses(`${table}.class_id`)] as const;
    await raiseWall(db, 'password_group', ...own('password_group'));
    for (const [table, condition] of [
      ['password_item', 'wall.has_my_account(password_item.id)'],
      ['password_key', 'wall.opens_my_account(password_key.id)'],
    ] as const)
      await raiseWallApart(db, table, { read: [...own(table), condition], change: own(table) });
    for (const table of ['password_vault', 'password_vault_item']) await raiseWall(db, table, isMine(`${table}.user_id`));
  },
};
