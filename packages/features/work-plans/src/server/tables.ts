import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated, JSONColumnType } from 'kysely';
import type {
  AttachmentType,
  CorrectionMode,
  EvaluationAnswers,
  EvaluationItem,
  GroupSize,
  Plan,
  SectionColor,
  TaskIcon,
  TaskStatus,
  TemplateKind,
} from '../contract/index.ts';

/** Tables of work plans. Days are YYYY-MM-DD; `position` is a fractional index, compared byte by byte. */
export interface OwnTables {
  work_plan: {
    id: string;
    /** In addresses; never guessable. */
    url: string;
    /** Empty once the author was forgotten. */
    owner_id: string;
    /** Of the author, where the plan is a template for others. */
    school_id: string | null;
    title: string;
    text: Generated<string>;
    template: Generated<TemplateKind>;
    keywords: Generated<string[]>;
    level: Generated<number>;
    row_print: JSONColumnType<Plan['rowPrint']>;
    self_evaluation_mode: JSONColumnType<EvaluationItem[]>;
    likes: Generated<number>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    archived_at: Date | null;
    deleted_at: Date | null;
  };
  work_plan_section: {
    id: string;
    plan_id: string;
    title: string;
    background_color: SectionColor;
    position: string;
    deleted_at: Date | null;
  };
  work_plan_task: {
    id: string;
    plan_id: string;
    section_id: string;
    title: string;
    text: Generated<string>;
    icon: TaskIcon | null;
    mandatory: Generated<boolean>;
    level: Generated<number>;
    group_size: Generated<GroupSize>;
    correction_mode: Generated<CorrectionMode>;
    position: string;
    revision: Generated<number>;
    deleted_at: Date | null;
  };
  work_plan_attachment: {
    id: string;
    task_id: string;
    name: string;
    type: AttachmentType;
    attachment: string;
    file_id: string | null;
    is_solution: boolean;
    position: string;
    deleted_at: Date | null;
  };
  /** A plan in the hands of a class. Withdrawn and given again it is the same row, with all that pupils did. */
  work_plan_assignment: {
    id: string;
    plan_id: string;
    class_id: string;
    whole_class: boolean;
    due_on: string | null;
    created_by: string;
    created_at: Generated<Date>;
    withdrawn_at: Date | null;
    /** At the change of the school year: read, and changed by nobody. */
    archived_at: Date | null;
  };
  /** One pupil and one assignment: whether it was given to just them, and what was said about the whole plan. */
  work_plan_pupil: {
    assignment_id: string;
    user_id: string;
    selected: boolean;
    self_evaluation: JSONColumnType<EvaluationAnswers>;
    teacher_evaluation: JSONColumnType<EvaluationAnswers>;
    feedback_teacher: Generated<string>;
    feedback_by: Generated<string>;
    /** When a teacher closed the plan for the pupil. */
    closed_at: Date | null;
  };
  /** The last line of the protocol that set a state; no row is open. */
  work_plan_state: {
    assignment_id: string;
    task_id: string;
    user_id: string;
    status: TaskStatus;
    at: Date;
    seen_at: Date | null;
    solution_at: Date | null;
    feeling: number | null;
  };
  work_plan_entry: {
    id: string;
    assignment_id: string;
    task_id: string;
    /** The pupil whose protocol it is. */
    user_id: string;
    /** Who wrote it; empty once they were forgotten. */
    written_by: string;
    from_teacher: boolean;
    status: TaskStatus | null;
    response: string;
    at: Date;
    /** Words and files were taken away by their writer. */
    taken_at: Date | null;
  };
  work_plan_entry_file: { entry_id: string; assignment_id: string; file_id: string; position: number };
  work_plan_like: { plan_id: string; user_id: string };
}

export type WorkPlansTables = OwnTables & SchoolsTables & DocumentsTables & PeopleTables;
