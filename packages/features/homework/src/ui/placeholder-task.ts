import type { Task } from '../contract/index.ts';
import type { NewTask } from './data.ts';

/** A task that was typed and is not saved yet: it begins with a negative id (specification section 4) and becomes real in place. */
export function placeholderTask(id: string, input: NewTask, own: boolean): Task {
  const pupils = input.pupils ?? [];
  return {
    id,
    task: input.task,
    subject: input.subject ?? null,
    date: input.date,
    visible: input.visible ?? true,
    event: input.event ?? false,
    eventDateTo: input.eventDateTo ?? null,
    specialDayBox: input.specialDayBox ?? null,
    assignedTo: pupils.map((one) => ({ id: one, selected: true, doneAt: null, minutes: null, feedback: [] })),
    assignedToSchoolClass: !own && pupils.length === 0,
    // Behind everything that is there, in the order of typing.
    position: `~${id.slice(1).padStart(6, '0')}`,
    forSchoolClass: !own,
    minutes: input.minutes ?? null,
    repeat: null,
    attachments: [],
    opens: input.opens ?? null,
    author: null,
    revision: 0,
  };
}
