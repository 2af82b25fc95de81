import { fill } from '@pausenplatz/kernel-contract';
import { shortDay } from '@pausenplatz/kernel-format';
import { notify } from '@pausenplatz/kernel-ui';
import type { Task } from '../contract/index.ts';
import { taskTexts } from '../texts.ui.ts';

/** Longer than an info usually stays: there is something to decide. */
const shownMs = 10_000;

/** A saved event loses its end (specification section 4): says so, and offers it again. */
export function sayEndFell(before: Task, saved: Task, keep: (id: string, end: string) => void): void {
  const end = before.eventDateTo;
  if (end === null || !saved.event || saved.eventDateTo !== null) return;
  const action = { label: fill(taskTexts.endFell.keep, { day: shortDay(end) }), run: () => keep(saved.id, end) };
  notify({ type: 'info', title: taskTexts.endFell.title, body: saved.task, timeoutMs: shownMs, actions: [action] });
}
