import type { OutputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, newId } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { addFeedback, deleteFeedback, restoreFeedback } from '../../contract/index.ts';
import { pupilSeesFeedback } from '../../rules/index.ts';
import { handle, refuse } from '../homework.ts';
import { answerTask } from '../present.ts';
import { shareTask } from '../hold.ts';
import { proveTask, type TaskScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellAssignee } from '../tell.ts';
import { provePupil, shareWithPupil } from './assigning.ts';

type Context = CallContext<HomeworkTables>;
type Row = Selectable<HomeworkTables['homework_feedback']>;

const newsOf = (scope: TaskScope, row: Omit<Row, 'id' | 'feedback' | 'created_at'>) =>
  ({
    classId: scope.row.class_id ?? '',
    taskId: row.task_id,
    userId: row.user_id,
    field: 'feedback',
    toPupil: pupilSeesFeedback({ type: row.type, teacherId: row.teacher_id, shared: row.shared }),
  }) as const;

export const addFeedbackHandler = handle(addFeedback, async (context, { taskId, userId, type, feedback, shared }) => {
  const scope = await proveTask(context, taskId, 'change');
  const pupil = await provePupil(context, scope, userId);
  const row = { id: newId(), task_id: taskId, user_id: pupil, type, feedback, teacher_id: scope.userId, shared };
  return context.transact(async (work) => {
    await shareWithPupil(work, scope, pupil);
    await work.db
      .insertInto('homework_feedback')
      .values({ ...row, created_at: context.clock.now() })
      .execute();
    tellAssignee(work, context, newsOf(scope, row));
    return answerTask({ ...context, db: work.db }, scope);
  });
});

export const deleteFeedbackHandler = handle(deleteFeedback, async (context, { id }) => {
  const found = await context.db.selectFrom('homework_feedback').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('TASK_NOT_FOUND');
  const scope = await proveTask(context, found.task_id, 'change');
  // Another teacher's own note does not exist for anybody else.
  if (found.type === 'notiz' && found.teacher_id !== scope.userId) return refuse('TASK_NOT_FOUND');
  await context.transact(async (work) => {
    await shareTask(work, scope);
    await work.db.deleteFrom('homework_feedback').where('id', '=', id).execute();
    tellAssignee(work, context, newsOf(scope, found));
  });
  return { ...(await answerTask(context, scope)), deleted: sealed(context, found) };
});

type Deleted = OutputOf<typeof deleteFeedback>['deleted'];

/** Longer than the screen offers it, and much too short to keep it for later. */
const restorableMs = 120_000;

/** What was deleted is stored nowhere any more: who took it away holds it, under a seal that nobody else can make. */
export function sealed(context: Pick<Context, 'signer' | 'clock'>, row: Row): Deleted {
  const words = {
    id: row.id,
    taskId: row.task_id,
    userId: row.user_id,
    type: row.type,
    feedback: row.feedback,
    feedbackTeacherId: row.teacher_id === '' ? null : row.teacher_id,
    shared: row.shared,
    at: row.created_at.toISOString(),
    until: new Date(context.clock.now().getTime() + restorableMs).toISOString(),
  };
  return { ...words, seal: context.signer.seal(purpose, claimOf(words)) };
}

const purpose = 'homework-feedback';

function claimOf({ id, taskId, userId, type, feedback, feedbackTeacherId, shared, at, until }: Omit<Deleted, 'seal'>): string {
  return JSON.stringify([id, taskId, userId, type, feedback, feedbackTeacherId, shared, at, until]);
}

export const restoreFeedbackHandler = handle(restoreFeedback, async (context, { seal, ...deleted }) => {
  const scope = await proveTask(context, deleted.taskId, 'change');
  const pupil = await provePupil(context, scope, deleted.userId);
  const isOurs = context.signer.isSealed(purpose, claimOf(deleted), seal);
  if (!isOurs || new Date(deleted.until) < context.clock.now()) return refuse('FEEDBACK_GONE');
  const { id, type, feedback, feedbackTeacherId, shared, at } = deleted;
  const row = { id, task_id: deleted.taskId, user_id: pupil, type, feedback, teacher_id: feedbackTeacherId ?? '', shared };
  await context.transact(async (work) => {
    await shareWithPupil(work, scope, pupil);
    await work.db
      .insertInto('homework_feedback')
      .values({ ...row, created_at: new Date(at) })
      // Brought back twice it stands once.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    tellAssignee(work, context, newsOf(scope, row));
  });
  return answerTask(context, scope);
});
