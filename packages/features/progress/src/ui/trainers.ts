import { type ScreenAccess, slotKey } from '@pausenplatz/kernel-host';
import type { ColorName } from '@pausenplatz/kernel-ui/theme';
import type { ComponentType } from 'react';

/** What a trainer looks like, light enough for frames on other websites. */
export interface TrainerFace {
  /** Names under which it writes what was practised; by the first one blocks on pages name it. */
  readonly writesAs: readonly [string, ...string[]];
  readonly title: string;
  readonly path: string;
  readonly color: ColorName;
  /** Drawn in the colour of the text around it, 96 × 64. */
  readonly Picture: ComponentType;
}

/** Something to practise with, as the hub shows it. */
export interface Trainer extends TrainerFace {
  /** Where what is due is practised at once. */
  readonly duePath: string;
  /** How many there are to be secure in; null where they grow with the person. */
  readonly items: number | null;
  /** How long one takes, about. */
  readonly secondsPerItem: number;
  /** An item as people call it, such as `7 × 8`; a trainer without names says how many. */
  readonly nameOf?: (item: string) => string;
  readonly access: ScreenAccess;
  readonly position: number;
  /** Of the trainer in which a teacher sets how much time a child has: the dialog, which all trainers that run against a clock open. */
  readonly PaceDialog?: ComponentType<{ readonly classId: string; readonly pupilId: string; readonly onClose: () => void }>;
}

/** What the hub of all trainers shows; trainers put themselves in. */
export const trainers = slotKey<Trainer>('progress.trainer');

/** Something to play with, as the hub shows it below the trainers: it keeps no state there. */
export interface LearnGame {
  readonly title: string;
  /** In a few words. */
  readonly says: string;
  readonly path: string;
  readonly color: ColorName;
  /** Drawn in the colour of the text around it, 96 × 64. */
  readonly Picture: ComponentType;
  /** What waits there for somebody, such as an invitation; draws nothing where nothing does. */
  readonly Note?: ComponentType;
  readonly access: ScreenAccess;
  readonly position: number;
}

/** The games below the trainers; games put themselves in. */
export const learnGames = slotKey<LearnGame>('progress.game');
