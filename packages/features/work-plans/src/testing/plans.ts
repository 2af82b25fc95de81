import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { Insertable } from 'kysely';
import type { WorkPlansTables } from '../server/index.ts';

export const workPlansTablesOf = (world: World) => ownTables<WorkPlansTables>(world.services.db);

interface PlantedPlan {
  readonly id: string;
  readonly url: string;
  readonly sectionId: string;
  /** In order: corrected by the teacher, by the pupil, by nobody (and optional). */
  readonly taskIds: readonly [string, string, string];
  readonly attachmentId: string;
}

type PlanColumns = Partial<Insertable<WorkPlansTables['work_plan']>>;

/** Plants a plan of the teacher of class 3a, with one section and three tasks, that nobody has yet. */
export async function aPlan(world: World, columns: PlanColumns = {}): Promise<PlantedPlan> {
  const db = workPlansTablesOf(world);
  const planted = { id: newId(), url: newId(), sectionId: newId(), taskIds: [newId(), newId(), newId()] as const, attachmentId: newId() };
  const { id, url, sectionId, taskIds, attachmentId } = planted;
  const item = { id: 'mut', question: 'Wie ging es?', mode: 'smiley3', type: 'pupil' } as const;
  await db
    .insertInto('work_plan')
    .values({
      id,
      url,
      owner_id: world.people.teacherOfClass.userId,
      school_id: null,
      title: 'Zahlenmauern',
      row_print: '[]',
      self_evaluation_mode: JSON.stringify([item]),
      archived_at: null,
      deleted_at: null,
      ...columns,
    })
    .execute();
  await db
    .insertInto('work_plan_section')
    .values({ id: sectionId, plan_id: id, title: 'Rechnen', background_color: 'teal', position: 'a0', deleted_at: null })
    .execute();
  const modes = ['teacher', 'self', 'none'] as const;
  await db
    .insertInto('work_plan_task')
    .values(
      taskIds.map((taskId, at) => ({
        id: taskId,
        plan_id: id,
        section_id: sectionId,
        title: `Aufgabe ${at + 1}`,
        icon: null,
        position: `a${at}`,
        deleted_at: null,
        correction_mode: modes[at] ?? 'none',
        mandatory: at < 2,
      })),
    )
    .execute();
  await db
    .insertInto('work_plan_attachment')
    .values({
      id: attachmentId,
      task_id: taskIds[1],
      name: 'Lösung',
      type: 'link',
      attachment: 'https://schule.example/loesung',
      file_id: null,
      is_solution: true,
      position: 'a0',
      deleted_at: null,
    })
    .execute();
  return planted;
}

/** The same, in the hands of class 3a; `only` narrows it to these pupils. */
export async function aGivenPlan(
  world: World,
  { columns = {}, only }: { readonly columns?: PlanColumns; readonly only?: readonly string[] } = {},
) {
  const plan = await aPlan(world, columns);
  const assignmentId = newId();
  const db = workPlansTablesOf(world);
  await db
    .insertInto('work_plan_assignment')
    .values({
      id: assignmentId,
      plan_id: plan.id,
      class_id: world.ownClassId,
      whole_class: only === undefined,
      due_on: '2027-03-12',
      created_by: world.people.teacherOfClass.userId,
      withdrawn_at: null,
      archived_at: null,
    })
    .execute();
  if (only !== undefined && only.length > 0)
    await db
      .insertInto('work_plan_pupil')
      .values(
        only.map((user_id) => ({
          assignment_id: assignmentId,
          user_id,
          selected: true,
          self_evaluation: '{}',
          teacher_evaluation: '{}',
          closed_at: null,
        })),
      )
      .execute();
  return { ...plan, assignmentId };
}

type State = Insertable<WorkPlansTables['work_plan_state']>;

/** Puts a task of Mia's into a state. */
export async function aState(world: World, of: Pick<State, 'assignment_id' | 'task_id'>, state: Partial<State>): Promise<void> {
  await workPlansTablesOf(world)
    .insertInto('work_plan_state')
    .values({
      user_id: world.people.pupilOwner.userId,
      status: 'open',
      at: world.services.clock.now(),
      seen_at: null,
      solution_at: null,
      feeling: null,
      ...of,
      ...state,
    })
    .execute();
}

/** A line of Mia's protocol, written by herself unless said. */
export async function anEntry(
  world: World,
  of: { readonly assignment_id: string; readonly task_id: string },
  entry: Partial<Insertable<WorkPlansTables['work_plan_entry']>> = {},
): Promise<string> {
  const [id, mia] = [newId(), world.people.pupilOwner.userId];
  await workPlansTablesOf(world)
    .insertInto('work_plan_entry')
    .values({
      id,
      user_id: mia,
      written_by: mia,
      from_teacher: false,
      status: null,
      response: '56 Äpfel',
      at: world.services.clock.now(),
      taken_at: null,
      ...of,
      ...entry,
    })
    .execute();
  return id;
}
