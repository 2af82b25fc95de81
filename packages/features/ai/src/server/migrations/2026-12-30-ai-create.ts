import { isMine, isOfMyClasses, isOfMySchools, isSeen, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Credit, what became of it, chats, and children to ask after. The ledger does not hang on its wallet: what was spent stays when the account
 * is no more. No credit is ever below nothing.
 */
export const createAi: Migration = {
  name: '2026-12-30-ai-create',
  async up(db) {
    await sql`create table ai_wallet (
      id text primary key, person_id text unique, class_id text unique, school_id text unique, credit bigint not null check (credit >= 0),
      test_credit bigint not null check (test_credit >= 0), month_limit bigint, child_limit bigint, made_at timestamptz not null,
      check (num_nonnulls(person_id, class_id, school_id) = 1))`.execute(db);
    await sql`create table ai_ledger (
      id text primary key, number bigint generated always as identity, wallet_id text not null, at timestamptz not null, kind text not null,
      pocket text not null, amount bigint not null, balance_after bigint not null check (balance_after >= 0), person_id text not null,
      project_id text, service text, model text, request_id text not null, unique (request_id, wallet_id, kind, pocket))`.execute(db);
    await sql`create index ai_ledger_wallet on ai_ledger (wallet_id, at)`.execute(db);
    await sql`create index ai_ledger_person on ai_ledger (person_id)`.execute(db);
    await sql`create table ai_reservation (
      request_id text primary key, wallet_id text not null, person_id text not null, service text not null, model text not null,
      credit bigint not null check (credit >= 0), test_credit bigint not null check (test_credit >= 0), made_at timestamptz not null)`.execute(
      db,
    );
    await sql`create index ai_reservation_wallet on ai_reservation (wallet_id)`.execute(db);
    await sql`create index ai_reservation_age on ai_reservation (made_at)`.execute(db);
    await sql`create table ai_day (day date primary key, spent bigint not null)`.execute(db);
    await sql`create table ai_chat (
      id text primary key, user_id text not null, service text not null, model text not null, title text not null, options jsonb not null,
      is_child boolean not null, made_at timestamptz not null, changed_at timestamptz not null)`.execute(db);
    await sql`create index ai_chat_person on ai_chat (user_id, changed_at)`.execute(db);
    await sql`create table ai_message (
      id text primary key, chat_id text not null references ai_chat (id) on delete cascade, position integer not null, role text not null,
      text text not null, state text not null, cost bigint not null, at timestamptz not null, unique (chat_id, position))`.execute(db);
    await sql`create table ai_school (school_id text primary key references school (id) on delete cascade, age integer not null)`.execute(
      db,
    );
    await sql`create table ai_alert (
      id text primary key, class_id text not null, pupil_id text not null, harm text not null, at timestamptz not null, seen_at timestamptz)`.execute(
      db,
    );
    await sql`create index ai_alert_class on ai_alert (class_id, at)`.execute(db);
    await raiseWall(
      db,
      'ai_wallet',
      isMine('ai_wallet.person_id'),
      isOfMyClasses('ai_wallet.class_id'),
      isOfMySchools('ai_wallet.school_id'),
    );
    await raiseWall(db, 'ai_ledger', isSeen('ai_wallet', 'ai_ledger.wallet_id'));
    await raiseWall(db, 'ai_reservation', isSeen('ai_wallet', 'ai_reservation.wallet_id'));
    await raiseWall(db, 'ai_chat', isMine('ai_chat.user_id'));
    await raiseWall(db, 'ai_message', isSeen('ai_chat', 'ai_message.chat_id'));
    await raiseWall(db, 'ai_school', isOfMySchools('ai_school.school_id'));
    await raiseWall(db, 'ai_alert', isOfMyClasses('ai_alert.class_id'));
  },
};
