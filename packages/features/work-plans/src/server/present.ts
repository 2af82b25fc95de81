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

/** Whether the solution of a task is kept from its reader. */
type IsKept = (taskId: string) => boolean;
const keptFromNobody: IsKept = () => false;

/** Solutions are kept from a pupil who has not opened them yet. */
export function keptFrom(states: readonly State[]): IsKept {
  const opened = new Set(states.filter(({ solutionOpened }) => solutionOpened).map(({ taskId }) => taskId));
  return (taskId) => !opened.has(taskId);
}

export function presentAttachment(services: Signer, row: AttachmentRow, isKept = keptFromNobody): Attachment {
  const { id, name, type, attachment, is_solution: isSolution } = row;
  if (isSolution && isKept(row.task_id)) return { id, name, type, attachment: '', isSolution, isSealed: true, file: null };
  return { id, name, type, attachment, isSolution, isSealed: false, file: row.file === null ? null : presentFile(services, row.file) };
}

interface NumberedTask {
  readonly row: Content['tasks'][number];
  /** Counted through the whole plan. */
  readonly nr: number;
  readonly attachments: readonly AttachmentRow[];
}

export function presentTask(services: Signer, { row, nr, attachments }: NumberedTask, isKept = keptFromNobody): Task {
  const { id, title, text, icon, mandatory, level, revision, group_size: groupSize, correction_mode: correctionMode } = row;
  const shown = attachments.map((one) => presentAttachment(services, one, isKept));
  return { id, nr, title, text, icon, mandatory, level, groupSize, correctionMode, revision, attachments: shown };
}

/** The sections of one plan with their tasks, numbered through. */
export function presentSections(services: Signer, content: Content, planId: string, isKept = keptFromNobody): Section[] {
  const attachmentsOf = Map.groupBy(content.attachments, (one) => one.task_id);
  const tasksOf = Map.groupBy(content.tasks, (one) => one.section_id);
  let nr = 0;
  return content.sections
    .filter((one) => one.plan_id === planId)
    .map(({ id, title, background_color: backgroundColor }) => ({
      id,
      title,
      backgroundColor,
      tasks: (tasksOf.get(id) ?? []).map((one) =>
        presentTask(services, { row: one, nr: (nr += 1), attachments: attachmentsOf.get(one.id) ?? [] }, isKept),
      ),
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
