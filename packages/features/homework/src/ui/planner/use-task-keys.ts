import { fill } from '@pausenplatz/kernel-contract';
import type { KeyboardEvent } from 'react';
import type { Task } from '../../contract/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { afterIdFor, placeName, placeOf, zoneOf } from './place.ts';
import { maySendToClass, usePlanView } from './plan-context.ts';

/** Alt and arrows move a task between days and boxes and inside them, with Shift they copy; Alt and K asks for another class; Delete deletes. */
export function useTaskKeys(task: Task, zone: string): (event: KeyboardEvent) => void {
  const view = usePlanView();
  const { plan, changes, say } = view;
  const column = plan.content.find((one) => zoneOf(one) === zone);
  const refocus = (id: string) => {
    // The card is drawn anew in its new place, which takes the focus away.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"] [data-open]`)?.focus(), 60);
  };
  const toZone = async (by: -1 | 1, copy: boolean) => {
    const index = plan.content.findIndex((one) => zoneOf(one) === zone) + by;
    const target = plan.content[index];
    if (!target) return say(taskTexts.atEdge);
    const to = zoneOf(target);
    say(fill(copy ? taskTexts.copied : taskTexts.moved, { task: task.task, place: placeName(plan, to) }));
    if (!copy) refocus(task.id);
    await changes.move(task, { ...placeOf(plan, to), copy });
    if (!copy) refocus(task.id);
  };
  const inside = async (by: -1 | 1) => {
    const order = (task.event ? column?.events : column?.tasks) ?? [];
    const at = order.findIndex(({ id }) => id === task.id);
    const neighbour = order[at + by];
    if (!neighbour) return say(taskTexts.atEdge);
    say(fill(taskTexts.moved, { task: task.task, place: placeName(plan, zone) }));
    const afterId = by === 1 ? neighbour.id : afterIdFor(column, neighbour.id, task.id);
    refocus(task.id);
    await changes.move(task, { ...placeOf(plan, zone), ...(afterId !== undefined && { afterId }) });
    refocus(task.id);
  };
  return (event) => {
    if (event.key === 'Delete') {
      event.preventDefault();
      return void changes.remove(task);
    }
    if (!event.altKey) return;
    // By its place, because Option and K make a sign of their own on a Mac.
    if (event.code === 'KeyK' && maySendToClass(view, task)) {
      event.preventDefault();
      return view.chooseClass(task);
    }
    const move = {
      ArrowLeft: () => toZone(-1, event.shiftKey),
      ArrowRight: () => toZone(1, event.shiftKey),
      ArrowUp: () => inside(-1),
      ArrowDown: () => inside(1),
    };
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight' && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    void move[event.key]();
  };
}
