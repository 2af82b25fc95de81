import { confirmed } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { holdPupils, proveClass } from '@pausenplatz/schools/server';
import { assignPlan, withdrawPlan } from '../../contract/index.ts';
import { holdPlan, holdTeaching, storePlan } from '../hold.ts';
import { presentAssignment } from '../present.ts';
import { chosenPupils } from '../queries/pupils.ts';
import { givenTo, proveAssignment, proveEdit } from '../scope.ts';
import { handle, refuse } from '../work-plans.ts';

export const assignPlanHandler = handle(assignPlan, async (context, { id, schoolClassId, pupils, dueOn }) => {
  const scope = await proveEdit(context, id);
  await proveClass(context, schoolClassId, 'teach');
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    await holdTeaching(work, schoolClassId, scope.userId);
    if (!(await holdPupils(work, schoolClassId, pupils))) refuse('PUPIL_NOT_IN_CLASS');
    const again = { whole_class: pupils.length === 0, due_on: dueOn, withdrawn_at: null, archived_at: null };
    const { id: assignmentId } = await work.db
      .insertInto('work_plan_assignment')
      .values({ id: newId(), plan_id: id, class_id: schoolClassId, created_by: scope.userId, ...again })
      .onConflict((conflict) => conflict.columns(['plan_id', 'class_id']).doUpdateSet(again))
      .returning('id')
      .executeTakeFirstOrThrow();
    await work.db.updateTable('work_plan_pupil').set({ selected: false }).where('assignment_id', '=', assignmentId).execute();
    if (pupils.length > 0)
      await work.db
        .insertInto('work_plan_pupil')
        .values(
          [...new Set(pupils)].map((user_id) => ({
            assignment_id: assignmentId,
            user_id,
            selected: true,
            self_evaluation: '{}',
            teacher_evaluation: '{}',
            closed_at: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['assignment_id', 'user_id']).doUpdateSet({ selected: true }))
        .execute();
    await storePlan(work, context, id, { archived_at: null });
    const given = (await givenTo(work.db, [id], scope.userId)).find((one) => one.id === assignmentId);
    const chosen = await chosenPupils(work.db, [assignmentId]);
    return { assignment: given ? presentAssignment(given, chosen.get(assignmentId)) : refuse('WORK_PLAN_NOT_FOUND') };
  });
});

export const withdrawPlanHandler = handle(withdrawPlan, async (context, { assignmentId }) => {
  const { row, as } = await proveAssignment(context, assignmentId);
  if (as !== 'teacher') return refuse('WORK_PLAN_FORBIDDEN');
  const scope = await proveEdit(context, row.id);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    await work.db
      .updateTable('work_plan_assignment')
      .set({ withdrawn_at: context.clock.now() })
      .where('id', '=', assignmentId)
      .where('plan_id', '=', row.id)
      .execute();
    await storePlan(work, context, row.id);
  });
  return confirmed;
});
