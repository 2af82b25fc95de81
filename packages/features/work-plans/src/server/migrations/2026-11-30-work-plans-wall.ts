import {
  isMine,
  isOfMyClasses,
  isOfMyPeople,
  isSeen,
  type Migration,
  nameCondition,
  raiseWall,
  raiseWallApart,
} from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * A plan is there for its author, for the school family of the classes that have it, and as a template for whom its author gave it.
 * What pupils did is there for them and their school family, whoever may read the plan.
 */
export const wallWorkPlans: Migration = {
  name: '2026-11-30-work-plans-wall',
  async up(db) {
    const isGiven = 'exists (select from work_plan_assignment given where given.plan_id = work_plan.id)';
    const [mine, ofSchool] = [isMine('work_plan.owner_id'), 'wall.is_of_my_schools(work_plan.school_id)'];
    await raiseWallApart(db, 'work_plan', {
      read: [
        mine,
        isGiven,
        `(work_plan.template = 'public' and work_plan.deleted_at is null)`,
        `(work_plan.template = 'school' and ${ofSchool})`,
      ],
      change: [mine, isGiven],
      add: [mine],
    });
    await raiseWall(db, 'work_plan_section', isSeen('work_plan', 'work_plan_section.plan_id'));
    await raiseWall(db, 'work_plan_task', isSeen('work_plan', 'work_plan_task.plan_id'));
    await raiseWall(db, 'work_plan_attachment', isSeen('work_plan_task', 'work_plan_attachment.task_id'));
    await raiseWall(db, 'work_plan_assignment', isOfMyClasses('work_plan_assignment.class_id'));
    await raiseWall(db, 'work_plan_pupil', isSeen('work_plan_assignment', 'work_plan_pupil.assignment_id'));
    for (const table of ['work_plan_state', 'work_plan_entry'])
      await raiseWall(db, table, isMine(`${table}.user_id`), isOfMyPeople(`${table}.user_id`));
    await raiseWall(db, 'work_plan_entry_file', isSeen('work_plan_entry', 'work_plan_entry_file.entry_id'));
    await raiseWall(db, 'work_plan_like', isMine('work_plan_like.user_id'));
    await nameCondition(
      db,
      'is_in_work_plan(id text)',
      `return exists (select from work_plan_attachment shown where shown.file_id = is_in_work_plan.id)
        or exists (select from work_plan_entry_file shown where shown.file_id = is_in_work_plan.id);`,
    );
    await sql`create policy wall_shown_in_work_plan on file for select using (wall.is_in_work_plan(id))`.execute(db);
  },
};
