import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { iconsRefusals } from './refusals.ts';
import type { IconsTables } from './tables.ts';

export const { handle } = handlersFor<IconsTables>();
export const refuse = refuserFor(iconsRefusals);
