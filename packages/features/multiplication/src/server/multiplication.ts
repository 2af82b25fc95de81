import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { multiplicationRefusals } from './refusals.ts';
import type { MultiplicationTables } from './tables.ts';

export const { handle } = handlersFor<MultiplicationTables>();
export const refuse = refuserFor(multiplicationRefusals);
