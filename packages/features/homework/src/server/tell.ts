import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import type { PayloadOf } from '@pausenplatz/kernel-contract';
import { homeworkAssigneeUpdated, homeworkChanged, homeworkShareTopic, homeworkTeachersTopic, homeworkTopic } from '../contract/index.ts';
import type { HomeworkTables } from './tables.ts';

type Change = PayloadOf<typeof homeworkChanged>['change'];

interface PlanNews {
  readonly classId: string | null;
  readonly change: Change;
  readonly taskId?: string;
  readonly revision?: number;
}

/** Tells the class, its guests, or for a private entry its owner alone, that the plan changed; everybody reads again what they may see. */
export async function tellPlan(work: Work<HomeworkTables>, context: CallContext<HomeworkTables>, news: PlanNews): Promise<void> {
  const { userId } = personOf(context);
  const { classId } = news;
  const payload: PayloadOf<typeof homeworkChanged> = {
    v: 1,
    at: context.clock.now().toISOString(),
    by: userId,
    schoolClassId: classId,
    taskId: news.taskId ?? null,
    rev: news.revision ?? 0,
    change: news.change,
  };
  return classId === null ? work.publish({ userId }, homeworkChanged, payload) : publishPlan(work, { ...payload, schoolClassId: classId });
}

/** Tells a class and the guests of its shares. */
export async function publishPlan(
  work: Work<HomeworkTables>,
  payload: PayloadOf<typeof homeworkChanged> & { readonly schoolClassId: string },
): Promise<void> {
  const classId = payload.schoolClassId;
  work.publish({ topic: homeworkTopic(classId) }, homeworkChanged, payload);
  const shares = await work.db.selectFrom('homework_share').select('id').where('class_id', '=', classId).execute();
  // Guests learn that something changed, and not who did it.
  for (const { id } of shares) work.publish({ topic: homeworkShareTopic(id) }, homeworkChanged, { ...payload, by: null, taskId: null });
}

interface AssigneeNews {
  readonly classId: string;
  readonly taskId: string;
  readonly userId: string;
  readonly field: 'done' | 'minutes' | 'feedback';
  /** False for what the pupil does not see: not even that there is something. */
  readonly toPupil?: boolean;
}

/** Tells one pupil and the teachers; a classmate's connection stays silent. */
export function tellAssignee(work: Work<HomeworkTables>, context: CallContext<HomeworkTables>, news: AssigneeNews): void {
  const payload: PayloadOf<typeof homeworkAssigneeUpdated> = {
    v: 1,
    at: context.clock.now().toISOString(),
    by: personOf(context).userId,
    schoolClassId: news.classId,
    taskId: news.taskId,
    userId: news.userId,
    field: news.field,
  };
  work.publish({ topic: homeworkTeachersTopic(news.classId) }, homeworkAssigneeUpdated, payload);
  if (news.toPupil ?? true) work.publish({ userId: news.userId }, homeworkAssigneeUpdated, payload);
}
