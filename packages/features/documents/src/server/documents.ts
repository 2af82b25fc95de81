import { documentsRefusals } from './refusals.ts';
import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import type { DocumentsTables } from './tables.ts';

export const { handle } = handlersFor<DocumentsTables>();
export const refuse = refuserFor(documentsRefusals);
export type Context = CallContext<DocumentsTables>;
