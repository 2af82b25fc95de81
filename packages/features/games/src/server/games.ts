import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { gamesRefusals } from './refusals.ts';
import type { GamesTables } from './tables.ts';

export const { handle } = handlersFor<GamesTables>();
export const refuse = refuserFor(gamesRefusals);
