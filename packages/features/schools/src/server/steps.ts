import { ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { forgetClass } from './forget-class.ts';
import { membershipsOf } from './memberships.ts';
import type { SchoolsTables } from './tables.ts';

/** Where a person belongs, and how they leave every place at once. */
export const schoolsSteps: Steps = {
  forgetClass,
  async exportFor(services, userId) {
    const db = ownTables<SchoolsTables>(services.db);
    const { schools, classes } = await membershipsOf(db, userId);
    const groups = await db
      .selectFrom('group_member')
      .innerJoin('school_group', 'school_group.id', 'group_member.group_id')
      .select(['name', 'kind'])
      .where('user_id', '=', userId)
      .execute();
    const requests = await db
      .selectFrom('join_request')
      .innerJoin('school', 'school.id', 'join_request.school_id')
      .select(['school.name as school', 'message', 'state', 'reason', 'join_request.created_at', 'answered_at'])
      .where('user_id', '=', userId)
      .execute();
    return { data: { schools, classes, groups, joinRequests: requests } };
  },
  async forget(_services, work, userId) {
    const { db } = ownWork<SchoolsTables>(work);
    const rows: Record<string, number> = {};
    for (const table of [
      'school_member',
      'class_teacher',
      'class_pupil',
      'group_member',
      'join_request',
      'former_admin',
      'former_pupil',
    ] as const) {
      const gone = await db.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst();
      rows[table] = Number(gone.numDeletedRows);
    }
    // Groups and answers stay with the school; nobody is named any more.
    await db.updateTable('school_group').set({ created_by: '' }).where('created_by', '=', userId).execute();
    await db.updateTable('deleted_group').set({ created_by: '' }).where('created_by', '=', userId).execute();
    await sql`update deleted_group set user_ids = array_remove(user_ids, ${userId}) where ${userId} = any(user_ids)`.execute(db);
    await db.updateTable('join_request').set({ answered_by: null }).where('answered_by', '=', userId).execute();
    return rows;
  },
};
