import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { workPlansRefusals } from './refusals.ts';
import type { WorkPlansTables } from './tables.ts';

export const { handle } = handlersFor<WorkPlansTables>();
export const refuse = refuserFor(workPlansRefusals);
