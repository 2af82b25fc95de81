import { type ScreenAccess, slotKey } from '@pausenplatz/kernel-host';
import type { ColorName } from '@pausenplatz/kernel-ui';
import type { ComponentType } from 'react';

/** Something to practise with, as the hub shows it. */
export interface Trainer {
  /** Names under which it writes what was practised. */
  readonly writesAs: readonly string[];
  readonly title: string;
  readonly path: string;
  /** Where what is due is practised at once. */
  readonly duePath: string;
  /** How many there are to be secure in; null where they grow with the person. */
  readonly items: number | null;
  /** How long one takes, about. */
  readonly secondsPerItem: number;
  readonly color: ColorName;
  /** Drawn in the colour of the text around it, 96 × 64. */
  readonly Picture: ComponentType;
  /** An item as people call it, such as `7 × 8`; a trainer without names says how many. */
  readonly nameOf?: (item: string) => string;
  readonly access: ScreenAccess;
  readonly position: number;
}

/** What the hub of all trainers shows; trainers put themselves in. */
export const trainers = slotKey<Trainer>('progress.trainer');

/** Where a teacher sets how much time a child has, as a dialog of its own. */
interface PaceSetting {
  readonly Dialog: ComponentType<{ readonly classId: string; readonly pupilId: string; readonly onClose: () => void }>;
}

/** The trainer in which the time of children is set puts itself in; all trainers that run against a clock open it. */
export const paceSetting = slotKey<PaceSetting>('progress.pace');
