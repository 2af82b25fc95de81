import { asSystem } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { WorkPlansTables } from '../tables.ts';

type Db = Kysely<WorkPlansTables>;

/**
 * What somebody did themselves, by assignment and newest first. A plan may lie in a school family that they have left, whose walls would hide
 * it from them; what is asked for is their own.
 */
export function ownTraces(db: Db, userId: string, limit: number, assignmentId?: string) {
  return asSystem(() =>
    db
      .selectFrom('work_plan_state as state')
      .innerJoin('work_plan_assignment as given', 'given.id', 'state.assignment_id')
      .innerJoin('work_plan', 'work_plan.id', 'given.plan_id')
      .innerJoin('school_class', 'school_class.id', 'given.class_id')
      .select(['given.id as assignment_id', 'work_plan.url', 'work_plan.title', 'class_id', 'school_class.name', 'school_class.color'])
      .select(sql<Date>`max(state.at)`.as('at'))
      .where('state.user_id', '=', userId)
      .where('work_plan.deleted_at', 'is', null)
      .$if(assignmentId !== undefined, (query) => query.where('given.id', '=', assignmentId ?? ''))
      .groupBy(['given.id', 'work_plan.url', 'work_plan.title', 'class_id', 'school_class.name', 'school_class.color'])
      .orderBy('at', 'desc')
      .orderBy('given.id')
      .limit(limit)
      .execute(),
  );
}
