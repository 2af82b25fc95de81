import { presentFile } from '@pausenplatz/documents/server';
import { zurichDay } from '@pausenplatz/kernel-format';
import type { CallContext } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import type { Assignment, Attachment, Plan, PlanPerson, Section, State, Task } from '../contract/index.ts';
import type { Content } from './queries/content.ts';
import type { GivenTo, PlanRow } from './scope.ts';
import type { WorkPlansTables } from './tables.ts';

type Signer = Pick<CallContext<WorkPlansTables>, 'signer' | 'clock'>;
type StateRow = Omit<Selectable<WorkPlansTables['work_plan_state']>, 'assignment_id' | 'user_id'>;

export function presentState({ task_id, status, at, seen_at, solution_at, feeling }: StateRow): State {
  return { taskId: task_id, status, at: at.toISOString(), isSeen: seen_at !== null, solutionOpened: solution_at !== null, feeling };
}

type AttachmentRow = Content['attachments'][number];

export function presentAttachment(services: Signer, row: AttachmentRow): Attachment {
  const { id, name, type, attachment, is_solution: isSolution } = row;
  return { id, name, type, attachment, isSolution, file: row.file === null ? null : presentFile(services, row.file) };
}

export function presentTask(services: Signer, row: Content['tasks'][number], nr: number, attachments: readonly AttachmentRow[]): Task {
  const { id, title, text, icon, mandatory, level, revision, group_size: groupSize, correction_mode: correctionMode } = row;
  const shown = attachments.map((one) => presentAttachment(services, one));
  return { id, nr, title, text, icon, mandatory, level, groupSize, correctionMode, revision, attachments: shown };
}

/** The sections of one plan with their tasks, numbered through. */
export function presentSections(services: Signer, content: Content, planId: string): Section[] {
  const attachmentsOf = Map.groupBy(content.attachments, (one) => one.task_id);
  const tasksOf = Map.groupBy(content.tasks, (one) => one.section_id);
  let nr = 0;
  return content.sections
    .filter((one) => one.plan_id === planId)
    .map(({ id, title, background_color: backgroundColor }) => ({
      id,
      title,
      backgroundColor,
      tasks: (tasksOf.get(id) ?? []).map((one) => presentTask(services, one, (nr += 1), attachmentsOf.get(one.id) ?? [])),
    }));
}

export function presentAssignment(given: GivenTo, pupils: readonly string[] = []): Assignment {
  const schoolClass = { id: given.class_id, name: given.class_name, color: given.class_color };
  return {
    id: given.id,
    schoolClass,
    wholeClass: given.whole_class,
    pupils: [...pupils],
    dueOn: given.due_on,
    isArchived: given.isArchived,
  };
}

interface Around {
  readonly sections: Section[];
  readonly canEdit: boolean;
  readonly author: PlanPerson | null;
  readonly assignments: Assignment[];
  readonly own: Plan['own'];
}

export function presentPlan({ clock }: Signer, row: PlanRow, around: Around): Plan {
  const { id, url, title, text, template, keywords, level, revision, row_print: rowPrint } = row;
  return {
    id,
    url,
    title,
    text,
    template,
    keywords,
    level,
    revision,
    rowPrint,
    selfEvaluationMode: row.self_evaluation_mode,
    isArchived: row.archived_at !== null,
    today: zurichDay(clock.now()),
    ...around,
  };
}
