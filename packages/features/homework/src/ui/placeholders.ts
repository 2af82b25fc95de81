import type { NewTask } from './data.ts';
import type { Task } from '../contract/index.ts';

/** Tasks that were typed and not yet saved: they begin with id −1 (specification section 4) and become real in place. */
export interface Placeholders {
  next(input: NewTask, own: boolean): Task;
  wait(id: string, real: Promise<string>): void;
  becomes(id: string, realId: string): void;
  /** The id that the server knows; waits for it when the task is still being saved. */
  realId(id: string): Promise<string>;
  keyFor(id: string): string;
}

export function createPlaceholders(): Placeholders {
  let last = 0;
  const keys = new Map<string, string>();
  const waiting = new Map<string, Promise<string>>();
  return {
    next(input, own) {
      last -= 1;
      return {
        id: String(last),
        task: input.task,
        subject: input.subject ?? null,
        date: input.date,
        visible: input.visible ?? true,
        event: input.event ?? false,
        eventDateTo: input.eventDateTo ?? null,
        specialDayBox: input.specialDayBox ?? null,
        assignedTo: [],
        assignedToSchoolClass: !own,
        // Behind everything that is there, in the order of typing.
        position: `~${String(-last).padStart(6, '0')}`,
        forSchoolClass: !own,
        minutes: input.minutes ?? null,
        repeat: null,
        attachments: [],
        author: null,
        revision: 0,
      };
    },
    wait(id, real) {
      waiting.set(id, real);
      // Whoever waits for it hears of the refusal; nobody may wait.
      real.catch(() => undefined);
    },
    becomes: (id, realId) => void keys.set(realId, id),
    realId: async (id) => (await waiting.get(id)) ?? id,
    keyFor: (id) => keys.get(id) ?? id,
  };
}
