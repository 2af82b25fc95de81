import { sql } from 'kysely';
import { auditNamesStep, giveStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { schoolsKeeps } from './keeps.ts';
import { membershipsOf } from './memberships.ts';
import type { SchoolsTables } from './tables.ts';

/** Where a person belongs. */
export const schoolsSteps: Steps = {
  keeps: schoolsKeeps,
  given: [
    giveStep(auditNamesStep, { kind: 'class', query: (ids) => sql`select id, name as words from school_class where id = any(${ids})` }),
    giveStep(auditNamesStep, { kind: 'school', query: (ids) => sql`select id, name as words from school where id = any(${ids})` }),
  ],
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
};
