import type { CallContext } from '@pausenplatz/kernel-server';
import type { Section, Task } from '../contract/index.ts';
import { presentTask } from './present.ts';
import type { GoneTask } from './queries/gone-tasks.ts';
import type { WorkPlansTables } from './tables.ts';

type Signer = Pick<CallContext<WorkPlansTables>, 'signer' | 'clock'>;
type WorkedTask = Task & { readonly isGone: boolean };
interface WorkedSection extends Omit<Section, 'tasks'> {
  readonly tasks: readonly WorkedTask[];
}

/** The sections of a plan, and behind their tasks those that were taken off it since; sections that are gone stand last. Numbers stay those of the plan. */
export function withGoneTasks(services: Signer, sections: readonly Section[], gone: readonly GoneTask[]): WorkedSection[] {
  const goneIn = Map.groupBy(gone, (task) => task.section_id);
  const told = (id: string) =>
    (goneIn.get(id) ?? []).map((row) => ({ ...presentTask(services, { row, nr: 0, attachments: [] }), isGone: true }));
  const here = sections.map((section) => ({
    ...section,
    tasks: [...section.tasks.map((task) => ({ ...task, isGone: false })), ...told(section.id)],
  }));
  const known = new Set(sections.map(({ id }) => id));
  const others = [...goneIn].flatMap(([id, [first]]) =>
    first && !known.has(id) ? [{ id, title: first.section_title, backgroundColor: first.background_color, tasks: told(id) }] : [],
  );
  return [...here, ...others];
}
