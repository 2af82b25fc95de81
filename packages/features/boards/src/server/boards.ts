import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { boardsRefusals } from './refusals.ts';
import type { BoardsTables } from './tables.ts';

export const { handle } = handlersFor<BoardsTables>();
export const refuse = refuserFor(boardsRefusals);
