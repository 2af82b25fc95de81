import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Something happened in a duel: told to the two who play it, and to nobody else. It says neither what nor by whom. */
export const duelChanged = defineHubMessage('DuelChanged', z.object({ v: z.literal(1), id: scalars.id, rev: z.int() }));
