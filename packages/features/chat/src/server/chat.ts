import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { chatRefusals } from './refusals.ts';
import type { ChatTables } from './tables.ts';

export const { handle } = handlersFor<ChatTables>();
export const refuse = refuserFor(chatRefusals);
