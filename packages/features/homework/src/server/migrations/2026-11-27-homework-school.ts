import { isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** What a school says about the load of a day, for all of its classes that say nothing themselves. */
export const schoolHomework: Migration = {
  name: '2026-11-27-homework-school',
  async up(db) {
    await sql`create table homework_school (
      school_id text primary key references school (id) on delete cascade, limit_minutes integer not null)`.execute(db);
    await raiseWall(db, 'homework_school', isOfMySchools('homework_school.school_id'));
  },
};
