import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { aiRefusals } from './refusals.ts';
import type { AiTables } from './tables.ts';

export const { handle, handleStream } = handlersFor<AiTables>();
export const refuse = refuserFor(aiRefusals);
