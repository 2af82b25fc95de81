import type { Services, Work } from '@pausenplatz/kernel-server';
import { classKey } from '@pausenplatz/schools/rules';
import { refuse } from './year-change.ts';
import type { StepMemo } from './step-memo.ts';
import type { YearChangeTables } from './tables.ts';
import { tellStep } from './year-operation.ts';
import { undoStep, type UndoObstacle } from './undo-step.ts';

interface DoneStep {
  readonly planId: string;
  readonly schoolId: string;
  readonly classId: string;
  readonly memo: StepMemo;
}

/** Takes one class of a plan back and notes it; answers what stands in the way, and then nothing is changed. */
export async function takeBack(
  work: Work<YearChangeTables>,
  services: Services,
  { planId, schoolId, classId, memo }: DoneStep,
): Promise<UndoObstacle | null> {
  const obstacle = await undoStep(work, services, classId, memo);
  if (obstacle) return obstacle;
  await work.db
    .updateTable('year_step')
    .set({ state: 'undone', memo: null })
    .where('plan_id', '=', planId)
    .where('class_id', '=', classId)
    .execute();
  await work.audit({
    action: 'year.undo',
    scopeId: schoolId,
    subject: { kind: 'class', id: classId },
    details: { plan: planId },
    changes: memo.name === memo.after.name ? [] : [{ was: memo.after.name, is: memo.name }],
  });
  await tellStep(work, { planId, schoolId, classId, state: 'undone' });
  return null;
}

/** Refuses where a class that was taken back would be called as another one of its school is. */
export async function refuseDoubledNames(work: Work<YearChangeTables>, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return;
  const schools = work.db.selectFrom('school_class').select('school_id').where('id', 'in', classIds);
  const classes = await work.db
    .selectFrom('school_class')
    .select(['id', 'name', 'school_id as schoolId'])
    .where('school_id', 'in', schools)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  const groups = Map.groupBy(classes, ({ schoolId, name }) => `${schoolId} ${classKey(name)}`);
  const doubled = [...groups.values()].find((group) => group.length > 1 && group.some(({ id }) => classIds.includes(id)));
  if (doubled) refuse('PLAN_NAME_TAKEN', { details: { name: doubled[0]?.name ?? '' } });
}
