import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { mentalArithmeticRefusals } from './refusals.ts';
import type { MentalArithmeticTables } from './tables.ts';

export const { handle } = handlersFor<MentalArithmeticTables>();
export const refuse = refuserFor(mentalArithmeticRefusals);
