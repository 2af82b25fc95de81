import type { Plan, Section, Task } from '../contract/index.ts';

type Sections = readonly Section[];

/** Numbers the tasks of a plan through, as the server counts them. */
function numbered(sections: Sections): Section[] {
  let nr = 0;
  return sections.map((section) => ({ ...section, tasks: section.tasks.map((task) => ({ ...task, nr: (nr += 1) })) }));
}

const withSections = (plan: Plan, sections: Sections): Plan => ({ ...plan, sections: numbered(sections) });

export const taskOf = (plan: Plan, id: string): Task | undefined =>
  plan.sections.flatMap(({ tasks }) => tasks).find((task) => task.id === id);

/** The section of a task, and its place there. */
export function placeOfTask(plan: Plan, id: string): { readonly sectionId: string; readonly position: number } | null {
  for (const { id: sectionId, tasks } of plan.sections) {
    const position = tasks.findIndex((task) => task.id === id);
    if (position >= 0) return { sectionId, position };
  }
  return null;
}

/** Puts a task into a section; without a place at its end. */
export function withNewTask(plan: Plan, sectionId: string, task: Task, position?: number): Plan {
  return withSections(
    plan,
    plan.sections.map((section) =>
      section.id === sectionId ? { ...section, tasks: section.tasks.toSpliced(position ?? section.tasks.length, 0, task) } : section,
    ),
  );
}

export function withTask(plan: Plan, id: string, change: Partial<Task>): Plan {
  return withSections(
    plan,
    plan.sections.map((section) => ({ ...section, tasks: section.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)) })),
  );
}

export function withoutTask(plan: Plan, id: string): Plan {
  return withSections(
    plan,
    plan.sections.map((section) => ({ ...section, tasks: section.tasks.filter((task) => task.id !== id) })),
  );
}

/** Moves a task; `position` counts among the others of the section. */
export function withMovedTask(plan: Plan, id: string, sectionId: string, position: number): Plan {
  const task = taskOf(plan, id);
  return task ? withNewTask(withoutTask(plan, id), sectionId, task, position) : plan;
}

export function withSection(plan: Plan, id: string, change: Partial<Section>): Plan {
  return withSections(
    plan,
    plan.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  );
}

export const withNewSection = (plan: Plan, section: Section): Plan => withSections(plan, [...plan.sections, section]);

export function withoutSection(plan: Plan, id: string): Plan {
  return withSections(
    plan,
    plan.sections.filter((section) => section.id !== id),
  );
}

export function withMovedSection(plan: Plan, id: string, position: number): Plan {
  const section = plan.sections.find((one) => one.id === id);
  const others = plan.sections.filter((one) => one.id !== id);
  return section ? withSections(plan, others.toSpliced(position, 0, section)) : plan;
}

/** Where one step up or down leads, from section to section; null at the ends of the plan. */
export function stepFrom(plan: Plan, id: string, by: -1 | 1): { readonly sectionId: string; readonly position: number } | null {
  const here = placeOfTask(plan, id);
  if (!here) return null;
  const at = plan.sections.findIndex((section) => section.id === here.sectionId);
  const last = (plan.sections[at]?.tasks.length ?? 1) - 1;
  const position = here.position + by;
  if (position >= 0 && position <= last) return { ...here, position };
  const next = plan.sections[at + by];
  return next ? { sectionId: next.id, position: by === 1 ? 0 : next.tasks.length } : null;
}
