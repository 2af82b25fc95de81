import type { Role } from '@pausenplatz/kernel-contract';
import { type CallContext, stepKey } from '@pausenplatz/kernel-server';
import type { TrainerState } from '../contract/index.ts';
import type { ProgressTables } from './tables.ts';

/** Whose state is asked for; who may know it was proven before. */
export interface Learner {
  readonly userId: string;
  readonly roles: readonly Role[];
  /** Living classes of theirs: for somebody else who asks, those that both are in. */
  readonly attendsClassIds: readonly string[];
}

/** Trainers that keep themselves what somebody knows tell it here, so that it is shown beside the others. One query each. */
export const trainerStatesStep =
  stepKey<(asking: Pick<CallContext<ProgressTables>, 'db' | 'clock'>, learner: Learner) => Promise<TrainerState[]>>('trainerStates');
