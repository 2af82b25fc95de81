import { markStale, useApi } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type CalendarSettings, type EditedDoor, drawLots, editAdvent, judgeDoor, updateAdvent, updateDoor } from '../../contract/index.ts';

export type EditedCalendar = OutputOf<typeof editAdvent>;
type DoorChanges = InputOf<typeof updateDoor>['changes'];

const withDoor = (now: EditedCalendar, number: number, change: (door: EditedDoor) => EditedDoor): EditedCalendar => ({
  ...now,
  doors: now.doors.map((door) => (door.number === number ? change(door) : door)),
});

/** What the picture shows of settings before the server has said which days that means. */
const shownAs = (now: EditedCalendar, changes: Partial<CalendarSettings>): EditedCalendar => {
  const { scene, layout, doorType, perRow, isMixed, title, lead, visibility } = { ...now.settings, ...changes };
  return {
    ...now,
    settings: { ...now.settings, ...changes },
    calendar: { ...now.calendar, scene, layout, doorType, perRow, isMixed, title, lead, visibility },
  };
};

/** What an author does with a calendar: choices show at once and go back when the server refuses. */
export function useCalendarChanges(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(editAdvent, { id });
  const again = () => markStale(client, editAdvent, { id });
  const settle = (now: EditedCalendar, { door }: { readonly door: EditedDoor }) => withDoor(now, door.number, () => door);
  return {
    async set(changes: Partial<CalendarSettings>) {
      const answer = await updates.attempt({ show: (now) => shownAs(now, changes), send: () => api.call(updateAdvent, { id, changes }) });
      // Days, numbers and pictures are the server's to say.
      await again();
      return answer !== null;
    },
    /** Rejects when the server refuses, for forms that keep what was typed. */
    async saveDoor(number: number, changes: DoorChanges) {
      await updates.run({ show: (now) => now, send: () => api.call(updateDoor, { id, number, changes }), settle });
      void again();
    },
    place: (number: number, place: EditedDoor['place']) =>
      updates.attempt({
        show: (now) => ({
          ...withDoor(now, number, (door) => ({ ...door, place })),
          calendar: {
            ...now.calendar,
            doorList: now.calendar.doorList.map((door) => (door.number === number ? { ...door, place } : door)),
          },
        }),
        send: () => api.call(updateDoor, { id, number, changes: { place } }),
      }),
    judge: (number: number, isReleased: boolean, note = '') =>
      updates.attempt({
        show: (now) => withDoor(now, number, (door) => ({ ...door, work: isReleased ? 'released' : 'returned', note })),
        send: () => api.call(judgeDoor, { id, number, isReleased, note }),
        settle,
      }),
    async draw() {
      const answer = await updates.attempt({ show: (now) => now, send: () => api.call(drawLots, { id }) });
      await again();
      return answer?.given ?? null;
    },
  };
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;
