import { storedFile } from '@pausenplatz/documents/contract';
import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { workPlanLimits as limits } from './limits.ts';
import {
  attachmentTypes,
  correctionModes,
  evaluationModes,
  evaluationTypes,
  groupSizes,
  planStatuses,
  sectionColors,
  taskIcons,
  taskStatuses,
  templateKinds,
} from './words.ts';

export const level = z.int().check(z.gte(0), z.lte(3));
const slug = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,22}$/));

/** A column that is printed beside each task, to be filled by hand; `length` is its width in millimetres. */
export const printColumn = z.strictObject({
  id: slug,
  label: scalars.text(limits.printLabelMaximum),
  length: z.int().check(z.gte(8), z.lte(60)),
});
export const rowPrint = z.array(printColumn).check(scalars.atMost(limits.printColumns));

/** A question at the end of a plan: to the pupil, whose answer stands beside the teacher's, or to the teacher alone. */
export const evaluationItem = z.strictObject({
  id: slug,
  question: scalars.text(limits.questionMaximum),
  mode: z.enum(evaluationModes),
  type: z.enum(evaluationTypes),
});
export type EvaluationItem = z.output<typeof evaluationItem>;
export const selfEvaluationMode = z.array(evaluationItem).check(scalars.atMost(limits.evaluationItems));

/** What somebody answered, by the item's id; null takes an answer back. */
export const evaluationValue = z.nullable(
  z.union([z.int().check(z.gte(1), z.lte(10)), z.string().check(scalars.atMost(limits.textMaximum))]),
);
export const evaluationAnswers = z.record(z.string(), z.union([z.number(), z.string()]));
export type EvaluationAnswers = z.output<typeof evaluationAnswers>;

export const attachment = z.object({
  id: scalars.id,
  name: z.string(),
  type: z.enum(attachmentTypes),
  /** An address, or the path of a page or a tool; empty for a file, which stands beside it. */
  attachment: z.string(),
  file: z.nullable(storedFile),
  /** Pupils open it before they may say that they are done. */
  isSolution: z.boolean(),
  /** A solution that its reader has not opened: address and file come once the opening is noted. */
  isSealed: z.boolean(),
});
export type Attachment = z.output<typeof attachment>;

export const state = z.object({
  taskId: scalars.id,
  status: z.enum(taskStatuses),
  /** When it became so. */
  at: scalars.timestamp,
  /** The teacher has opened what was handed in. */
  isSeen: z.boolean(),
  solutionOpened: z.boolean(),
  /** How it went, as the pupil says: 1 hard, 2 so-so, 3 easy. */
  feeling: z.nullable(z.number()),
});
export type State = z.output<typeof state>;

export const task = z.object({
  id: scalars.id,
  /** Counted through the whole plan, anew after each change. */
  nr: z.number(),
  title: z.string(),
  text: z.string(),
  icon: z.nullable(z.enum(taskIcons)),
  mandatory: z.boolean(),
  level: z.number(),
  groupSize: z.enum(groupSizes),
  correctionMode: z.enum(correctionModes),
  attachments: z.array(attachment),
  revision: z.number(),
});
export type Task = z.output<typeof task>;

export const section = z.object({
  id: scalars.id,
  title: z.string(),
  backgroundColor: z.enum(sectionColors),
  tasks: z.array(task),
});
export type Section = z.output<typeof section>;

export const person = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
export type PlanPerson = z.output<typeof person>;
export const schoolClass = z.object({ id: scalars.id, name: z.string(), color: z.string() });

export const assignment = z.object({
  id: scalars.id,
  schoolClass,
  wholeClass: z.boolean(),
  /** Single pupils; empty where the whole class has the plan, and for pupils. */
  pupils: z.array(scalars.id),
  dueOn: z.nullable(scalars.calendarDay),
  isArchived: z.boolean(),
});
export type Assignment = z.output<typeof assignment>;

/** What a pupil has of a plan. */
const own = z.object({
  assignmentId: scalars.id,
  userId: scalars.id,
  status: z.enum(planStatuses),
  /** Only tasks in which something happened; the others are open. */
  states: z.array(state),
  selfEvaluation: evaluationAnswers,
  /** Answers of the teacher, shown beside the own ones. */
  teacherEvaluation: evaluationAnswers,
  feedbackTeacher: z.string(),
  teachers: z.array(person),
});
export type OwnPlan = z.output<typeof own>;

export const plan = z.object({
  id: scalars.id,
  url: z.string(),
  title: z.string(),
  text: z.string(),
  template: z.enum(templateKinds),
  keywords: z.array(z.string()),
  level: z.number(),
  rowPrint,
  selfEvaluationMode,
  sections: z.array(section),
  isArchived: z.boolean(),
  revision: z.number(),
  /** The school's today, in Zurich. */
  today: scalars.calendarDay,
  canEdit: z.boolean(),
  /** Whose plan it is; null for people elsewhere, and once they have been forgotten. */
  author: z.nullable(person),
  /** Those that the reader teaches, or the own one. */
  assignments: z.array(assignment),
  /** Null for teachers. */
  own: z.nullable(own),
});
export type Plan = z.output<typeof plan>;

/** One line of the protocol: a new state, an answer, a comment, or several of these at once. */
export const entry = z.object({
  id: scalars.id,
  date: scalars.timestamp,
  /** Who wrote it; empty once they have been forgotten. */
  name: z.string(),
  response: z.string(),
  status: z.nullable(z.enum(taskStatuses)),
  files: z.array(storedFile),
  fromTeacher: z.boolean(),
  isMine: z.boolean(),
});
export type Entry = z.output<typeof entry>;
