import { isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createChildSafety: Migration = {
  name: '2026-12-15-child-safety-create',
  async up(db) {
    await sql`create table child_safety_school (
      school_id text primary key references school (id) on delete cascade, contacts jsonb not null)`.execute(db);
    await raiseWall(db, 'child_safety_school', isOfMySchools('child_safety_school.school_id'));
  },
};
