import { storedFile } from '@pausenplatz/documents/contract';
import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { boxSides, feedbackTypes, pupilSortOrders, repeatModes, subjectColors } from './words.ts';

export const taskText = scalars.text(homeworkLimits.taskMaximum);
export const subjectName = scalars.text(homeworkLimits.subjectMaximum);
export const minutes = z.int().check(z.gte(0), z.lte(homeworkLimits.minutesMaximum));
export const weekdays = z.array(z.int().check(z.gte(1), z.lte(7))).check(scalars.atMost(7));

export const person = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
export const pupil = z.object({ ...person.shape, number: z.number() });
export type PlanPupil = z.output<typeof pupil>;

export const subject = z.strictObject({ name: subjectName, color: z.enum(subjectColors) });
export type Subject = z.output<typeof subject>;

/** An undated place beside the week; `perWeek` boxes begin empty every Monday. */
export const box = z.object({ id: scalars.id, title: z.string(), side: z.enum(boxSides), position: z.string(), perWeek: z.boolean() });

export const feedback = z.object({
  id: scalars.id,
  type: z.enum(feedbackTypes),
  feedback: z.string(),
  /** Null once the teacher has been forgotten. */
  feedbackTeacherId: z.nullable(scalars.id),
  /** Whether a note is shown to more people than its author. */
  shared: z.boolean(),
  at: scalars.timestamp,
});
export type TaskFeedback = z.output<typeof feedback>;

/** What is known of one pupil and one task. A task of the whole class lists only pupils about whom there is something to say. */
const assignee = z.object({
  id: scalars.id,
  selected: z.boolean(),
  doneAt: z.nullable(scalars.timestamp),
  /** What the pupil needed, where pupils may set it. */
  minutes: z.nullable(z.number()),
  feedback: z.array(feedback),
});
export type Assignee = z.output<typeof assignee>;

export const repeat = z.object({ mode: z.enum(repeatModes), from: scalars.calendarDay, to: scalars.calendarDay, selectedDays: weekdays });

/** A task or an event of the plan (specification section 3). */
export const task = z.object({
  id: scalars.id,
  task: z.string(),
  subject: z.nullable(z.string()),
  /** Null in a box that belongs to no week. */
  date: z.nullable(scalars.calendarDay),
  visible: z.boolean(),
  event: z.boolean(),
  eventDateTo: z.nullable(scalars.calendarDay),
  specialDayBox: z.nullable(scalars.id),
  assignedTo: z.array(assignee),
  assignedToSchoolClass: z.boolean(),
  position: z.string(),
  /** False for a private entry, which only its owner ever sees. */
  forSchoolClass: z.boolean(),
  minutes: z.nullable(z.number()),
  repeat: z.nullable(repeat),
  attachments: z.array(storedFile),
  /** Path of an own screen to which the entry leads, whose own right decides who sees it; null for guests. */
  opens: z.nullable(z.string()),
  /** Who wrote it; null for guests. */
  author: z.nullable(scalars.id),
  revision: z.number(),
});
export type Task = z.output<typeof task>;

/** One column of the plan: a day, or an undated box. */
export const column = z.object({
  day: z.nullable(scalars.calendarDay),
  specialDayBox: z.nullable(scalars.id),
  tasks: z.array(task),
  events: z.array(task),
});
export type Column = z.output<typeof column>;

export const group = z.object({ id: scalars.id, name: z.string(), pupils: z.array(scalars.id) });

/** Above so many minutes per pupil and day the teacher is warned. */
export const limitMinutes = z.int().check(z.gte(homeworkLimits.limitMinimum), z.lte(homeworkLimits.limitMaximum));

/** What a class has chosen for its planner. */
export const classSettings = z.object({
  title: z.string(),
  subjects: z.array(subject),
  /** The own limit of the class; null where it has none. */
  limitMinutes: z.nullable(z.number()),
  pupilsCanSetDuration: z.boolean(),
  pupilSortOrder: z.enum(pupilSortOrders),
});
export type ClassSettings = z.output<typeof classSettings>;

/** The homework view model (specification section 3). */
export const plan = z.object({
  ...classSettings.shape,
  /** The limit of the school, for a class without its own. */
  schoolLimitMinutes: z.nullable(z.number()),
  schoolClass: z.object({ id: scalars.id, name: z.string(), color: z.string() }),
  from: scalars.calendarDay,
  to: scalars.calendarDay,
  /** The school's today, in Zurich. */
  today: scalars.calendarDay,
  canTeach: z.boolean(),
  isGuest: z.boolean(),
  /** Teachers see the class, pupils themselves, guests nobody. */
  pupils: z.array(pupil),
  /** Minutes that the other classes of a child ask for on a day: for teachers, whose limit counts them. */
  otherMinutes: z.array(z.object({ userId: scalars.id, day: scalars.calendarDay, minutes: z.number() })),
  teachers: z.array(person),
  groups: z.array(group),
  specialDayBoxesBefore: z.array(box),
  specialDayBoxesAfter: z.array(box),
  /** Defaults of the display switches (specification section 9); each device remembers its own. */
  showWeekend: z.boolean(),
  showTeachers: z.boolean(),
  showDurations: z.boolean(),
  content: z.array(column),
  /** What a guest listens to; null for members, who listen to their class. */
  shareTopic: z.nullable(z.string()),
});
export type Plan = z.output<typeof plan>;
