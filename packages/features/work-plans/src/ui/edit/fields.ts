import type { Plan, Section, Task } from '../../contract/index.ts';

/** What is saved field by field. */
export type TaskFields = Pick<Task, 'title' | 'text' | 'icon' | 'mandatory' | 'level' | 'groupSize' | 'correctionMode'>;
export type SectionFields = Pick<Section, 'title' | 'backgroundColor'>;
export type PlanFields = Pick<Plan, 'title' | 'text'>;
export type TaskChange = Partial<TaskFields>;
export type SectionChange = Partial<SectionFields>;
export type PlanChange = Partial<PlanFields>;
/** Saved, refused (and said), or refused because somebody else wrote at the same place: then their words. */
export type Saved = 'saved' | 'refused' | { readonly theirs: string };

/** A task before the server has made it. */
export const fresh = (id: string, title: string): Task => ({
  id,
  nr: 0,
  title,
  text: '',
  icon: null,
  mandatory: true,
  level: 0,
  groupSize: 'EA',
  correctionMode: 'teacher',
  attachments: [],
  revision: 0,
});
