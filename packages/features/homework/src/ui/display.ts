import { safeStorage } from '@pausenplatz/kernel-browser';
import { useIsTakenOver, useMinWidth } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Plan } from '../contract/index.ts';

/** Display switches of the planner, remembered on this device (specification section 9). */
export interface Display {
  readonly showWeekend: boolean;
  readonly showTeachers: boolean;
  readonly showDurations: boolean;
}
export type DisplaySwitch = keyof Display;

const storage = safeStorage('local');
const key = 'homework-display';
/** From here on seven days have room beside each other, in CSS pixels. */
const weekendWidth = 1024;

function stored(): Partial<Record<DisplaySwitch, boolean>> {
  try {
    const found: unknown = JSON.parse(storage.get(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'boolean'));
  } catch {
    // Written by something else; the plan's defaults serve.
    return {};
  }
}

/** What the device chose; where it chose nothing, what the plan says. */
export function useDisplay(): { displayFor: (plan: Plan) => Display; setSwitch: (name: DisplaySwitch, on: boolean) => void } {
  const isTakenOver = useIsTakenOver();
  const isWide = useMinWidth(weekendWidth);
  const [kept, setKept] = useState<ReturnType<typeof stored> | null>(null);
  // A server knows nothing of this device, so the first view is what the plan says.
  const chosen = kept ?? (isTakenOver ? stored() : {});
  return {
    displayFor: (plan) => ({
      // A tablet has room for five days side by side, not for seven (specification section 9 knows wide screens only).
      showWeekend: chosen.showWeekend ?? (plan.showWeekend && isWide),
      showTeachers: chosen.showTeachers ?? plan.showTeachers,
      // Hidden unless pupils may set them (specification section 9); the load bar counts them anyway.
      showDurations: chosen.showDurations ?? plan.showDurations,
    }),
    setSwitch(name, on) {
      const next = { ...chosen, [name]: on };
      setKept(next);
      storage.set(key, JSON.stringify(next));
    },
  };
}
