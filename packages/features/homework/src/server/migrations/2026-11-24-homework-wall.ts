import { isMine, isOfMyClasses, isSeen, nameCondition, raiseWall, type Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

const ofClasses = ['homework_class', 'homework_box', 'homework_share'] as const;
const ofTasks = ['homework_assignee', 'homework_feedback', 'homework_attachment'] as const;

/** Plans are there for the school family of their class, private entries for their owner alone. */
export const wallHomework: Migration = {
  name: '2026-11-24-homework-wall',
  async up(db) {
    for (const table of ofClasses) await raiseWall(db, table, isOfMyClasses(`${table}.class_id`));
    await raiseWall(db, 'homework_task', isOfMyClasses('homework_task.class_id'), isMine('homework_task.owner_id'));
    const isOfSeries = 'exists (select from homework_task task where task.series_id = homework_series.id)';
    await raiseWall(db, 'homework_series', isMine('homework_series.created_by'), isOfSeries);
    for (const table of ofTasks) await raiseWall(db, table, isSeen('homework_task', `${table}.task_id`));
    await raiseWall(db, 'homework_feed', isMine('homework_feed.user_id'));
    await nameCondition(
      db,
      'is_attached(id text)',
      'return exists (select from homework_attachment shown where shown.file_id = is_attached.id);',
    );
    await sql`create policy wall_shown_in_homework on file for select using (wall.is_attached(id))`.execute(db);
  },
};
