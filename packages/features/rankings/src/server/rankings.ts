import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { rankingsRefusals } from './refusals.ts';
import type { RankingsTables } from './tables.ts';

export const { handle } = handlersFor<RankingsTables>();
export const refuse = refuserFor(rankingsRefusals);
