import { slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

export interface TickProps {
  readonly className: string;
  readonly isDone: boolean;
  readonly label: string;
  readonly onTick: (isDone: boolean) => void;
}

/**
 * The tick of a task. Whoever has none to set, such as a teacher among the tasks of a class, never loads it; a slot, because a browser has
 * what is in one before it takes over what a server has drawn, so that no tick is lost.
 */
export const tickSlot = slotKey<ComponentType<TickProps>>('homework.tick');
