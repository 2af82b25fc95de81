import { newId } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { CorrectionMode, TaskStatus } from '../../contract/index.ts';
import type { WorkPlansTables } from '../tables.ts';
import { demoPast } from './plans.data.ts';

interface PastPlan {
  readonly assignmentId: string;
  readonly tasks: readonly { readonly id: string; readonly correction: CorrectionMode; readonly title: string }[];
  readonly pupils: readonly string[];
  readonly noah: string;
  readonly teacher: string;
  /** When the last ones were through. */
  readonly at: Date;
}

const dayMs = 86_400_000;

/** A class that is through: everything handed in and corrected, each child's own view beside the teacher's, and for Noah what was said on the way. */
export async function plantPast(db: Kysely<WorkPlansTables>, plan: PastPlan): Promise<void> {
  const { assignmentId, tasks, pupils, noah, teacher, at } = plan;
  const daysBefore = (days: number) => new Date(at.getTime() - days * dayMs);
  const work = pupils.flatMap((user_id, pupil) =>
    tasks.map(({ id: task_id, correction, title }, place) => {
      const status: TaskStatus = correction === 'teacher' ? 'finished' : 'done';
      return {
        user_id,
        task_id,
        status,
        title,
        feeling: 1 + ((pupil * 2 + place * 2) % 3),
        at: daysBefore(tasks.length - place + (pupil % 3)),
      };
    }),
  );
  await db
    .insertInto('work_plan_state')
    .values(
      work.map(({ user_id, task_id, status, at: when, feeling }) => ({
        assignment_id: assignmentId,
        user_id,
        task_id,
        status,
        at: when,
        seen_at: when,
        solution_at: null,
        feeling,
      })),
    )
    .execute();
  const lines = work.flatMap(({ user_id, task_id, status, title, at: when }) => {
    const said = user_id === noah ? demoPast.noah[title] : undefined;
    const about = { assignment_id: assignmentId, user_id, task_id, taken_at: null } as const;
    const before = new Date(when.getTime() - 95 * 60_000);
    const handedIn = {
      ...about,
      written_by: user_id,
      from_teacher: false,
      status: 'done' as const,
      response: said?.child ?? '',
      at: before,
    };
    const corrected = {
      ...about,
      written_by: teacher,
      from_teacher: true,
      status: 'finished' as const,
      response: said?.teacher ?? '',
      at: when,
    };
    return status === 'finished' ? [handedIn, corrected] : [{ ...handedIn, at: when }];
  });
  await db
    .insertInto('work_plan_entry')
    .values(lines.map((line) => ({ id: newId(), ...line })))
    .execute();
  await db
    .insertInto('work_plan_pupil')
    .values(
      pupils.map((user_id, pupil) => ({
        assignment_id: assignmentId,
        user_id,
        selected: false,
        self_evaluation: JSON.stringify({ mut: 1 + ((pupil + 1) % 3), fleiss: 3 + (pupil % 3) }),
        teacher_evaluation: JSON.stringify({ mut: 1 + (pupil % 3), fleiss: 3 + ((pupil + 1) % 3) }),
        feedback_teacher: user_id === noah ? demoPast.feedback : '',
        feedback_by: user_id === noah ? teacher : '',
        closed_at: at,
      })),
    )
    .execute();
}
