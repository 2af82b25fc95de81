import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { HandingIn } from '@pausenplatz/progress/ui/run';
import { finishMentalRun } from '../../contract/index.ts';

export type HandedIn = InputOf<typeof finishMentalRun>;
export type RunResult = OutputOf<typeof finishMentalRun>;

export const handing: HandingIn<HandedIn, RunResult> = {
  trainer: 'mental-arithmetic',
  send: (api, run) => api.call(finishMentalRun, run),
};
