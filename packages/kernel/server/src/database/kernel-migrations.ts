import { plainWordsMigration } from './plain-words.ts';
import { auditWordsMigration } from '../audit/words-migration.ts';
import { sql } from 'kysely';
import type { Migration } from './migrations.ts';
import { kernelWall } from './wall-migration.ts';

/** Tables that belong to no feature. */
export const kernelMigrations: readonly Migration[] = [
  {
    name: '2026-11-20-kernel-create',
    async up(db) {
      await sql`create table outbox (
        id bigint generated always as identity primary key,
        target text not null, name text not null, payload jsonb not null, "except" text,
        at timestamptz not null default now())`.execute(db);
      await sql`create table idempotency_key (
        owner text not null, key text not null, call text not null, body_hash text not null,
        status integer, answer jsonb, at timestamptz not null default now(),
        primary key (owner, key))`.execute(db);
      await sql`create index idempotency_key_at on idempotency_key (at)`.execute(db);
    },
  },
  {
    name: '2026-11-21-kernel-audit',
    async up(db) {
      await sql`create schema audit`.execute(db);
      await sql`create table audit.entry (
        number bigint generated always as identity primary key,
        at timestamptz not null, actor_id text, action text not null, scope_id text not null,
        subject_kind text not null, subject_id text not null, details text not null, previous_hash text not null, hash text not null)`.execute(
        db,
      );
      await sql`create index entry_scope on audit.entry (scope_id, number desc)`.execute(db);
      // Nobody changes what was logged, and nothing of the last year goes away (DSV, Art. 4).
      await sql`create function audit.keep() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' or old.at > now() - interval '1 year' then raise exception 'the audit log is append-only'; end if;
          return old;
        end $$`.execute(db);
      await sql`create trigger keep before update or delete on audit.entry for each row execute function audit.keep()`.execute(db);
    },
  },
  {
    name: '2026-11-21-kernel-tasks',
    async up(db) {
      await sql`create table task (
        id text primary key, kind text not null, owner_id text not null, scope_id text,
        state text not null check (state in ('waiting', 'running', 'finished', 'failed')),
        input jsonb not null, done integer not null, total integer not null, result jsonb, failure jsonb, attempts integer not null,
        created_at timestamptz not null default now(), finished_at timestamptz)`.execute(db);
      await sql`create index task_owner on task (owner_id, created_at desc)`.execute(db);
      await sql`create index task_finished on task (finished_at)`.execute(db);
    },
  },
  {
    name: '2026-11-21-kernel-audit-people',
    async up(db) {
      // What the log holds about one person is read without going through the whole of it.
      await sql`create index entry_actor on audit.entry (actor_id)`.execute(db);
      await sql`create index entry_person on audit.entry (subject_id) where subject_kind = 'person'`.execute(db);
    },
  },
  {
    name: '2026-11-23-kernel-harden',
    async up(db) {
      // Shape of the library rate-limiter-flexible; unlogged, because a crash may well forgive a few guesses.
      await sql`create unlogged table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
        db,
      );
      await sql`create table mail (id text primary key, sealed text not null, created_at timestamptz not null default now())`.execute(db);
      await sql`create index rate_limit_expire on rate_limit (expire)`.execute(db);
    },
  },
  {
    name: '2026-11-23-kernel-tasks-once',
    async up(db) {
      await sql`alter table task add column only_one text`.execute(db);
      await sql`create unique index task_only_one on task (kind, only_one) where only_one is not null and state in ('waiting', 'running')`.execute(
        db,
      );
    },
  },
  kernelWall,
  {
    name: '2026-11-25-kernel-idempotency-claim',
    async up(db) {
      await sql`alter table idempotency_key add column claim text`.execute(db);
    },
  },
  plainWordsMigration,
  auditWordsMigration,
  {
    name: '2026-12-13-kernel-idempotency-standing',
    async up(db) {
      await sql`alter table idempotency_key add column standing text[] not null default '{}'`.execute(db);
    },
  },
];
