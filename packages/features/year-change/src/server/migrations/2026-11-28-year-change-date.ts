import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A plan has a day from which it is meant to run; those of before get the first of their school year. */
export const dateYearPlans: Migration = {
  name: '2026-11-28-year-change-date',
  async up(db) {
    await sql`alter table year_plan add column day date`.execute(db);
    await sql`update year_plan set day = make_date(school_year, 8, 1)`.execute(db);
    await sql`alter table year_plan alter column day set not null`.execute(db);
  },
};
