import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An entry may lead to an own screen of another feature: what is due on that day. */
export const openingHomework: Migration = {
  name: '2026-12-01-homework-opens',
  async up(db) {
    await sql`alter table homework_task add column opens text`.execute(db);
  },
};
