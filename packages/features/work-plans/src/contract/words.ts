/** What is stored of one pupil and one task (decisions 2.1). */
export const taskStatuses = ['open', 'inProgress', 'question', 'answer', 'done', 'redo', 'finished'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Who says that a task is done: nobody, the pupil with the solution, the teacher. */
export const correctionModes = ['none', 'self', 'teacher'] as const;
export type CorrectionMode = (typeof correctionModes)[number];

/** Einzelarbeit, Partnerarbeit, Gruppenarbeit. */
export const groupSizes = ['EA', 'PA', 'GA'] as const;
export type GroupSize = (typeof groupSizes)[number];

export const sectionColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;
export type SectionColor = (typeof sectionColors)[number];

/** Pictures of tasks, for those who cannot read yet. */
export const taskIcons = [
  'book',
  'calculator',
  'pencil',
  'brush',
  'scissors',
  'music',
  'globe',
  'plant',
  'run',
  'talk',
  'ear',
  'eye',
  'computer',
  'camera',
  'puzzle',
  'star',
  'apple',
  'house',
  'letters',
  'cube',
] as const;
export type TaskIcon = (typeof taskIcons)[number];

export const attachmentTypes = ['file', 'link', 'page', 'tool'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Who finds a plan as a template. */
export const templateKinds = ['none', 'own', 'school', 'public'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const evaluationModes = ['smiley3', 'stars5', 'scale10', 'text'] as const;
export type EvaluationMode = (typeof evaluationModes)[number];
export const evaluationTypes = ['pupil', 'teacher'] as const;

/** State of a whole plan for one pupil. */
export const planStatuses = ['open', 'inProgress', 'done', 'finished'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export const planTabs = ['my', 'archive', 'template'] as const;
export type PlanTab = (typeof planTabs)[number];
export const planSorts = ['date', 'name'] as const;
