import { type CallContext, stepKey } from '@pausenplatz/kernel-server';
import type { TrainerState } from '../contract/index.ts';
import type { ProgressTables } from './tables.ts';

/** Trainers that keep themselves what somebody knows tell it here, so that the hub shows them beside the others. One query each. */
export const trainerStatesStep =
  stepKey<(asking: Pick<CallContext<ProgressTables>, 'db' | 'actor' | 'clock'>) => Promise<TrainerState[]>>('trainerStates');
